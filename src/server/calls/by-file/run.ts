/**
 * A whole file of calls, row after row. In charge of the run around them: its place in the database, its beat, what has
 * come of each row. It goes on when the caller leaves; what is done stays done, whatever becomes of the rest.
 */
import { AppError } from '../../../errors/app-error.ts'
import { settledBy } from '../../../model/actions.ts'
import type { FileRun } from '../../../model/answers.ts'
import type { Context } from '../../operations/context.ts'
import { columnsOf } from '../../operations/import/columns.ts'
import { begun, type Draft, read } from '../../operations/import/draft.ts'
import type { FileTable } from '../../operations/import/file.ts'
import { SERVER_STOPS, Stopped } from '../../operations/import/in-process.ts'
import { BEAT_MS } from '../../operations/import/import.ts'
import { type Job, problemsOf } from '../../operations/import/job.ts'
import { openFile } from '../../operations/import/open-file.ts'
import * as runs from '../../operations/import/runs.ts'
import { errorMessage } from '../../messages/error-message.ts'
import type { Performance } from '../perform.ts'
import type { CallFile } from './call-file.ts'
import { doOne } from './each.ts'
import { findRecords, type Found } from './find.ts'
import { keepOutcome } from './outcomes.ts'
import { answerSaid } from './said.ts'

export type Progress = Omit<FileRun, 'id' | 'state' | 'outcomes'>

export const beginning = (mode: Progress['mode']): Progress => ({
  mode,
  percent: 0,
  rows: 0,
  done: 0,
  repeated: 0,
  refused: 0,
  problems: [],
  choices: {},
  ignored: [],
  message: null,
})

