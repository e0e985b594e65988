/**
 * Lists whose best plan is the same whatever their values are: an index holds their rows in their order. PostgreSQL may
 * then keep one plan instead of making one for each request, which takes longer than running it. With more conditions,
 * values that are rare and values that are common want different plans.
 */
import { isHeld } from '../../kinds/indexes.ts'
import type { Entity } from '../../model/model.ts'
import type { Filter, Word } from './conditions.ts'
import type { Sort } from './sorting.ts'
import type { Writing } from './writing.ts'

/** Of a list's plan. */
interface Asked {
  readonly filters: readonly Filter[]
  readonly words: readonly Word[]
  readonly sort: Sort
  readonly start: string
}

export function suitsGenericPlan({ bounds }: Writing, entity: Entity, { filters, words, sort, start }: Asked): boolean {
  const isBound =
    bounds.stores || bounds.homes || (bounds.owner && (entity.scope.owner !== null || entity.scope.seen !== null))
  if (isBound || words.length > 0 || filters.length > 1 || sort.path.length > 1 || start === 'deep') return false
  const isWhole = filters.every(({ path, comparison }) => path.length === 1 && comparison === 'eq')
  const [ordered = ''] = sort.path
  const keys = [...filters.map(({ path }) => path[0]!), ...(ordered === entity.key ? [] : [ordered]), entity.key]
  return isWhole && isHeld(entity, keys)
}
