/** Questions about the rows that a plan depends on, and about how the database writes an expression back. */
import pg from 'pg'
import type { ForeignKey } from '../../../kinds/table.ts'
import type { Connection } from '../store.ts'

export interface Probe {
  /** Rows of the table for which the condition is true (all when left out). */
  count(table: string, condition?: string): Promise<number>
  /** Rows that share these columns' values with another row. */
  repeated(table: string, columns: readonly string[]): Promise<number>
  /** Rows that share these expressions' values, nothing being alike, with another row. */
  repeatedBy(table: string, expressions: readonly string[]): Promise<number>
  /** Rows that refer to nothing; all that refer when the other table is not there yet. */
  orphans(table: string, key: ForeignKey): Promise<number>
  /** The expressions as the catalogue would show them as defaults of columns of these types. */
  written(defaults: readonly { readonly type: string; readonly expression: string }[]): Promise<readonly string[]>
}

const name = pg.escapeIdentifier

/** Columns a table can have, with room to spare. */
const WIDTH = 1000

export const probeOn = (connection: Connection): Probe => {
  const count = async (sql: string): Promise<number> => Number(await connection.text({ text: sql, values: [] }))
  const written = async (defaults: Parameters<Probe['written']>[0]): Promise<readonly string[]> => {
    const columns = defaults.map(({ type, expression }, place) => `c${place} ${type} DEFAULT ${expression}`)
    await connection.query({ text: `CREATE TEMP TABLE written_defaults (${columns.join(', ')})`, values: [] })
    const text = await connection.text({
      text: `SELECT jsonb_agg(pg_get_expr(adbin, adrelid) ORDER BY adnum) FROM pg_attrdef WHERE adrelid = 'pg_temp.written_defaults'::regclass`,
      values: [],
    })
    await connection.query({ text: 'DROP TABLE pg_temp.written_defaults', values: [] })
    return JSON.parse(text ?? '[]') as string[]
  }
  return {
    count: (table, condition = 'true') => count(`SELECT count(*) FROM ${name(table)} WHERE ${condition}`),
    repeated: (table, columns) => {
      const list = columns.map(name).join(', ')
      return count(
        `SELECT coalesce(sum(n), 0) FROM (SELECT count(*) AS n FROM ${name(table)} WHERE num_nulls(${list}) = 0 GROUP BY ${list} HAVING count(*) > 1) AS r`,
      )
    },
    repeatedBy: (table, expressions) =>
      count(
        `SELECT coalesce(sum(n), 0) FROM (SELECT count(*) AS n FROM ${name(table)} GROUP BY ${expressions.join(', ')} HAVING count(*) > 1) AS r`,
      ),
    orphans: async (table, { columns, table: target, references }) => {
      const whole = `num_nulls(${columns.map((column) => `o.${name(column)}`).join(', ')}) = 0`
      const there = await connection.text({ text: 'SELECT to_regclass($1)::text', values: [name(target)] })
      const match = columns
        .map((column, place) => `t.${name(references[place] ?? column)} = o.${name(column)}`)
        .join(' AND ')
      const found = there === null ? 'false' : `EXISTS (SELECT FROM ${name(target)} AS t WHERE ${match})`
      return count(`SELECT count(*) FROM ${name(table)} AS o WHERE ${whole} AND NOT ${found}`)
    },
    written: async (defaults) => {
      const parts: string[] = []
      for (let at = 0; at < defaults.length; at += WIDTH) parts.push(...(await written(defaults.slice(at, at + WIDTH))))
      return parts
    },
  }
}
