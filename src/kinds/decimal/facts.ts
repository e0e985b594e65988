/** An exact decimal number; its unit and scale stand in the document. */
import { type KindFacts, LIMITS } from '../kind-facts.ts'

export const decimalFacts: KindFacts = {
  expression: 'number',
  decides: 'empty',
  scale: 2,
  prose: false,
  width: 110,
  column: true,
  filter: 'usual',
  sortable: true,
  summable: true,
  edit: 'many',
  names: true,
  inRows: true,
  spoken: true,
  keywords: [...LIMITS, 'x-scale', 'x-unit', 'x-words'],
}
