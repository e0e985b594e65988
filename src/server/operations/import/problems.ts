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
import type { OperationOf } from '../operation.ts'
import { PROBLEM } from './columns.ts'
import { keptWrong, latest, type Run } from './runs.ts'

const FORMATS: Readonly<Record<Run['file_format'], Format>> = { csv, xlsx }

export const importProblems: OperationOf = async (context, entity) => {
  demand(context.actor, entity, 'create')
  const run = await latest(context, entity)
  if (run === null || run.progress.wrong === 0) throw new AppError('import_no_problems')
  const format = FORMATS[run.file_format]
  const heads = run.heads.filter((head) => !isProblem(head))
  const columns = [...heads, PROBLEM[context.lang]].map((head, at): Column => ({
    head,
    type: 'text',
    scale: 0,
    width: at === heads.length ? 320 : 120,
  }))
  const stream = Readable.from(
    bytesOf(format.write(rowsOf(context, run, format.guarded), { columns, title: PROBLEM[context.lang] })),
    { objectMode: false },
  )
  const name = fileName(`${entity.label[context.lang]}_${PROBLEM[context.lang]}`, context.now, format.ending)
  return { kind: 'file', file: { stream, name, type: format.type, rows: run.progress.wrong, exact: true, size: null } }
}

const isProblem = (head: string): boolean => Object.values(PROBLEM).includes(head)

async function* bytesOf(pieces: AsyncIterable<{ readonly bytes: Buffer }>): AsyncGenerator<Buffer> {
  for await (const { bytes } of pieces) yield bytes
}

/** As the database would write them. */
async function* rowsOf(context: Context, { id, heads }: Run, isGuarded: boolean): AsyncGenerator<Buffer> {
  for await (const rows of keptWrong(context, id)) {
    const lines = rows.map(({ cells, message }) =>
      [...cells.filter((_, at) => !isProblem(heads[at] ?? '')), message]
        .map((cell) => quoted(isGuarded ? guarded(cell) : cell))
        .join(','),
    )
    yield Buffer.from(`${lines.join('\n')}\n`)
  }
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
