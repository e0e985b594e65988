/**
 * What the server asks of a database: PostgreSQL's dialect through the `pg` driver, whichever of the two adapters
 * stands behind it (`pglite.ts`, `postgres.ts`). Adapters hold differences only; nothing here knows entities.
 */
import type { Readable } from 'node:stream'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Prepared under this name; leave out where a generic plan would be wrong (LIKE). */
  readonly name?: string
}

export interface Rows {
  readonly rows: readonly Record<string, unknown>[]
  readonly count: number
}

export interface Connection {
  query(statement: Statement): Promise<Rows>
  /** First column of the first row as text, unparsed: JSON made by the database goes to the socket as it is. */
  text(statement: Statement): Promise<string | null>
}

export interface Store extends Connection {
  readonly kind: 'pglite' | 'postgres'
  /** One transaction; rolled back when `work` throws. Nested use joins the outer one. */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /**
   * The rows of a SELECT as a byte stream in COPY text form (`csv` or one raw text column), constant memory, other requests first.
   * Values are inlined by the adapter as literals, since COPY takes no parameters.
   */
  copy(select: Statement, form: CopyForm): Promise<Readable>
  /** Statements without parameters: DDL, maintenance. */
  script(sql: string): Promise<void>
  close(): Promise<void>
}

export interface CopyForm {
  readonly format: 'csv' | 'text'
  /** Key column (first in the SELECT's order) by which PGlite reads in batches. */
  readonly key: string
}
