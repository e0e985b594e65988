/**
 * Texts that a spreadsheet would run as formulas are led by an apostrophe, which it takes away again, and so does an
 * import. Blanks before the formula hide it from nobody: some spreadsheets drop them. What already looks guarded gets
 * one more, so that each text comes back as it was.
 */
import { UNSEEN } from './unseen.ts'

/** What a formula begins with, in both widths. The minus comes first: it stands in brackets of regular expressions. */
const SIGNS = '-=+@＝＋－＠'
/** These alone make a cell of their own of what follows. */
const BREAKS = '\t\r\n'

/** What is guarded, as an expression that JavaScript and PostgreSQL read alike. */
export const GUARDS = `^'*([${UNSEEN}]*[${SIGNS}]|[${BREAKS}])`
const FORMULA = new RegExp(GUARDS, 'u')
const GUARDED = new RegExp(`^'(?=${GUARDS.slice(1)})`, 'u')

export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)

/** Code points with which most texts begin and nothing that is guarded: Chinese characters, digits, letters. */
export const HARMLESS: readonly (readonly [first: number, last: number])[] = [
  [0x4e00, 0x9fff],
  [0x30, 0x39],
  [0x41, 0x7a],
]
