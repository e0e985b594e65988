/**
 * Where react-admin keeps a user's choices. Logging out forgets what was looked at, not how the console was arranged.
 */
import type { Store } from 'ra-core'
import { isLike } from '../../values/is-like.ts'
import { inMemory, kept } from './browser-store.ts'

/**
 * Belongs to the page as it is open: on one loaded anew nothing would show that rows are still chosen, and bulk acts
 * would reach them.
 */
const PASSING = '.selectedIds'
/**
 * Filters, pages and selections: they may hold names and phone numbers. A saved view keeps its columns here, no filter.
 */
const LOOKED_AT = ['.listParams', PASSING]
const PREFIX = 'RaStore.'

type Listener = (value: unknown) => void

/** Not react-admin's own `localStorageStore`: that one fails where the browser's store does. */
export function createPreferences(): Store {
  const listeners = new Map<string, Set<Listener>>()
  const tell = (key: string, value: unknown): void => listeners.get(key)?.forEach((listener) => listener(value))
  const passing = inMemory()
  const storeOf = (key: string) => (key.endsWith(PASSING) ? passing : kept)
  const removeItem = (key: string): void => {
    storeOf(key).remove(PREFIX + key)
    tell(key, undefined)
  }
  const removeAll = (isMeant: (key: string) => boolean): void =>
    [...kept.keys(), ...passing.keys()]
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length))
      .filter(isMeant)
      .forEach(removeItem)
  const onElsewhere = ({ key, newValue }: StorageEvent): void => {
    if (key?.startsWith(PREFIX)) tell(key.slice(PREFIX.length), parsed(newValue))
  }
  return {
    setup: () => window.addEventListener('storage', onElsewhere),
    teardown: () => window.removeEventListener('storage', onElsewhere),
    getItem: <T>(key: string, otherwise?: T) => {
      const value = parsed(storeOf(key).get(PREFIX + key))
      // What has another shape was not written by this version, if by us at all.
      return value === undefined || (otherwise !== undefined && !isLike(value, otherwise)) ? otherwise : (value as T)
    },
    setItem: (key, value: unknown) => {
      if (value === undefined) return removeItem(key)
      storeOf(key).set(PREFIX + key, JSON.stringify(value))
      tell(key, value)
    },
    removeItem,
    removeItems: (start) => removeAll((key) => key.startsWith(start)),
    reset: () => removeAll((key) => LOOKED_AT.some((ending) => key.endsWith(ending))),
    subscribe: (key, listener: Listener) => {
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(listener))
      return () => void all.delete(listener)
    },
  }
}

/** Undefined for what is not there; what nobody here wrote is taken as it stands. */
function parsed(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
