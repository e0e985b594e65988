/**
 * The wrong rows of the account's last import as a file to correct and bring again: its own heads and cells, and what
 * is wrong beside them.
 */
import { Readable } from 'node:stream'
import { guarded } from '../../../values/formula-guard.ts'
import { AppError } from '../../../errors/app-error.ts'
import { demand } from '../../policies/rights.ts'
import type { Context } from '../context.ts'
import { csv } from '../export/csv.ts'
import { fileName } from '../export/file-name.ts'
import type { Column, Format } from '../export/format.ts'
import { xlsx } from '../export/xlsx/xlsx.ts'
import type { Answer, OperationOf } from '../operation.ts'
import { PROBLEM } from './columns.ts'
import { messageOf } from './job.ts'
import { keptWrong } from './refused-rows.ts'
import { begin, latest, type Run } from './runs.ts'

const FORMATS: Readonly<Record<Run['file_format'], Format>> = { csv, xlsx }

export const importProblems: OperationOf = async (context, entity) => {
  demand(context.actor, entity, 'create')
  const run = await latest(context, entity.name, begin('check'))
  if (run === null || run.progress.wrong === 0) throw new AppError('import_no_problems')
  return wrongRows(context, run, { name: entity.label[context.lang], count: run.progress.wrong })
}

interface About {
  readonly name: string
  readonly count: number
}

export function wrongRows(context: Context, run: Run<unknown>, { name, count }: About): Answer {
  const kept = run.heads.flatMap((head, at) => (isProblem(head) ? [] : [at]))
  return sheet(context, run.file_format, {
    name: `${name}_${PROBLEM[context.lang]}`,
    heads: [...kept.map((at) => run.heads[at]!), PROBLEM[context.lang]],
    wide: 1,
    count,
    rows: linesOf(context, run, kept),
  })
}

async function* linesOf(context: Context, run: Run<unknown>, kept: readonly number[]): AsyncGenerator<Lines> {
  for await (const rows of keptWrong(context, run.id))
    yield rows.map(({ cells, problems }) => [
      ...kept.map((at) => cells[at] ?? ''),
      messageOf(problems, context.lang).slice(0, MOST_TEXT),
    ])
}

/** Of a cell. */
const MOST_TEXT = 2000
const isProblem = (head: string): boolean => Object.values(PROBLEM).includes(head)

type Lines = readonly (readonly string[])[]

interface Sheet {
  /** Of the file, before the time. */
  readonly name: string
  readonly heads: readonly string[]
  /** So many of the last columns hold sentences. */
  readonly wide: number
  readonly count: number
  readonly rows: AsyncIterable<Lines>
}

/** Texts as they are, in the format that the person's own file had. */
export function sheet(
  { now }: Context,
  written: Run['file_format'],
  { name, heads, wide, count, rows }: Sheet,
): Answer {
  const format = FORMATS[written]
  const columns = heads.map((head, at): Column => ({
    head,
    type: 'text',
    scale: 0,
    width: at >= heads.length - wide ? 320 : 120,
  }))
  const stream = Readable.from(
    bytesOf(format.write(textsOf(rows, format.guarded), { columns, title: heads.at(-1)! })),
    { objectMode: false },
  )
  const file = { stream, name: fileName(name, now, format.ending), type: format.type }
  return { kind: 'file', file: { ...file, rows: count, exact: true, size: null } }
}

async function* bytesOf(pieces: AsyncIterable<{ readonly bytes: Buffer }>): AsyncGenerator<Buffer> {
  for await (const { bytes } of pieces) yield bytes
}

/** As the database would write them. */
async function* textsOf(rows: AsyncIterable<Lines>, isGuarded: boolean): AsyncGenerator<Buffer> {
  for await (const some of rows) {
    const lines = some.map((cells) => cells.map((cell) => quoted(isGuarded ? guarded(cell) : cell)).join(','))
    yield Buffer.from(`${lines.join('\n')}\n`)
  }
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
