/** Formatted text. */
import { type KindFacts, TEXT_LIMITS } from '../kind-facts.ts'

export const htmlFacts: KindFacts = {
  expression: 'text',
  decides: 'equal',
  scale: 0,
  prose: true,
  width: 240,
  column: false,
  filter: 'never',
  sortable: false,
  summable: false,
  edit: 'form',
  names: false,
  inRows: false,
  spoken: true,
  keywords: [...TEXT_LIMITS, 'x-placeholders', 'x-personal'],
}
