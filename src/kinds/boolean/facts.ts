/** Yes or no. */
import type { KindFacts } from '../kind-facts.ts'

export const booleanFacts: KindFacts = {
  expression: 'boolean',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 90,
  column: true,
  filter: 'offered',
  sortable: true,
  summable: false,
  edit: 'many',
  names: true,
  inRows: true,
  spoken: true,
  keywords: [],
}
