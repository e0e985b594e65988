/**
 * The one import of each account, be it of records or of calls, as the database knows it: whichever server process is
 * asked can tell how far it is, and ask it to stop. One that gives no sign of life any more has died with its process.
 */
import { AppError } from '../../../errors/app-error.ts'
import type { ImportRun } from '../../../model/answers.ts'
import type { Store } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { sqlState } from '../failures.ts'
import { seal, unseal } from './sealed.ts'
import { NONE } from './work.ts'

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

/** Texts about single rows may say what stands in them. */
const TEXTS = ['problems', 'doubts'] as const
const PLACE = 'texts'

function written(context: Context, id: number, progress: object): string {
  const all = Object.entries(progress)
  const isText = ([name]: readonly [string, unknown]): boolean => (TEXTS as readonly string[]).includes(name)
  const texts = Object.fromEntries(all.filter(isText))
  const plain = Object.fromEntries(all.filter((one) => !isText(one)))
  return JSON.stringify(Object.keys(texts).length === 0 ? plain : { ...plain, sealed: seal(context, id, PLACE, texts) })
}

/** An older server may have written it. */
function read<P extends object>(context: Context, id: number, begun: P, progress: unknown): P {
  const { sealed, ...plain } = JSON.parse(String(progress)) as Partial<P> & { readonly sealed?: string }
  return { ...begun, ...plain, ...unseal<Partial<P>>(context, id, PLACE, sealed) }
}

/** Whether it may go on: nobody has stopped it, or begun another. */
export async function beats(context: Context, id: number, progress: object): Promise<boolean> {
  const {
    rows: [row],
  } = await context.store.query({
    text: `update import_runs set beat_at = now(), progress = $2 where id = $1 and state = 'running' returning not stop_asked as goes_on`,
    values: [id, written(context, id, progress)],
  })
  return row?.['goes_on'] === true
}

/** The account that began it is still there, switched on, and in the same role. */
const SAME =
  'select from staff t where t.client_id = r.client_id and t.staff_id = r.staff_id and t.active and t.role_id = $3'

/** Whether it may go on: nobody has stopped it, and the account that began it is unchanged. */
export async function beat(context: Context, id: number, progress: object): Promise<boolean> {
  const { store, actor } = context
  const {
    rows: [row],
  } = await store.query({
    text: `update import_runs r set beat_at = now(), progress = $2 where id = $1 and state = 'running' returning not stop_asked and exists (${SAME}) as goes_on`,
    values: [id, written(context, id, progress), actor.role_id],
  })
  return row?.['goes_on'] === true
}

export async function end(context: Context, id: number, state: ImportRun['state'], progress: object): Promise<void> {
  await context.store.query({
    text: `update import_runs set state = $2, beat_at = now(), progress = $3 where id = $1`,
    values: [id, state, written(context, id, progress)],
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

export async function latest<P extends object>(context: Context, about: string, begun: P): Promise<Run<P> | null> {
  const { store, actor } = context
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
    progress: read(context, row['id'] as number, begun, row['progress']),
  }
}

export async function askToStop({ store, actor }: Context, about: string): Promise<void> {
  await store.query({
    text: `update import_runs set stop_asked = true where client_id = $1 and staff_id = $2 and entity = $3`,
    values: [actor.client_id, actor.staff_id, about],
  })
}
