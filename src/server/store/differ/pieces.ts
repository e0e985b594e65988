/** What of a migration is done at once, what by itself outside a transaction, and what in stretches of a table. */
import { ident } from '../../../kinds/sql-text.ts'

export type How = 'together' | 'alone' | 'in pages'

/** A change of all rows that `where` holds of, some pages of the table at a time; of a changed row it holds no more. */
export const inPages = (table: string, set: string, where: string): string =>
  `UPDATE ${ident(table)} SET ${set} WHERE ctid >= :from AND ctid < :until AND (${where})`

/** The table of a statement that goes by pages. */
export const pagedTable = (sql: string): string | null =>
  /^\s*update\s+("(?:[^"]|"")+"|\w+)\s[^]*\bctid >= :from\b/i.exec(sql)?.[1] ?? null

/** PostgreSQL does these outside a transaction only. */
const ALONE = /\bCONCURRENTLY\b/i

export const howOf = (sql: string): How =>
  ALONE.test(sql) ? 'alone' : pagedTable(sql) === null ? 'together' : 'in pages'
