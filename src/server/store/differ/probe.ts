/** Questions about the rows that a plan depends on, and about how the database writes an expression back. */
import pg from 'pg'
import type { ForeignKey } from '../../../kinds/table.ts'
import { TENANT } from '../../../model/tenant.ts'
import type { Connection } from '../store.ts'
import type { LiveTable } from './catalogue.ts'

/** Where rows are until tables and columns are renamed: by the name now, the one then. */
export interface Stored {
  readonly table: string
  readonly columns: ReadonlyMap<string, string>
}

export interface Probe {
  /** Rows of the table for which the condition is true (all when left out). */
  count(table: string, condition?: string): Promise<number>
  /** The same rows, and which the first of them are. */
  rows(table: LiveTable, condition: string): Promise<Found>
  /**
   * Condition of rows that share these columns' values (`among`: of those that hold this alone), or those of
   * expressions that are never nothing.
   */
  repeated(table: string, columns: readonly string[], among?: string): string
  repeatedBy(table: string, expressions: readonly string[]): string
  /** Condition of rows that refer to nothing: of all that refer when the other table is not there yet. */
  orphans(table: string, key: ForeignKey): Promise<string>
  /** The expressions as the catalogue would show them as defaults of columns of these types. */
  written(defaults: readonly { readonly type: string; readonly expression: string }[]): Promise<readonly string[]>
  /** The same questions, asked of tables and columns by the names that they are about to have. */
  at(stored: ReadonlyMap<string, Stored>): Probe
}

export interface Found {
  readonly count: number
  /** The first of them by their key, such as `id 3, 4, 9`; empty: there are none. */
  readonly first: string
}

const name = pg.escapeIdentifier

/** Rows that are named; of more it is told that there are. */
export const NAMED = 5

/** As it is now; the tenant, and the time of a table of months, tell nobody which row it is. */
export const keyOf = ({ constraints, columns }: LiveTable): readonly string[] => {
  const times = new Set(columns.flatMap((one) => (one.type.startsWith('timestamp') ? [one.name] : [])))
  const key = constraints.find(({ kind }) => kind === 'p')?.columns ?? []
  return key.filter((column) => column !== TENANT && !times.has(column))
}

/** `id 3, 4, 9`, and a sign that there are more. */
export const firstOf = (columns: readonly string[], keys: readonly string[], count: number): string =>
  keys.length === 0 ? '' : `${columns.join('/')} ${keys.join(', ')}${count > keys.length ? ', …' : ''}`

/** Columns a table can have, with room to spare. */
const WIDTH = 1000

export const probeOn = (connection: Connection, stored: ReadonlyMap<string, Stored> = new Map()): Probe => {
  const whole = (table: string): string => name(stored.get(table)?.table ?? table)
  const from = (table: string): string => (stored.has(table) ? `${whole(table)} AS ${name(table)}` : name(table))
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
  const counted = (table: string, condition = 'true') => count(`SELECT count(*) FROM ${from(table)} WHERE ${condition}`)
  return {
    count: counted,
    rows: async (table, condition) => {
      const rows = await counted(table.name, condition)
      if (rows === 0) return { count: 0, first: '' }
      const columns = keyOf(table)
      if (columns.length === 0) return { count: rows, first: '…' }
      const found = await connection.query({
        text: `SELECT concat_ws('/', ${columns.map(name).join(', ')}) AS key FROM ${from(table.name)} WHERE ${condition} ORDER BY ${columns.map(name).join(', ')} LIMIT ${NAMED}`,
        values: [],
      })
      return {
        count: rows,
        first: firstOf(
          columns,
          found.rows.map(({ key }) => String(key)),
          rows,
        ),
      }
    },
    repeated: (table, columns, among) => {
      const list = columns.map(name).join(', ')
      const some = [`num_nulls(${list}) = 0`, ...(among === undefined ? [] : [among])].join(' AND ')
      return `${some} AND (${list}) IN (SELECT ${list} FROM ${whole(table)} WHERE ${some} GROUP BY ${list} HAVING count(*) > 1)`
    },
    repeatedBy: (table, expressions) => {
      const list = expressions.join(', ')
      return `(${list}) IN (SELECT ${list} FROM ${whole(table)} GROUP BY ${list} HAVING count(*) > 1)`
    },
    at: (others) => probeOn(connection, others),
    orphans: async (table, { columns, table: target, references }) => {
      const there = await connection.text({ text: 'SELECT to_regclass($1)::text', values: [whole(target)] })
      const own = (column: string): string => `${name(table)}.${name(column)}`
      const key = (column: string): string => stored.get(target)?.columns.get(column) ?? column
      const match = columns.map((column, place) => `t.${name(key(references[place] ?? column))} = ${own(column)}`)
      const found = there === null ? 'false' : `EXISTS (SELECT FROM ${whole(target)} AS t WHERE ${match.join(' AND ')})`
      return `num_nulls(${columns.map(own).join(', ')}) = 0 AND NOT ${found}`
    },
    written: async (defaults) => {
      const parts: string[] = []
      for (let at = 0; at < defaults.length; at += WIDTH) parts.push(...(await written(defaults.slice(at, at + WIDTH))))
      return parts
    },
  }
}
