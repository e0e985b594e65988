/**
 * Masks in SQL, from their patterns alone; what they show is decided in `values/mask.ts`, and a test holds both to the
 * same values.
 */
import { literal } from '../../kinds/sql-text.ts'
import type { Mask, MaskPart } from '../../model/model.ts'
import { tooShort } from '../../values/mask.ts'

export function masked({ before, ...whole }: Mask, text: string): string {
  if (before === null) return keep(whole, text)
  const sign = literal(before.sign)
  return (
    `case when strpos(${text}, ${sign}) > 0 then (${keep(before, `split_part(${text}, ${sign}, 1)`)})` +
    ` || substr(${text}, strpos(${text}, ${sign})) else ${keep(whole, text)} end`
  )
}

/** A text too short to hide anything keeps its first character at most; an empty one shows that it is empty. */
function keep({ first, last, stars }: MaskPart, text: string): string {
  const short = tooShort({ first, last })
  const few = Math.min(first, 1)
  const shown = `left(${text}, ${few}) || repeat('*', greatest(char_length(${text}) - ${few}, (${text} <> '')::integer))`
  const hidden =
    stars === null
      ? `repeat('*', ${short === 0 ? `greatest(char_length(${text}) - ${first}, 1)` : `char_length(${text}) - ${first + last}`})`
      : literal('*'.repeat(stars))
  return (
    `case when ${short === 0 ? `${text} = '' then ''` : `char_length(${text}) <= ${short} then ${shown}`}` +
    ` else left(${text}, ${first}) || ${hidden} || ${last === 0 ? `''` : `right(${text}, ${last})`} end`
  )
}
