/**
 * What a masked field shows: enough to recognise, not enough to use. The patterns are documents (`app/masks.json`). The
 * server masks in SQL; `tests/domain/cases/masks.ts` holds the values on which both must agree. What is masked already
 * stays as it is.
 */
import type { Mask, MaskPart } from '../model/model.ts'

export function masked({ before, ...whole }: Mask, text: string): string {
  const end = before === null ? -1 : text.indexOf(before.sign)
  return before === null || end < 0 ? keep(whole, text) : keep(before, text.slice(0, end)) + text.slice(end)
}

/** A text too short to hide anything between its two ends keeps its first character at most. */
function keep({ first, last, stars }: MaskPart, text: string): string {
  const characters = [...text]
  const length = characters.length
  if (length === 0) return ''
  const isShort = length <= tooShort({ first, last })
  const begin = isShort ? Math.min(first, 1) : first
  const end = isShort ? 0 : last
  const hidden = Math.max(length - begin - end, 1)
  return (
    characters.slice(0, begin).join('') +
    '*'.repeat(isShort ? hidden : (stars ?? hidden)) +
    characters.slice(length - end).join('')
  )
}

/** Up to how many characters are too few. Where one at the beginning is all that stays, none are. */
export const tooShort = ({ first, last }: Pick<MaskPart, 'first' | 'last'>): number =>
  last === 0 && first <= 1 ? 0 : first + last
