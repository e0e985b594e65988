/** One line of text. */
import { type KindFacts, TEXT_LIMITS } from '../kind-facts.ts'

export const stringFacts: KindFacts = {
  expression: 'text',
  decides: 'equal',
  scale: 0,
  prose: true,
  width: 160,
  column: true,
  filter: 'named',
  sortable: true,
  summable: false,
  edit: 'one',
  names: true,
  inRows: true,
  spoken: true,
  keywords: [...TEXT_LIMITS, 'x-scan', 'x-case', 'x-words', 'x-mask', 'x-search', 'x-link', 'x-personal'],
}
