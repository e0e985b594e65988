/** What no document asks for any more, and that somebody has been told of it: once is enough. */
import { plain } from '../statements.ts'
import type { Connection, Store } from '../store.ts'
import type { Step } from './plan.ts'

const TOLD = 'schema_left_overs'
const MAKE = `CREATE TABLE IF NOT EXISTS ${TOLD} (name text PRIMARY KEY, told_at timestamptz NOT NULL DEFAULT now())`

export const toldOf = async (connection: Connection): Promise<ReadonlySet<string>> => {
  if ((await connection.text(plain(`SELECT to_regclass('${TOLD}')::text`))) === null) return new Set()
  const { rows } = await connection.query(plain(`SELECT name FROM ${TOLD}`))
  return new Set(rows.map(({ name }) => String(name)))
}

/** What is left over now is told of; what came back is forgotten, so that it is told of again when it goes again. */
export const tell = async (store: Store, steps: readonly Step[]): Promise<void> => {
  const names = steps.flatMap(({ leftOver }) => (leftOver === undefined ? [] : [leftOver.name]))
  const known = await toldOf(store)
  if (names.length === known.size && names.every((name) => known.has(name))) return
  await store.script(MAKE)
  await store.query({ text: `DELETE FROM ${TOLD} WHERE name <> ALL($1)`, values: [names] })
  await store.query({
    text: `INSERT INTO ${TOLD} (name) SELECT unnest($1::text[]) ON CONFLICT (name) DO NOTHING`,
    values: [names],
  })
}
