/** Where servers that are killed leave their data for those that come after: a folder, and a PostgreSQL database. */
import { openStore, type StoreOptions } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { createPlaces, type Kind, type Prepared } from './stores.ts'

export interface StorePlace {
  /** As a process is told of it. */
  readonly name: string
  /** For one server's time. */
  within<T>(work: (store: Store) => Promise<T>): Promise<T>
}

/** `prepared`: what they hold before the first server. */
export function storePlaces(prepared: Prepared): Readonly<Record<string, () => Promise<StorePlace>>> {
  const place = createPlaces()
  const made = async (kind: Kind, optionsAt: (name: string) => StoreOptions): Promise<StorePlace> => {
    const name = await place(kind, prepared)
    return placeOf(name, optionsAt(name))
  }
  return {
    PGlite: () => made('PGlite', (dataDir) => ({ dataDir })),
    PostgreSQL: () => made('PostgreSQL', (databaseUrl) => ({ databaseUrl })),
  }
}

const placeOf = (name: string, options: StoreOptions): StorePlace => ({
  name,
  within: async (work) => {
    const store = await openStore({ ...options, maintenance: 0 })
    return work(store).finally(() => store.close())
  },
})
