/** A span of days. */
import { type KindFacts, ITEM_LIMITS } from '../kind-facts.ts'

export const dateRangeFacts: KindFacts = {
  expression: 'range',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 210,
  column: true,
  filter: 'offered',
  sortable: true,
  summable: false,
  edit: 'one',
  names: true,
  inRows: true,
  spoken: true,
  keywords: [...ITEM_LIMITS],
}
