/**
 * A whole file, batch by batch. Checking undoes each batch by itself, so that nobody waits for it; writing is one
 * transaction, so that an import that dies leaves nothing. When a row is wrong and all or nothing is to be written, the
 * rest of the file is only checked.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { ImportCounts, ImportProblem } from '../../../model/answers.ts'
import type { Entity } from '../../../model/model.ts'
import type { Context } from '../context.ts'
import { note } from '../audit.ts'
import { inTransaction } from '../write/transaction.ts'
import { type Outcome, writeBatch } from './batch.ts'
import { columnsIn, columnsOf } from './columns.ts'
import { withoutExample } from './example.ts'
import type { FileRow, FileTable } from './file.ts'
import type { Job, Wrong } from './job.ts'
import { keyOf } from './key.ts'
import { openFile } from './open-file.ts'

export interface Asked {
  readonly mode: 'check' | 'all' | 'good'
  readonly key: string | undefined
}

export const NONE: ImportCounts = { rows: 0, added: 0, changed: 0, unchanged: 0, wrong: 0, doubtful: 0 }

export interface Watcher {
  /** Throws when the work is to end. */
  pause(): Promise<void>
  began(
    job: Job,
    table: FileTable,
    file: { readonly rows: number; readonly passedOver: readonly string[] },
  ): Promise<void>
  /** Nothing has come of any row yet: a try that failed is made again. */
  afresh(): void
  /** Of the file's rows. */
  counted(counts: ImportCounts): void
  /** Within the transaction that writes, or outside of any. */
  wrong(context: Context, job: Job, rows: readonly Wrong[]): Promise<void>
  doubted(doubts: readonly ImportProblem[]): void
}

/** Answers whether anything was written. */
export async function work(
  asking: Context,
  entity: Entity,
  bytes: Buffer,
  asked: Asked,
  watcher: Watcher,
): Promise<boolean> {
  // The journal is told of the import, not of each of its records.
  const context: Context = { ...asking, journal: 'whole' }
  await readThrough(await opened(context, entity, bytes, asked), watcher)
  if (asked.mode === 'check') {
    const { job, table } = await opened(context, entity, bytes, asked)
    await check(context, job, table, NONE, watcher)
    return false
  }
  let halted: Halted | null = null
  let written = NONE
  await inTransaction(context, entity, {}, async (within) => {
    // Another try begins anew.
    watcher.afresh()
    const { job, table } = await opened(context, entity, bytes, asked)
    halted = await write(within, job, table, asked.mode === 'all', {
      ...watcher,
      counted: (counts) => {
        written = counts
        watcher.counted(counts)
      },
    })
    if (halted !== null) throw new Undone()
    await note(within, { action: 'import', entity, count: written.added + written.changed })
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  if (halted === null) return true
  const { job, table, counts, wrong } = halted as Halted
  await watcher.wrong(context, job, wrong)
  await check(context, job, table, counts, watcher)
  return false
}

/** What is wrong with the file as a whole, down to its last row, is told before anything is done with the first. */
async function readThrough({ job, table, passedOver }: Opened, watcher: Watcher): Promise<void> {
  let rows = 0
  for await (const batch of table.batches) {
    await watcher.pause()
    rows += batch.length
  }
  await watcher.began(job, table, { rows, passedOver: passedOver() })
}

class Undone extends Error {}
interface Halted extends Omit<Opened, 'passedOver'> {
  readonly counts: ImportCounts
  readonly wrong: readonly Wrong[]
}

interface Opened {
  readonly job: Job
  readonly table: FileTable
  /** Of what has been read, in words. */
  readonly passedOver: () => readonly string[]
}

async function opened(context: Context, entity: Entity, bytes: Buffer, { key }: Asked): Promise<Opened> {
  const headsOf = (heads: readonly string[]) => columnsOf(context, entity, heads)
  const table = await openFile(bytes, (heads) => asError(headsOf(heads)))
  const columns = headsOf(table.heads)
  if (columns instanceof AppError) throw columns
  const job: Job = {
    entity,
    columns,
    heads: table.heads,
    key: keyOf(entity, key, columns),
    lang: context.lang,
    reading: { model: context.model, lang: context.lang, from1904: table.from1904 },
    remembered: new Map(),
    seen: new Map(),
  }
  const { batches, told } = withoutExample(context, columnsIn(context, entity), columns, table)
  return { job, table: { ...table, batches }, passedOver: () => [...columns.ignored, ...told(context.lang)] }
}

const asError = (found: unknown): AppError | null => (found instanceof AppError ? found : null)

async function check(
  context: Context,
  job: Job,
  table: FileTable,
  before: ImportCounts,
  watcher: Watcher,
): Promise<void> {
  let counts = before
  for await (const rows of table.batches) {
    await watcher.pause()
    const outcome = await undone(context, job, rows)
    if (outcome.wrong.length > 0) await watcher.wrong(context, job, outcome.wrong)
    watcher.doubted(outcome.doubts)
    counts = sum(counts, rows, outcome)
    watcher.counted(counts)
  }
}

/** The batch is written as it would be, and taken back. */
async function undone(context: Context, job: Job, rows: readonly FileRow[]): Promise<Outcome> {
  let outcome: Outcome | null = null
  await inTransaction(context, job.entity, {}, async (within) => {
    outcome = await writeBatch(within, job, rows)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return outcome!
}

async function write(
  within: Context,
  job: Job,
  table: FileTable,
  isAll: boolean,
  watcher: Watcher,
): Promise<Halted | null> {
  let counts = NONE
  for await (const rows of unending(table.batches)) {
    await watcher.pause()
    const outcome = await writeBatch(within, job, rows)
    watcher.doubted(outcome.doubts)
    counts = sum(counts, rows, outcome)
    watcher.counted(counts)
    if (outcome.wrong.length === 0) continue
    if (isAll) return { job, table, counts, wrong: outcome.wrong }
    await watcher.wrong(within, job, outcome.wrong)
  }
  return null
}

/** Leaving a loop would end the generator, which may be read on. */
const unending = <T>(source: AsyncGenerator<T>): AsyncIterable<T> => ({
  [Symbol.asyncIterator]: () => ({ next: () => source.next() }),
})

const sum = (counts: ImportCounts, rows: readonly FileRow[], outcome: Outcome): ImportCounts => ({
  rows: counts.rows + rows.length,
  added: counts.added + outcome.added,
  changed: counts.changed + outcome.changed,
  unchanged: counts.unchanged + outcome.unchanged,
  wrong: counts.wrong + outcome.wrong.length,
  doubtful: counts.doubtful + new Set(outcome.doubts.map(({ row }) => row)).size,
})
