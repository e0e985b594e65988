/** Masks in SQL; what they show is decided in `values/mask.ts`, and a test holds both to the same values. */
import type { MaskName } from '../../model/model.ts'

export const masked = (mask: MaskName, text: string): string => MASKS[mask](text)

export const MASK_NAMES: readonly MaskName[] = ['name', 'phone', 'id_card', 'bank_card', 'email', 'account']

const MASKS: Readonly<Record<MaskName, (text: string) => string>> = {
  name: (text) => keep(text, 1, 0, `'*'`),
  phone: (text) => keep(text, 3, 4, `'****'`),
  id_card: (text) => keep(text, 3, 3, `repeat('*', char_length(${text}) - 6)`),
  bank_card: (text) => keep(text, 4, 4, `'********'`),
  email,
  account: (text) => `case when strpos(${text}, '@') > 0 then ${email(text)} else ${keep(text, 3, 4, `'****'`)} end`,
}

/** A function, so that a mask may use another. */
function email(text: string): string {
  return `regexp_replace(${text}, '^([^@])[^@]*', '\\1***')`
}

/** A text too short to hide anything keeps its first character only; an empty one shows that it is empty. */
const keep = (text: string, first: number, last: number, stars: string): string =>
  `case when char_length(${text}) <= ${first + last} then left(${text}, 1) || repeat('*', greatest(char_length(${text}) - 1, (${text} <> '')::integer))` +
  ` else left(${text}, ${first}) || ${stars} || ${last === 0 ? `''` : `right(${text}, ${last})`} end`
