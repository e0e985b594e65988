/** An instant. */
import { type KindFacts, LIMITS } from '../kind-facts.ts'

export const datetimeFacts: KindFacts = {
  expression: 'time',
  decides: 'empty',
  scale: 0,
  prose: false,
  width: 170,
  column: true,
  filter: 'offered',
  sortable: true,
  summable: false,
  edit: 'many',
  names: true,
  inRows: true,
  spoken: true,
  keywords: [...LIMITS],
}
