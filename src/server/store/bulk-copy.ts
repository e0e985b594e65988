/** COPY in both directions on one driver connection. */
import type pg from 'pg'
import copyStreams from 'pg-copy-streams'
import type { Driver } from './statements.ts'

/** `ahead`: bytes that are taken before anybody reads them. */
export const copyStream = (driver: Driver, sql: string, ahead = 1 << 16): ReturnType<typeof copyStreams.to> =>
  driver.query(copyStreams.to(sql, { highWaterMark: ahead }))

/** All of it in memory. */
export const copiedOut = async (driver: Driver, sql: string): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of copyStream(driver, sql)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** The driver's connection as a query of one's own finds it. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void }
  query(sql: string): void
  sendCopyFromChunk(rows: Buffer): void
  endCopyFrom(): void
}

/**
 * Statement, rows and end in one piece: the embedded database cannot wait for rows in the middle of a statement,
 * and a server ignores rows whose statement has failed.
 */
const piece = (sql: string, rows: Buffer, done: () => void, failed: (error: unknown) => void): pg.Submittable => {
  const query = {
    submit: (connection: pg.Connection): void => {
      const wire = connection as unknown as Wire
      wire.stream.cork()
      wire.query(sql)
      wire.sendCopyFromChunk(rows)
      wire.endCopyFrom()
      wire.stream.uncork()
    },
    handleCopyInResponse: () => undefined,
    handleCommandComplete: () => undefined,
    handleReadyForQuery: done,
    handleError: failed,
  }
  return query
}

export const copiedIn = (driver: Driver, sql: string, rows: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    driver.query(piece(sql, rows, resolve, reject))
  })
