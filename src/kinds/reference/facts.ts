/** The key of a record of another entity. */
import type { KindFacts } from '../kind-facts.ts'

export const referenceFacts: KindFacts = {
  expression: 'key',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 160,
  column: true,
  filter: 'offered',
  sortable: true,
  summable: false,
  edit: 'many',
  names: true,
  inRows: true,
  spoken: false,
  keywords: ['x-offered'],
}
