/** The one door to a database: PostgreSQL where an address is given, else the embedded one in a folder. */
import { existsSync } from 'node:fs'
import { BOUNDS } from '../bounds.ts'
import type { ReserveOptions } from './folder/reserve.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import type { Store } from './store.ts'
import type { TurnsOptions } from './turns.ts'

export interface StoreOptions {
  /** `postgres://…`; wins over the folder. */
  readonly databaseUrl?: string
  /** Folder of the embedded database. */
  readonly dataDir?: string
  /** Milliseconds a statement may take. */
  readonly statementTimeout?: number
  readonly poolSize?: number
  /** Row-level security, on PostgreSQL. */
  readonly rowSecurity?: boolean
  /** Milliseconds between two rounds of the embedded database's maintenance; 0: none. */
  readonly maintenance?: number
  /** Room set aside beside the embedded database, so that it can be read on a disk that is full. Left out: none. */
  readonly reserve?: ReserveOptions
  /** Folders that stand beside an embedded database: while they hold something without one, none is made. */
  readonly companions?: readonly string[]
  /** Of the schemas that a server serves, for its others on PostgreSQL; left out: it is no server. */
  readonly version?: string
  /** How many may read a whole list at the same time, and wait for it. */
  readonly exports?: Partial<TurnsOptions>
  /** Where the embedded database's thread starts; a bundle that puts it elsewhere says so here. */
  readonly worker?: URL
}

/**
 * Beside this file in the sources; in a bundle beside the entry, which this code may have been split from into a folder
 * below.
 */
const workerFile = (): URL => {
  const beside = new URL('./pglite-worker.js', import.meta.url)
  return existsSync(beside) ? beside : new URL('../pglite-worker.js', import.meta.url)
}

export const openStore = ({
  databaseUrl,
  dataDir = 'data',
  statementTimeout = 30_000,
  poolSize = 10,
  rowSecurity = false,
  maintenance = 60_000,
  reserve = { bytes: 0 },
  companions = [],
  worker = workerFile(),
  version,
  exports: given = {},
}: StoreOptions): Promise<Store> => {
  const exports = { ...BOUNDS.exports, ...given }
  return databaseUrl
    ? openPostgres({ url: databaseUrl, statementTimeout, poolSize, rowSecurity, exports, version: version ?? null })
    : openPglite({ folder: dataDir, statementTimeout, maintenance, reserve, companions, worker, exports })
}
