/** Several codes of an enum. */
import { type KindFacts, ITEM_LIMITS } from '../kind-facts.ts'

export const enumSetFacts: KindFacts = {
  expression: 'list',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 160,
  column: true,
  filter: 'offered',
  sortable: false,
  summable: false,
  edit: 'many',
  names: true,
  inRows: true,
  spoken: true,
  keywords: [...ITEM_LIMITS, 'uniqueItems'],
}
