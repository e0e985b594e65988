/** Masks in SQL; what they show is decided in `domain/mask.ts`, and a test holds both to the same values. */
import type { MaskName } from '../../model/model.ts'

export const masked = (mask: MaskName, text: string): string => MASKS[mask](text)

const MASKS: Readonly<Record<MaskName, (text: string) => string>> = {
  name: (text) => keep(text, 1, 0, `'*'`),
  phone: (text) => keep(text, 3, 4, `'****'`),
  id_card: (text) => keep(text, 3, 3, `repeat('*', char_length(${text}) - 6)`),
}

/** A text too short to hide anything keeps its first character only; an empty one shows that it is empty. */
const keep = (text: string, first: number, last: number, stars: string): string =>
  `case when char_length(${text}) <= ${first + last} then left(${text}, 1) || repeat('*', greatest(char_length(${text}) - 1, (${text} <> '')::integer))`
  + ` else left(${text}, ${first}) || ${stars} || ${last === 0 ? `''` : `right(${text}, ${last})`} end`
