/**
 * Estimates of large lists, remembered for a moment: paging through a list asks for the same number again and again,
 * and working it out costs more than the page. Only what is marked as an estimate is remembered; exact counts never
 * are.
 */
import { LRUCache } from 'lru-cache'
import type { Selection } from '../sql/list.ts'
import type { Store } from '../store/store.ts'
import type { Context } from './context.ts'

const REMEMBERED_MS = 20_000
const MOST = 5_000

const known = new WeakMap<Store, LRUCache<string, number>>()

export interface Estimates {
  /** Null: nothing is remembered. */
  readonly recall: () => number | null
  readonly remember: (count: number) => void
}

/** `values` are those of the selection alone, not of the page. */
export function estimatesOf(
  { store, model, scope }: Context,
  selection: Selection,
  values: readonly unknown[],
): Estimates {
  const all = known.get(store) ?? new LRUCache<string, number>({ max: MOST, ttl: REMEMBERED_MS })
  known.set(store, all)
  const key = JSON.stringify([model.hash, scope.client_id, scope.staff_id, scope.limits, selection, values])
  return {
    recall: () => all.get(key) ?? null,
    remember: (count) => {
      all.set(key, count)
    },
  }
}
