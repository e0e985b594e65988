/** The record's own key: numbers that say nothing to a person. */
import type { KindFacts } from '../kind-facts.ts'

export const keyFacts: KindFacts = {
  expression: 'key',
  decides: 'equal',
  scale: 0,
  prose: false,
  width: 90,
  column: true,
  filter: 'usual',
  sortable: true,
  summable: false,
  edit: 'one',
  names: true,
  inRows: false,
  spoken: false,
  keywords: [],
}
