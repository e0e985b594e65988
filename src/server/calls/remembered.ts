/**
 * Answers that took long to work out, known for a moment to the account that asked: a figure over very many records is
 * asked for again and again while it hardly changes. What was quick is worked out anew each time, and so is everything
 * once the account has changed something itself.
 */
import { LRUCache } from 'lru-cache'
import type { Context } from '../operations/context.ts'
import type { Store } from '../store/store.ts'

const LONG_MS = 100
const REMEMBERED_MS = 20_000
const MOST = 1_000

/** Under way, or remembered: who asks meanwhile waits for the same. */
const known = new WeakMap<Store, LRUCache<string, Promise<object>>>()

/** Whose answers they are: how each key begins. */
const accountOf = ({ client_id, staff_id }: Context['scope']): string => `${client_id} ${staff_id} `

export function forgetIn({ store, scope }: Pick<Context, 'store' | 'scope'>): void {
  const all = known.get(store)
  const account = accountOf(scope)
  for (const key of all?.keys() ?? []) if (key.startsWith(account)) all?.delete(key)
}

export function rememberedIn({ store, model, scope }: Context) {
  return <T extends object>(name: string, work: () => Promise<T>): Promise<T> => {
    const all = known.get(store) ?? new LRUCache<string, Promise<object>>({ max: MOST, ttl: REMEMBERED_MS })
    known.set(store, all)
    const key = accountOf(scope) + JSON.stringify([model.hash, scope.limits, [...scope.keys].sort(), name])
    const found = all.get(key) as Promise<T> | undefined
    if (found !== undefined) return found
    const began = performance.now()
    const forget = (): void => {
      if (all.get(key) === asked) all.delete(key)
    }
    const asked = work()
    all.set(key, asked)
    asked.then(() => performance.now() - began < LONG_MS && forget(), forget)
    return asked
  }
}
