/** A password or key: nothing of it is ever read. */
import { type KindFacts, TEXT_LIMITS } from '../kind-facts.ts'

export const secretFacts: KindFacts = {
  expression: 'secret',
  decides: 'never',
  scale: 0,
  prose: false,
  width: 120,
  column: false,
  filter: 'never',
  sortable: false,
  summable: false,
  edit: 'form',
  names: false,
  inRows: false,
  spoken: true,
  keywords: [...TEXT_LIMITS, 'x-personal'],
}
