/**
 * Generated modules as screens hold them: each loaded when it is first asked for, kept, and taken in anew when a file
 * changes while developing. Components that show one are told.
 */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tell = (): void => {
  for (const listener of listeners) listener()
}

/** How long a failure stands before the next question loads again: retries are the user's, not the renderer's. */
const PAUSE_MS = 1000

/** Loads each name once, keeps what came, and can take everything in anew. */
export function shelf<T>(read: (name: string) => Promise<T>) {
  const held = new Map<string, T>()
  const coming = new Map<string, Promise<T>>()
  const failed = new Map<string, unknown>()
  const fetch = async (name: string): Promise<T> => {
    const value = await read(name)
    held.set(name, value)
    tell()
    return value
  }
  const load = (name: string): Promise<T> => {
    const known = coming.get(name)
    if (known) return known
    const started = fetch(name)
    coming.set(name, started)
    started.catch((error: unknown) => {
      failed.set(name, error)
      setTimeout(() => {
        failed.delete(name)
        coming.delete(name)
      }, PAUSE_MS)
    })
    return started
  }
  const renew = async (): Promise<void> => {
    const known = [...coming.keys()]
    coming.clear()
    await Promise.all(known.map((name) => load(name).catch(() => held.delete(name))))
  }
  return {
    load,
    renew,
    get: (name: string): T | undefined => held.get(name),
    failure: (name: string): unknown => failed.get(name),
  }
}

/**
 * What is held; suspends until it is there, and afterwards follows its changes without suspending again (which `use`
 * would).
 */
export function useHeld<T>({ get, load, failure }: ReturnType<typeof shelf<T>>, name: string): T {
  const found = useSyncExternalStore(subscribe, () => get(name))
  if (found !== undefined) return found
  throw failure(name) ?? load(name)
}
