/** Where react-admin keeps a user's choices. Logging out forgets what was looked at, not how the console was arranged. */
import { localStorageStore, type Store } from 'ra-core'

/** Filters, pages and selections: they may hold names and phone numbers. A saved view keeps its columns here, no filter. */
const LOOKED_AT = ['.listParams', '.selectedIds']

export function createPreferences(): Store {
  const store = localStorageStore('1')
  return { ...store, reset: () => forget(store) }
}

function forget(store: Store): void {
  const prefix = 'RaStore.'
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(prefix) && LOOKED_AT.some((ending) => name.endsWith(ending))) store.removeItem(name.slice(prefix.length))
  }
}