/** How the rows' calls are made. */
export interface Means extends Omit<Performance, 'key' | 'payload' | 'call'> {
  /** Nobody foresaw it: a row is refused for it, and whoever runs the server is told. */
  readonly failed: (error: unknown) => void
  /** A request as people send it, held to the call's document. */
  readonly request: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

export interface Asked {
  readonly mode: Progress['mode']
  /** Errors that are settled beforehand by their choices. */
  readonly answers: readonly string[]
}

interface Running {
  readonly file: CallFile
  readonly means: Means
  readonly asked: Asked
  readonly id: number
  readonly stop: AbortController
}

/** Never rejects: what went wrong is noted with the run, and answered. */
export async function carryOut(context: Context, running: Running, bytes: Buffer): Promise<AppError | null> {
  const { id, asked, stop } = running
  const here = { progress: beginning(asked.mode) }
  const beating = setInterval(() => {
    void runs
      .beat(context, id, here.progress)
      .then((goesOn) => {
        if (!goesOn) stop.abort()
      })
      .catch(() => undefined)
  }, BEAT_MS)
  try {
    await throughRows(context, running, bytes, here)
    clearInterval(beating)
    await runs.end(context, id, 'done', { ...here.progress, percent: 100 })
    return null
  } catch (error) {
    clearInterval(beating)
    const known = error instanceof AppError ? error : new AppError('server', {}, null, { cause: error })
    const isStopped = error instanceof Stopped
    // Who did not ask for it is told, as of a server that was killed.
    const isAsked = isStopped && stop.signal.reason !== SERVER_STOPS
    const message = isStopped ? null : errorMessage(known, context.lang)
    await runs.end(context, id, isAsked ? 'stopped' : 'failed', { ...here.progress, message }).catch(() => undefined)
    return isStopped ? null : known
  }
}

interface Here {
  progress: Progress
}

async function throughRows(context: Context, running: Running, bytes: Buffer, here: Here): Promise<void> {
  const { file, id } = running
  // What is wrong with the file as a whole, down to its last row, is told before anything is done with the first.
  const first = await opened(context, file, bytes)
  let total = 0
  for await (const rows of first.table.batches) {
    refuseStopped(running)
    total += rows.length
  }
  here.progress = { ...here.progress, ignored: first.job.columns.ignored }
  await runs.noteFile(context, id, first.table.format, first.job.heads)
  const { job, table } = await opened(context, file, bytes)
  for await (const rows of table.batches) {
    const drafts = rows.map((row) => begun(job, row))
    await read(context, job, drafts, job.columns.known)
    const records = await findRecords(context, file, job, drafts)
    for (const draft of drafts) {
      refuseStopped(running)
      await oneRow(context, running, { job, draft, record: records.get(draft) }, here)
      here.progress = { ...here.progress, percent: Math.floor((here.progress.rows / Math.max(total, 1)) * 100) }
    }
  }
}

function refuseStopped({ stop }: Running): void {
  if (stop.signal.aborted) throw new Stopped()
}

interface Row {
  readonly job: Job
  readonly draft: Draft
  readonly record: Found | undefined
}

async function oneRow(context: Context, running: Running, { job, draft, record }: Row, here: Here): Promise<void> {
  const { file, means, asked, id } = running
  const { row, problems } = draft
  const settled = settledBy(context.model.app.errors, file.action)
  try {
    if (record === undefined || problems.length > 0) return await refuse([])
    const payload = means.request(requestOf(context, file, draft, record, asked))
    const now = { ...context, now: context.store.now() }
    const { answer, repeated } = await doOne(now, asked.mode, { ...means, call: file.call, payload })
    count(repeated ? 'repeated' : 'done')
    await keep(answer, repeated)
  } catch (error) {
    const told = error instanceof AppError ? error : new AppError('operation_failed', {}, null, { cause: error })
    // Nothing more can be done, nor told.
    if (told.key === 'database_unavailable') throw told
    if (told !== error) means.failed(error)
    if (Object.hasOwn(settled, told.key))
      here.progress = { ...here.progress, choices: oneMore(here.progress.choices, told.key) }
    await refuse(problemsOf(job, told))
  }

  /** The row is done by now: whatever fails here, it is not told as one that was not. */
  async function keep(answer: unknown, repeated: boolean): Promise<void> {
    try {
      const shows = file.action.shows.filter((field) => asked.mode === 'do' || !isSecret(field))
      const text = answerSaid(context, shows, answer)
      await keepOutcome(context, means.outgoing, id, { row: row.number, text, repeated, cells: runs.cellsOf(job, row) })
    } catch (error) {
      means.failed(error)
    }
  }

  async function refuse(more: readonly Draft['problems'][number][]): Promise<void> {
    const wrong = { row, problems: [...problems, ...more] }
    const told = wrong.problems.map((problem) => ({ row: row.number, ...problem }))
    await runs.keepWrong(context, id, job, [wrong])
    here.progress = {
      ...here.progress,
      problems: [...here.progress.problems, ...told].slice(0, runs.FIRST_PROBLEMS),
    }
    count('refused')
  }

  function count(what: 'done' | 'repeated' | 'refused'): void {
    here.progress = { ...here.progress, rows: here.progress.rows + 1, [what]: here.progress[what] + 1 }
  }
}

const oneMore = (counts: Progress['choices'], key: string): Progress['choices'] => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
})

/** A plain text is what nothing keeps in the clear, as in the window that shows an answer. */
const isSecret = ({ kind, enum: codes }: CallFile['action']['shows'][number]): boolean =>
  kind === 'string' && codes === null

/** Defaults, as a dialog has them beforehand; what the row says; what the record gives; what was settled beforehand. */
function requestOf(
  { model }: Context,
  { action, asked: fields }: CallFile,
  { sent }: Draft,
  { key, given }: Found,
  { answers }: Asked,
): Readonly<Record<string, unknown>> {
  const settled = settledBy(model.app.errors, action)
  return {
    ...Object.fromEntries(
      fields.flatMap(({ name, default: usual, when }) => {
        const value = sent[name] ?? (when === null ? usual : undefined)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    ...given,
    [action.record]: key,
    ...Object.assign({}, ...answers.map((error) => settled[error]?.sets)),
  }
}

async function opened(
  context: Context,
  { form }: CallFile,
  bytes: Buffer,
): Promise<{ readonly job: Job; readonly table: FileTable }> {
  const headsOf = (heads: readonly string[]) => columnsOf(context, form, heads)
  const table = await openFile(bytes, (heads) => {
    const found = headsOf(heads)
    return found instanceof AppError ? found : null
  })
  const columns = headsOf(table.heads)
  if (columns instanceof AppError) throw columns
  const job: Job = {
    entity: form,
    columns,
    heads: table.heads,
    key: [],
    lang: context.lang,
    reading: { model: context.model, lang: context.lang, from1904: table.from1904 },
    remembered: new Map(),
    seen: new Map(),
  }
  return { job, table }
}
