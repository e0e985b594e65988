/** The imports that this process carries out: ended before their store is closed. */
import type { Store } from '../../store/store.ts'

/** The work was asked to end; nobody did wrong. */
export class Stopped extends Error {}

const running = new WeakMap<Store, Map<number, { readonly stop: AbortController; readonly work: Promise<unknown> }>>()

export async function inProcess<T>(store: Store, id: number, start: (stop: AbortController) => Promise<T>): Promise<T> {
  const own = running.get(store) ?? new Map<number, { readonly stop: AbortController; readonly work: Promise<unknown> }>()
  running.set(store, own)
  const stop = new AbortController()
  const work = start(stop).finally(() => own.delete(id))
  own.set(id, { stop, work })
  return work
}

export async function endImports(store: Store): Promise<void> {
  const all = [...running.get(store)?.values() ?? []]
  for (const { stop } of all) stop.abort()
  await Promise.all(all.map(({ work }) => work))
}
