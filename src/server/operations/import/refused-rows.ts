/** The rows of a file that were not taken, as they came and with what is wrong, until the account's next file. */
import { withoutBroken } from '../../../values/broken-text.ts'
import type { Context } from '../context.ts'
import { shown } from './cells.ts'
import type { FileRow } from './file.ts'
import type { Job, Problem, Wrong } from './job.ts'
import { seal, unseal } from './sealed.ts'

/** The cells as they were, so that the file can be corrected and come back; a secret is asked for again. */
export function cellsOf(job: Job, row: FileRow): readonly string[] {
  const fields = new Map(job.columns.known.map(({ at, field }) => [at, field]))
  return job.heads.map((_, at) =>
    row.cells.has(at) ? withoutBroken(shown(row.cells.get(at)!, fields.get(at), job.reading)) : '',
  )
}

interface Kept {
  readonly cells: readonly string[]
  readonly problems: readonly Problem[]
}

export interface KeptRow extends Kept {
  readonly row: number
}

const placeOf = (row: number): string => `refused ${row}`

export async function keepWrong(context: Context, id: number, job: Job, rows: readonly Wrong[]): Promise<void> {
  const kept = rows.map(({ row, problems }) => {
    const value: Kept = { cells: cellsOf(job, row), problems }
    return { row: row.number, sealed: seal(context, id, placeOf(row.number), value) }
  })
  await context.connection.query({
    text: 'insert into import_problems (run_id, row, sealed) select $1, r.row, r.sealed from json_to_recordset($2::json) as r(row integer, sealed text)',
    values: [id, JSON.stringify(kept)],
  })
}

const PAGE = 1000

/** In the file's order, a page at a time. */
export async function* keptWrong(context: Context, id: number, page = PAGE): AsyncGenerator<readonly KeptRow[]> {
  for (let last = 0; ;) {
    const { rows } = await context.store.query({
      text: `select row, sealed from import_problems where run_id = $1 and row > $2 order by row limit ${page}`,
      values: [id, last],
    })
    if (rows.length === 0) return
    yield rows.flatMap(({ row, sealed }) => {
      const kept = unseal<Kept>(context, id, placeOf(Number(row)), sealed)
      return kept === null ? [] : [{ row: Number(row), ...kept }]
    })
    last = Number(rows.at(-1)!['row'])
  }
}
