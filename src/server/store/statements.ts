/** One statement on one driver connection. */
import type pg from 'pg'
import { parsed, unparsed } from './values.ts'
import type { Connection, Rows, Statement } from './store.ts'

/** What of `pg` a connection needs. */
export type Driver = Pick<pg.ClientBase, 'query'>

const query = async (driver: Driver, { text, values, name }: Statement): Promise<Rows> => {
  const result = await driver.query({ text, values: [...values], name, types: parsed })
  // Several statements in one text answer with several results; the last one counts.
  const last = Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : result
  return { rows: last.rows as Rows['rows'], count: last.rowCount ?? 0 }
}

const text = async (driver: Driver, statement: Statement): Promise<string | null> => {
  const { rows } = await driver.query<(string | null)[]>({
    text: statement.text,
    values: [...statement.values],
    name: statement.name,
    types: unparsed,
    rowMode: 'array',
  })
  return rows[0]?.[0] ?? null
}

export const connectionOn = (driver: Driver): Connection => ({
  query: (statement) => query(driver, statement),
  text: (statement) => text(driver, statement),
})

export const plain = (sql: string): Statement => ({ text: sql, values: [] })
