/**
 * Automatic changes of large tables in use run after everything else is committed, as a reviewed file does it, so that
 * nobody waits for an index.
 */
import { ident, literal } from '../../../kinds/sql-text.ts'
import { briefly } from '../brief-locks.ts'
import { plain } from '../statements.ts'
import type { Connection, Store } from '../store.ts'
import { howOf } from './pieces.ts'
import type { Step } from './plan.ts'

/** Rows from which a table is large, on a server. */
export const LARGE = 100_000

/** Of the tables of these steps; counted no further than it takes. */
export async function largeAmong(
  connection: Connection,
  steps: readonly Step[],
  rows: number,
): Promise<ReadonlySet<string>> {
  const large = new Set<string>()
  const places = new Map(steps.flatMap(({ table, rowsIn }) => (table === undefined ? [] : [[table, rowsIn ?? table]])))
  for (const [table, place] of places) {
    const there = await connection.text({ text: 'SELECT to_regclass($1)::text', values: [ident(place)] })
    if (there === null) continue
    const count = await connection.text(plain(`SELECT count(*) FROM (SELECT FROM ${ident(place)} LIMIT ${rows}) few`))
    if (Number(count) === rows) large.add(table)
  }
  return large
}

/** It begins to hold at once; the rows that are there are looked through later. */
const AT_ONCE = /\bNOT VALID$/

export interface Parted {
  readonly now: readonly string[]
  readonly later: readonly string[]
}

/** Of a step that follows by itself. Only what the server can do without comes later. */
export function parted({ table, sql, gently, guards }: Step, large: ReadonlySet<string>): Parted {
  if (gently === null || guards !== true || !large.has(table ?? '')) return { now: sql, later: [] }
  return { now: gently.filter((one) => AT_ONCE.test(one)), later: gently.filter((one) => !AT_ONCE.test(one)) }
}

/** One by one; a process that was killed leaves the rest to the next start. */
export async function carryOut(store: Store, later: readonly string[]): Promise<void> {
  for (const sql of later)
    if (howOf(sql) === 'together') await briefly(store, () => store.script(sql))
    else if (await isToDo(store, sql)) await store.script(sql)
}

/** An index that was being built when the process was killed is in the way of its own name. */
export async function isToDo(store: Store, sql: string): Promise<boolean> {
  const [, what, name] = /^(create|drop)\s+(?:unique\s+)?index\s+concurrently\s+("(?:[^"]|"")+"|\w+)/i.exec(sql) ?? []
  if (what === undefined || name === undefined) return true
  const valid = await store.text(
    plain(`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(${literal(name)})`),
  )
  if (/drop/i.test(what)) return valid !== null
  if (valid === 'f') await store.script(`DROP INDEX CONCURRENTLY ${name}`)
  return valid !== 't'
}
