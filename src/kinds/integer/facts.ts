/** A whole number. */
import type { KindFacts } from '../kind-facts.ts'

export const integerFacts: KindFacts = {
  expression: 'number',
  decides: 'ordered',
  scale: 0,
  prose: false,
  width: 100,
  column: true,
  filter: 'usual',
  sortable: true,
  summable: true,
  edit: 'many',
  names: true,
  inRows: true,
  spoken: true,
  keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'x-unit', 'x-words'],
}
