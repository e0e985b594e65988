/**
 * What a masked field shows: enough to recognise, not enough to use. The server masks in SQL;
 * `tests/domain/cases/masks.ts` holds the values on which both must agree. What is masked already stays as it is.
 */
import type { MaskName } from '../model/model.ts'

export const masks: Readonly<Record<MaskName, (text: string) => string>> = {
  /** One star whatever the length: the length of a given name is a hint, too. */
  name: (text) => keep(text, 1, 0, 1),
  phone: (text) => keep(text, 3, 4, 4),
  id_card: (text) => keep(text, 3, 3, null),
  bank_card: (text) => keep(text, 4, 4, 8),
  /** The host tells nobody's name, and where a letter went. */
  email: (text) => text.replace(/^([^@])[^@]*/u, '$1***'),
  /** Named by an e-mail address, a phone number or a word. */
  account: (text) => (text.includes('@') ? masks.email(text) : keep(text, 3, 4, 4)),
}

/** A text too short to hide anything between its two ends keeps its first character only. */
function keep(text: string, first: number, last: number, stars: number | null): string {
  const characters = [...text]
  const length = characters.length
  if (length === 0) return ''
  if (length <= first + last) return `${characters[0]}${'*'.repeat(Math.max(length - 1, 1))}`
  return (
    characters.slice(0, first).join('') +
    '*'.repeat(stars ?? length - first - last) +
    characters.slice(length - last).join('')
  )
}
