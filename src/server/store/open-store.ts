/** The one door to a database: PostgreSQL where an address is given, else the embedded one in a folder. */
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import type { Store } from './store.ts'

export interface StoreOptions {
  /** `postgres://…`; wins over the folder. */
  readonly databaseUrl?: string
  /** Folder of the embedded database. */
  readonly dataDir?: string
  /** Milliseconds a statement may take. */
  readonly statementTimeout?: number
  readonly poolSize?: number
  /** Milliseconds between two rounds of the embedded database's maintenance; 0: none. */
  readonly maintenance?: number
  /** Where the embedded database's thread starts; a bundle that puts it elsewhere says so here. */
  readonly worker?: URL
}

export const openStore = ({
  databaseUrl, dataDir = 'data', statementTimeout = 30_000, poolSize = 10, maintenance = 60_000,
  worker = new URL('./pglite-worker.mjs', import.meta.url),
}: StoreOptions): Promise<Store> => (databaseUrl
  ? openPostgres({ url: databaseUrl, statementTimeout, poolSize })
  : openPglite({ folder: dataDir, statementTimeout, maintenance, worker }))
