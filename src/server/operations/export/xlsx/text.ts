/** Texts as a workbook holds them: what XML and Excel cannot hold is told apart from what they can, and rewritten. */
import { escaped } from '../../../../values/markup.ts'

/** Excel cuts what is longer; here it is cut where one can see it. */
export const LONGEST_TEXT = 32_767

/** Signs that XML forbids are written as Excel does (`_x0001_`), and so is what only looks like that. */
export function cellText(text: string): string {
  const kept = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text
  return escaped(
    kept
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(FORBIDDEN, coded),
  )
}

const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g
const coded = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** The inside of a string item; blanks at the ends are kept only when told so. */
export const stringItem = (text: string): string =>
  `<t${/^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''}>${cellText(text)}</t>`

/** A sheet's name has 31 characters at most, and some it must not have. */
export function sheetName(title: string, number: number): string {
  const end = number === 1 ? '' : ` (${number})`
  const plain = title
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .trim()
  return `${(plain === '' ? 'Sheet' : plain).slice(0, 31 - end.length)}${end}`
}

/** `A`, `Z`, `AA`. */
export const columnName = (place: number): string =>
  (place < 26 ? '' : columnName(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26))
