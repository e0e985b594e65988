/** Keys of several records. */
import { type KindFacts, ITEM_LIMITS } from '../kind-facts.ts'

export const referencesFacts: KindFacts = {
  expression: 'list',
  decides: 'never',
  scale: 0,
  prose: false,
  width: 200,
  column: false,
  filter: 'offered',
  sortable: false,
  summable: false,
  edit: 'many',
  names: false,
  inRows: false,
  spoken: true,
  keywords: [...ITEM_LIMITS, 'uniqueItems'],
}
