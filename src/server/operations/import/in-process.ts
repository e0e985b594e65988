/** The imports that this process carries out: ended before their store is closed. */
import type { Store } from '../../store/store.ts'

/** The work was asked to end; nobody did wrong. */
export class Stopped extends Error {}

/** Why it was, where nobody asked for it. */
export const SERVER_STOPS = 'the server stops'

interface Running {
  readonly stop: AbortController
  readonly work: Promise<unknown>
}
/** By account. */
const running = new WeakMap<Store, Map<string, Running>>()

/** Known at once, where the database may have to wait for the import itself. */
export const isRunning = (store: Store, account: string): boolean => running.get(store)?.has(account) === true
export const stopOwn = (store: Store, account: string): void => {
  running.get(store)?.get(account)?.stop.abort()
}

export async function inProcess<T>(
  store: Store,
  account: string,
  start: (stop: AbortController) => Promise<T>,
): Promise<T> {
  const all = running.get(store) ?? new Map<string, Running>()
  running.set(store, all)
  const stop = new AbortController()
  const work = start(stop).finally(() => all.delete(account))
  all.set(account, { stop, work })
  return work
}

export async function endImports(store: Store): Promise<void> {
  const all = [...(running.get(store)?.values() ?? [])]
  for (const { stop } of all) stop.abort(SERVER_STOPS)
  await Promise.all(all.map(({ work }) => work))
}
