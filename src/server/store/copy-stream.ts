/** A COPY … TO STDOUT as a stream of its bytes. */
import type { Readable } from 'node:stream'
import copyStreams from 'pg-copy-streams'
import type { Driver } from './statements.ts'

export const copyStream = (driver: Driver, sql: string): Readable => driver.query(copyStreams.to(sql))
