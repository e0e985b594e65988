/** What the database knows of its own past: the files that it has had. */
import { MAKE_RULE_NOTES } from '../differ/stored-rules.ts'
import { plain } from '../statements.ts'
import type { Connection, Store } from '../store.ts'
import type { Migration } from './migration.ts'
import { MAKE_VERSIONS } from './versions.ts'

/**
 * `made`: the database was made from schemas that had it already. `found`: its tables were so already. `marked`: a
 * person says that it is done.
 */
export type State = 'running' | 'done' | 'made' | 'found' | 'marked'

export interface Note {
  readonly name: string
  readonly hash: string
  readonly state: State
  /** Pieces that are done. */
  readonly piece: number
  /** Of the next piece, pages that are done. */
  readonly page: number
  readonly endedAt: Date | null
}

const MAKE = `CREATE TABLE IF NOT EXISTS schema_changes (name text PRIMARY KEY, hash text NOT NULL, state text NOT NULL,
  piece integer NOT NULL DEFAULT 0, page bigint NOT NULL DEFAULT 0, begun_at timestamptz NOT NULL DEFAULT now(), ended_at timestamptz);
${MAKE_VERSIONS};
${MAKE_RULE_NOTES}`

export const makeNotes = (store: Store): Promise<void> => store.script(MAKE)

export const areThere = async (connection: Connection): Promise<boolean> =>
  (await connection.text(plain("SELECT to_regclass('schema_changes')::text"))) !== null

export async function notesOf(connection: Connection): Promise<ReadonlyMap<string, Note>> {
  if (!(await areThere(connection))) return new Map()
  const { rows } = await connection.query(
    plain('SELECT name, hash, state, piece, page, ended_at AS "endedAt" FROM schema_changes ORDER BY name'),
  )
  return new Map((rows as unknown as readonly Note[]).map((note) => [note.name, note]))
}

export const noteState = (
  connection: Connection,
  { name, hash }: Pick<Migration, 'name' | 'hash'>,
  state: State,
): Promise<unknown> =>
  connection.query({
    text: `INSERT INTO schema_changes (name, hash, state, ended_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, state = excluded.state, ended_at = excluded.ended_at`,
    values: [name, hash, state, state === 'running' ? null : new Date()],
  })

export const notePlace = (connection: Connection, name: string, piece: number, page: number): Promise<unknown> =>
  connection.query({
    text: 'UPDATE schema_changes SET piece = $2, page = $3 WHERE name = $1',
    values: [name, piece, page],
  })
