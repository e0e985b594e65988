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
  /**
   * The company whose rows alone it may reach, where the store guards rows (`row-security.ts`); left out: the server's
   * own work.
   */
  readonly client?: number
  /** Whether whoever asks for it has gone: then it is not begun when its turn comes. Left out: somebody waits. */
  readonly isLeft?: () => boolean
  /** It leaves no row that a version of the schemas could find wrong: the end of something. */
  readonly isUnjudged?: boolean
}

/** A connection for moving many rows: COPY in pieces small enough to hold. */
export interface BulkConnection extends Connection {
  /** `COPY … TO STDOUT` */
  copyOut(sql: string): Promise<Buffer>
  /** `COPY … FROM STDIN` */
  copyIn(sql: string, rows: Buffer): Promise<void>
}

/** Values: int8 is a number (text beyond 2^53), numeric and date are text, timestamptz is a Date, json is parsed. */
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
  /** The database itself keeps companies apart, too. */
  readonly guardsRows: boolean
  /**
   * One transaction; rolled back when `work` throws. Nested use joins the outer one, and so do `query` and `text` of
   * the store inside `work`. Refused once a version of the schemas is in force by which what it writes may be wrong
   * (`migrations/versions.ts`), and so is a statement by itself that writes.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  judgedBy(judge: Judge): void
  /** Whether whoever asks is within a transaction, which a further one would join. */
  isWithin(): boolean
  /** The versions that the other servers of this database have said they are (`StoreOptions.version`). */
  others(): Promise<readonly string[]>
  /**
   * One connection for `work`, under an advisory lock that one process at a time holds: migrations. No transaction is
   * open, but one may be begun; the store's other calls inside `work` run on it too.
   */
  locked<T>(lock: number, work: (connection: Connection) => Promise<T>): Promise<T>
  /**
   * The rows of a SELECT as a byte stream, constant memory, other requests first. The SELECT has no ORDER BY of its own
   * (see `CopyForm`); its values are inlined by the adapter as literals, since COPY takes no parameters.
   * Destroying the stream ends the query. Not inside a transaction: it reads on a connection of its own.
   * So many at a time: others wait in line for a while, unless the signal says that they are gone.
   */
  copy(select: Statement, form: CopyForm, signal?: AbortSignal): Promise<Readable>
  /**
   * One transaction that sees one moment of the database, for backups and restores; no statement in it has a time-out.
   */
  bulk<T>(work: (connection: BulkConnection) => Promise<T>): Promise<T>
  /** Statements without parameters and without a time-out: DDL, maintenance. */
  script(sql: string): Promise<void>
  /** The database's time, by which all its servers go; asks it nothing. */
  now(): Date
  /** How busy it is at this moment; asks the database nothing. */
  load(): Load
  close(): Promise<void>
}

/** What each transaction asks as it begins. */
export interface Judge {
  /** Statements without parameters; they go with the one that begins the transaction. */
  readonly asks: string
  /** What the last of them answers; throws where the transaction must not be. */
  readonly hears: (connection: Connection, answer: Rows) => Promise<void>
}

export interface Load {
  readonly connections: {
    readonly open: number
    /** At work for somebody. */
    readonly busy: number
    readonly most: number
    /** Requests that wait for one. */
    readonly waiting: number
    /** Seconds that the first of them has waited; 0: none waits. */
    readonly waited: number
  }
  readonly exports: { readonly running: number; readonly waiting: number }
}

/** `since`: of each that waits, by `performance.now()`. */
export const waitOf = (since: readonly number[]): Pick<Load['connections'], 'waiting' | 'waited'> => ({
  waiting: since.length,
  waited: since.length === 0 ? 0 : (performance.now() - Math.min(...since)) / 1000,
})

export interface CopyForm {
  /** `csv`: PostgreSQL's CSV without a header. `text`: the one column as it is, a newline after each row. */
  readonly format: 'csv' | 'text'
  /** Output columns of the SELECT that are written, in this order (unquoted names); one alone for `text`. */
  readonly columns: readonly string[]
  /**
   * Output column of the SELECT by which PGlite reads in batches: unique in the result, never null. It need not be
   * written.
   */
  readonly key: string
  /**
   * ORDER BY list over the SELECT's output columns, ending in the key; left out: by the key, which costs PGlite
   * nothing.
   */
  readonly order?: string
  /**
   * Given for many rows: run before them on a PostgreSQL server, its answer unread. A walk along an index asks a disk
   * for page after page, each by itself and often backwards; what was read just before, in long stretches, is in
   * memory.
   */
  readonly ahead?: Statement
  /**
   * Given when an index holds this very order: PGlite then reads batch after batch along it, where it would sort all
   * rows first.
   */
  readonly along?: Along
}

export interface Along {
  /** Output columns that are compared, in order; the key is the last. */
  readonly columns: readonly string[]
  readonly desc: boolean
  /** The first of them may be null; such rows come last. */
  readonly nullable: boolean
}
