/** All rows of a table, or those of a condition, as COPY writes them, a few megabytes at a time. */
import { ident, literal } from '../../kinds/sql-text.ts'
import { plain } from './statements.ts'
import type { BulkConnection } from './store.ts'

/** Read so many pages of a table at a time: 4 MB. */
const PAGES = 512

export interface Copied {
  readonly table: string
  readonly columns: readonly string[]
  /** Options of COPY. */
  readonly format: string
  /** SQL; left out: every row. */
  readonly where?: string
}

/**
 * By where the rows lie, which needs no key and holds few of them at a time. The parts of a table of months are read
 * side by side: page by page of each.
 */
export async function* pagesOf(
  connection: BulkConnection,
  { table, columns, format, where }: Copied,
): AsyncGenerator<Buffer> {
  const pages = Number(
    await connection.text(
      plain(`SELECT max(pg_relation_size(coalesce(p.relid, t.whole))) / current_setting('block_size')::int
        FROM (SELECT ${literal(ident(table))}::regclass AS whole) t LEFT JOIN LATERAL pg_partition_tree(t.whole) p ON p.isleaf`),
    ),
  )
  const from = `SELECT ${columns.map(ident).join(', ')} FROM ${ident(table)}`
  const also = where === undefined ? '' : ` AND ${where}`
  for (let page = 0; page < pages; page += PAGES) {
    yield await connection.copyOut(
      `COPY (${from} WHERE ctid >= '(${page},0)'::tid AND ctid < '(${page + PAGES},0)'::tid${also}) TO STDOUT (${format})`,
    )
  }
}
