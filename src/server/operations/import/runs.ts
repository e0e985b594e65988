/**
 * The one import of each account, be it of records or of calls, as the database knows it: whichever server process is
 * asked can tell how far it is, and ask it to stop. One that gives no sign of life any more has died with its process.
 */
import { withoutBroken } from '../../../values/broken-text.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ImportRun } from '../../../model/answers.ts'
import type { Store } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { sqlState } from '../failures.ts'
import type { FileRow } from './file.ts'
import { messageOf, type Job, type Wrong } from './job.ts'
import { NONE } from './work.ts'
import { shown } from './cells.ts'

export type Progress = Omit<ImportRun, 'id' | 'state'>
export const FIRST_PROBLEMS = 20
export const begin = (mode: Progress['mode']): Progress => ({
  ...NONE,
  mode,
  percent: 0,
  written: false,
  problems: [],
  doubts: [],
  ignored: [],
  key: [],
  message: null,
})

/** `P`: how far it is, as whoever runs it tells. */
export interface Run<P = Progress> {
  readonly id: number
  readonly state: ImportRun['state']
  readonly file_format: 'csv' | 'xlsx'
  readonly heads: readonly string[]
  readonly progress: P
}

const DEAD_SECONDS = 15

/** Replaces what the account's last one has left, unless that still runs. */
export async function start({ store, actor }: Context, about: string, progress: object): Promise<number> {
  const { client_id, staff_id } = actor
  try {
    return await store.transaction(async (connection) => {
      await connection.query({
        text: `delete from import_runs where client_id = $1 and staff_id = $2 and (state <> 'running' or beat_at < now() - interval '${DEAD_SECONDS} seconds')`,
        values: [client_id, staff_id],
      })
      const {
        rows: [row],
      } = await connection.query({
        text: `insert into import_runs (client_id, staff_id, entity, state, beat_at, progress) values ($1, $2, $3, 'running', now(), $4) returning id`,
        values: [client_id, staff_id, about, JSON.stringify(progress)],
      })
      return row!['id'] as number
    })
  } catch (error) {
    throw sqlState(error) === '23505' ? new AppError('importing') : error
  }
}

/** The account that began it is still there, switched on, and in the same role. */
const SAME =
  'select from staff t where t.client_id = r.client_id and t.staff_id = r.staff_id and t.active and t.role_id = $3'

/** Whether it may go on: nobody has stopped it, and the account that began it is unchanged. */
export async function beat({ store, actor }: Context, id: number, progress: object): Promise<boolean> {
  const {
    rows: [row],
  } = await store.query({
    text: `update import_runs r set beat_at = now(), progress = $2 where id = $1 and state = 'running' returning not stop_asked and exists (${SAME}) as goes_on`,
    values: [id, JSON.stringify(progress), actor.role_id],
  })
  return row?.['goes_on'] === true
}

export async function end({ store }: Context, id: number, state: ImportRun['state'], progress: object): Promise<void> {
  await store.query({
    text: `update import_runs set state = $2, beat_at = now(), progress = $3 where id = $1`,
    values: [id, state, JSON.stringify(progress)],
  })
}

/**
 * An embedded database has one process: what ran when that one starts has died, and need not be silent first. Others
 * may be at work on a server.
 */
export async function endDead(store: Store): Promise<void> {
  if (store.kind === 'pglite')
    await store.query({ text: `update import_runs set state = 'failed' where state = 'running'`, values: [] })
}

export async function noteFile(
  { store }: Context,
  id: number,
  format: string,
  heads: readonly string[],
): Promise<void> {
  await store.query({
    text: 'update import_runs set file_format = $2, heads = $3 where id = $1',
    values: [id, format, JSON.stringify(heads)],
  })
}

export async function latest<P extends object>(
  { store, actor }: Context,
  about: string,
  begun: P,
): Promise<Run<P> | null> {
  const {
    rows: [row],
  } = await store.query({
    text: `select id, file_format, heads, progress, state, beat_at < now() - interval '${DEAD_SECONDS} seconds' as silent from import_runs where client_id = $1 and staff_id = $2 and entity = $3`,
    values: [actor.client_id, actor.staff_id, about],
  })
  if (row === undefined) return null
  const state = row['state'] === 'running' && row['silent'] === true ? 'failed' : (row['state'] as ImportRun['state'])
  return {
    id: row['id'] as number,
    state,
    file_format: row['file_format'] as Run['file_format'],
    heads: JSON.parse(String(row['heads'] ?? '[]')) as string[],
    // An older server may have written it.
    progress: { ...begun, ...(JSON.parse(String(row['progress'])) as Partial<P>) },
  }
}

export async function askToStop({ store, actor }: Context, about: string): Promise<void> {
  await store.query({
    text: `update import_runs set stop_asked = true where client_id = $1 and staff_id = $2 and entity = $3`,
    values: [actor.client_id, actor.staff_id, about],
  })
}

/** The cells as they were, so that the file can be corrected and come back; a secret is asked for again. */
export function cellsOf(job: Job, row: FileRow): readonly string[] {
  const fields = new Map(job.columns.known.map(({ at, field }) => [at, field]))
  return job.heads.map((_, at) =>
    row.cells.has(at) ? withoutBroken(shown(row.cells.get(at)!, fields.get(at), job.reading)) : '',
  )
}

export async function keepWrong({ connection }: Context, id: number, job: Job, rows: readonly Wrong[]): Promise<void> {
  const kept = rows.map(({ row, problems }) => ({
    row: row.number,
    cells: JSON.stringify(cellsOf(job, row)),
    message: messageOf(problems, job.lang).slice(0, 2000),
  }))
  await connection.query({
    text: 'insert into import_problems (run_id, row, cells, message) select $1, r.row, r.cells, r.message from json_to_recordset($2::json) as r(row integer, cells text, message text)',
    values: [id, JSON.stringify(kept)],
  })
}

export interface Kept {
  readonly row: number
  readonly cells: readonly string[]
  readonly message: string
}

/** In the file's order, a page at a time. */
export async function* keptWrong({ store }: Context, id: number): AsyncGenerator<readonly Kept[]> {
  for (let last = 0; ;) {
    const { rows } = await store.query({
      text: 'select row, cells, message from import_problems where run_id = $1 and row > $2 order by row limit 1000',
      values: [id, last],
    })
    if (rows.length === 0) return
    yield rows.map((row) => ({
      row: row['row'] as number,
      cells: JSON.parse(String(row['cells'])) as string[],
      message: String(row['message']),
    }))
    last = rows.at(-1)!['row'] as number
  }
}
