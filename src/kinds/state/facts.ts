/** A code that a workflow owns. */
import type { KindFacts } from '../kind-facts.ts'

export const stateFacts: KindFacts = {
  expression: 'codes',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 120,
  column: true,
  filter: 'offered',
  sortable: true,
  summable: false,
  edit: 'one',
  names: true,
  inRows: false,
  spoken: false,
  keywords: [],
}
