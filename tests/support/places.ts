/** Where servers that are killed leave their data for those that come after: a folder, and a PostgreSQL database. */
import { openStore, type StoreOptions } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { createFolders, freshDatabase } from './stores.ts'

export interface StorePlace {
  /** As a process is told of it. */
  readonly name: string
  /** For one server's time. */
  within<T>(work: (store: Store) => Promise<T>): Promise<T>
}

const newFolder = createFolders()
export const PLACES: Readonly<Record<string, () => Promise<StorePlace>>> = {
  PGlite: async () => {
    const dataDir = await newFolder()
    return placeOf(dataDir, { dataDir })
  },
  PostgreSQL: async () => {
    const databaseUrl = await freshDatabase()
    return placeOf(databaseUrl, { databaseUrl })
  },
}

const placeOf = (name: string, options: StoreOptions): StorePlace => ({
  name,
  within: async (work) => {
    const store = await openStore({ ...options, maintenance: 0 })
    return work(store).finally(() => store.close())
  },
})
