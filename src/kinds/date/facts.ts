/** A calendar day. */
import { type KindFacts, LIMITS } from '../kind-facts.ts'

export const dateFacts: KindFacts = {
  expression: 'date',
  decides: 'ordered',
  scale: 0,
  prose: false,
  width: 120,
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
