/** A short table inside the record. */
import { type KindFacts, ITEM_LIMITS } from '../kind-facts.ts'

export const rowsFacts: KindFacts = {
  expression: 'list',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 160,
  column: false,
  filter: 'never',
  sortable: false,
  summable: false,
  edit: 'form',
  names: false,
  inRows: false,
  spoken: true,
  keywords: [...ITEM_LIMITS, 'uniqueItems', 'x-changes-of', 'x-personal'],
}
