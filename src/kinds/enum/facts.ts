/** One code of an enum. */
import type { KindFacts } from '../kind-facts.ts'

export const enumerationFacts: KindFacts = {
  expression: 'codes',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 110,
  column: true,
  filter: 'offered',
  sortable: true,
  summable: false,
  edit: 'many',
  names: true,
  inRows: true,
  spoken: false,
  keywords: [],
}
