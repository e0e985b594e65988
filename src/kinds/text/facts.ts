/** Several lines of plain text. */
import { type KindFacts, TEXT_LIMITS } from '../kind-facts.ts'

export const textFacts: KindFacts = {
  expression: 'text',
  decides: 'equal',
  scale: 0,
  prose: true,
  width: 240,
  column: false,
  filter: 'named',
  sortable: false,
  summable: false,
  edit: 'one',
  names: true,
  inRows: true,
  spoken: true,
  keywords: [...TEXT_LIMITS, 'x-mask', 'x-search', 'x-placeholders', 'x-personal'],
}
