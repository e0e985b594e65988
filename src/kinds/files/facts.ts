/** Uploaded files. */
import { type KindFacts, ITEM_LIMITS } from '../kind-facts.ts'

export const filesFacts: KindFacts = {
  expression: 'list',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 140,
  column: false,
  filter: 'never',
  sortable: false,
  summable: false,
  edit: 'form',
  names: false,
  inRows: false,
  spoken: true,
  keywords: [...ITEM_LIMITS, 'uniqueItems', 'x-personal'],
}
