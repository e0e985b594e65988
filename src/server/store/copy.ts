/** The texts of an export: what PostgreSQL is asked to COPY, and how PGlite walks the same rows in batches. */
import pg from 'pg'
import { inlined } from './literals.ts'
import type { Along, CopyForm, Statement } from './store.ts'

const name = pg.escapeIdentifier

const to = (sql: string, format: CopyForm['format']): string =>
  `COPY (${sql}) TO STDOUT (FORMAT ${format}, NULL '', ENCODING 'UTF8')`

const columns = (form: CopyForm): string => form.columns.map((column) => `s.${name(column)}`).join(', ')

export const whole = (select: Statement, form: CopyForm): string =>
  to(
    `SELECT ${columns(form)} FROM (${inlined(select)}) AS s ORDER BY ${form.order ?? `s.${name(form.key)}`}`,
    form.format,
  )

export interface Walk {
  /** Run once before the first batch, and once after the last. */
  readonly before: string | null
  readonly after: string | null
  /** Last position of the batch that follows `last` (null: the first); no row when none is left. */
  next(last: string | null, size: number): Statement
  batch(last: string | null, end: string): string
}

/**
 * Rows that have a value to be compared, and after them those that have none; an order that is never empty has only the
 * first.
 */
type Part = 'all' | 'valued' | 'empty'

/** Along an index: a range of it a batch, no work done twice. */
const byIndex = (select: Statement, form: CopyForm, { columns: compared, desc }: Along, part: Part): Walk => {
  const from = `(${inlined(select)}) AS s`
  const column = (at: string): string => `s.${name(at)}`
  const keys = (part === 'empty' ? [form.key] : compared).map(column)
  const way = desc ? ' DESC' : ''
  const order = keys.map((key) => key + way).join(', ')
  const at = (position: string): string =>
    `(${(JSON.parse(position) as string[]).map((text) => pg.escapeLiteral(text)).join(', ')})`
  const beyond = (last: string | null): readonly string[] =>
    last === null ? [] : [`(${keys.join(', ')}) ${desc ? '<' : '>'} ${at(last)}`]
  const only = part === 'all' ? [] : [`${column(compared[0] ?? form.key)} IS ${part === 'empty' ? '' : 'NOT '}NULL`]
  const where = (conditions: readonly string[]): string =>
    conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`
  return {
    before: null,
    after: null,
    next: (last, size) => ({
      text:
        `SELECT json_build_array(${keys.map((_, place) => `k${place}::text`).join(', ')})::text FROM (SELECT ${keys.map((key, place) => `${key} AS k${place}`).join(', ')} FROM ${from}${where([...only, ...beyond(last)])}` +
        ` ORDER BY ${order} LIMIT ${size}) AS b ORDER BY ${keys.map((_, place) => `k${place}${desc ? '' : ' DESC'}`).join(', ')} LIMIT 1`,
      values: [],
    }),
    batch: (last, end) =>
      to(
        `SELECT ${columns(form)} FROM ${from}${where([...only, ...beyond(last), `(${keys.join(', ')}) ${desc ? '>=' : '<='} ${at(end)}`])} ORDER BY ${order}`,
        form.format,
      ),
  }
}

/** Where an index holds the order, or the key alone decides, no table is needed. */
export const walks = (select: Statement, form: CopyForm, table: () => string): readonly Walk[] => {
  const along =
    form.along ?? (form.order === undefined ? { columns: [form.key], desc: false, nullable: false } : undefined)
  if (along === undefined) return [byOrder(select, form, table())]
  return (along.nullable ? (['valued', 'empty'] as const) : (['all'] as const)).map((part) =>
    byIndex(select, form, along, part),
  )
}

/** In any other order: the keys are put in order once, in a temporary table, then each batch fetches its own. */
const byOrder = (select: Statement, form: CopyForm, table: string): Walk => {
  const from = `(${inlined(select)}) AS s`
  const kept = `pg_temp.${name(table)}`
  const above = (last: string | null): string => `n > ${last ?? '0'}`
  return {
    before: `CREATE TEMP TABLE ${name(table)} AS SELECT row_number() OVER () AS n, k FROM (SELECT s.${name(form.key)} AS k FROM ${from} ORDER BY ${form.order}) AS o;
      CREATE UNIQUE INDEX ON ${kept} (n); ANALYZE ${kept}`,
    after: `DROP TABLE IF EXISTS ${kept}`,
    next: (last, size) => ({
      text: `SELECT max(n)::text FROM (SELECT n FROM ${kept} WHERE ${above(last)} ORDER BY n LIMIT ${size}) AS b`,
      values: [],
    }),
    batch: (last, end) =>
      to(
        `SELECT ${columns(form)} FROM ${kept} AS o JOIN ${from} ON s.${name(form.key)} = o.k WHERE o.${above(last)} AND o.n <= ${end} ORDER BY o.n`,
        form.format,
      ),
  }
}
