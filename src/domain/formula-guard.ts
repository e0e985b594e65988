/** Texts that a spreadsheet would run as formulas are led by an apostrophe, which it takes away again. */

/** What a formula begins with, in both widths. The minus comes first: it stands in brackets of regular expressions. */
export const FORMULA_SIGNS = '-=+@\t\r\n＝＋－＠'
const FORMULA = new RegExp(`^[${FORMULA_SIGNS}]`)
const GUARDED = new RegExp(`^'[${FORMULA_SIGNS}]`)

export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)
