/**
 * The one way to what the browser keeps. A store may be full, or denied altogether (then even asking for it throws):
 * what cannot be written is remembered for as long as the page is open, so that the console works and only its choices
 * are not kept.
 */
export interface BrowserStore {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

function storeOn(storage: () => Storage): BrowserStore {
  /** What could not be written; null: what could not be removed. */
  const remembered = new Map<string, string | null>()
  const attempt = <T>(act: (store: Storage) => T): { readonly value: T } | undefined => {
    try {
      return { value: act(storage()) }
    } catch {
      return undefined
    }
  }
  const get = (key: string): string | null =>
    remembered.get(key) ?? (remembered.has(key) ? null : (attempt((store) => store.getItem(key))?.value ?? null))
  const write = (key: string, value: string | null): void => {
    // Writing is told to all windows, and waits for the disk; looking is not.
    if (!remembered.has(key) && get(key) === value) return
    const done = attempt((store) => (value === null ? store.removeItem(key) : store.setItem(key, value)))
    if (done) remembered.delete(key)
    else remembered.set(key, value)
  }
  return {
    get,
    set: write,
    remove: (key) => write(key, null),
    keys: () =>
      [...new Set([...(attempt((store) => Object.keys(store))?.value ?? []), ...remembered.keys()])].filter(
        (key) => get(key) !== null,
      ),
  }
}

/** Kept as long as this page is open. */
export function inMemory(): BrowserStore {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

/** Kept until it is removed, and shared by all windows. */
export const kept = storeOn(() => window.localStorage)
/** Kept as long as this window is open. */
export const keptForWindow = storeOn(() => window.sessionStorage)
