import { text } from '../console/kit/lang.ts'
import type { Cell } from './cell.ts'
import { formatDecimal } from './numbers.ts'

/**
 * Thousands separated, the field's digits; a list says the unit in the column's head. What the schema has a word for is
 * that word.
 */
export const numberCell: Cell = ({ value, field, context }) => {
  const word = field.words?.[String(value)]
  if (word) return text(word, context.lang)
  const number = formatDecimal(String(value), field.scale)
  if (context.place === 'list' || !field.unit) return number
  return (
    <span className="k-number">
      {number}
      <span className="k-unit">{text(field.unit, context.lang)}</span>
    </span>
  )
}
