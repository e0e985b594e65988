/** The texts of an export: what PostgreSQL is asked to COPY, and how PGlite walks the same rows in batches. */
import pg from 'pg'
import { inlined } from './literals.ts'
import type { CopyForm, Statement } from './store.ts'

const name = pg.escapeIdentifier

const to = (sql: string, format: CopyForm['format']): string => `COPY (${sql}) TO STDOUT (FORMAT ${format}, NULL '', ENCODING 'UTF8')`

const columns = (form: CopyForm): string => form.columns.map((column) => `s.${name(column)}`).join(', ')

export const whole = (select: Statement, form: CopyForm): string =>
  to(`SELECT ${columns(form)} FROM (${inlined(select)}) AS s ORDER BY ${form.order ?? `s.${name(form.key)}`}`, form.format)

export interface Walk {
  /** Run once before the first batch, and once after the last. */
  readonly before: string | null
  readonly after: string | null
  /** Last position of the batch that follows `last` (null: the first); no row when none is left. */
  next(last: string | null, size: number): Statement
  batch(last: string | null, end: string): string
}

/** By the key itself: an index range a batch, no work done twice. */
export const byKey = (select: Statement, form: CopyForm): Walk => {
  const from = `(${inlined(select)}) AS s`
  const key = `s.${name(form.key)}`
  const after = (last: string | null): string => (last === null ? '' : `${key} > ${pg.escapeLiteral(last)}`)
  const where = (...conditions: string[]): string => {
    const kept = conditions.filter((condition) => condition !== '')
    return kept.length === 0 ? '' : ` WHERE ${kept.join(' AND ')}`
  }
  return {
    before: null,
    after: null,
    next: (last, size) => ({
      text: `SELECT k::text FROM (SELECT ${key} AS k FROM ${from}${where(after(last))} ORDER BY ${key} LIMIT ${size}) AS b ORDER BY k DESC LIMIT 1`, values: [],
    }),
    batch: (last, end) =>
      to(`SELECT ${columns(form)} FROM ${from}${where(after(last), `${key} <= ${pg.escapeLiteral(end)}`)} ORDER BY ${key}`, form.format),
  }
}

/** In any other order: the keys are put in order once, in a temporary table, then each batch fetches its own. */
export const byOrder = (select: Statement, form: CopyForm, table: string): Walk => {
  const from = `(${inlined(select)}) AS s`
  const kept = `pg_temp.${name(table)}`
  const above = (last: string | null): string => `n > ${last ?? '0'}`
  return {
    before: `CREATE TEMP TABLE ${name(table)} AS SELECT row_number() OVER () AS n, k FROM (SELECT s.${name(form.key)} AS k FROM ${from} ORDER BY ${form.order}) AS o;
      CREATE UNIQUE INDEX ON ${kept} (n); ANALYZE ${kept}`,
    after: `DROP TABLE IF EXISTS ${kept}`,
    next: (last, size) => ({ text: `SELECT max(n)::text FROM (SELECT n FROM ${kept} WHERE ${above(last)} ORDER BY n LIMIT ${size}) AS b`, values: [] }),
    batch: (last, end) =>
      to(`SELECT ${columns(form)} FROM ${kept} AS o JOIN ${from} ON s.${name(form.key)} = o.k WHERE o.${above(last)} AND o.n <= ${end} ORDER BY o.n`, form.format),
  }
}
