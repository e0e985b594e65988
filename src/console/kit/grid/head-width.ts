/**
 * px that a column needs for its head and for the sum below it, worked out from the text: nothing is measured before
 * the first paint.
 */

/** Of a letter in the head's type, by its breadth. */
const BREADTHS: readonly (readonly [letters: RegExp, px: number])[] = [
  [/[\u2e80-\u9fff\uff00-\uffef]/, 13],
  [/[mwMW%@]/, 12.8],
  [/[A-Z]/, 9.2],
  [/[fijlrt.,:;'()\[\]/ -]/, 5.3],
]
const USUAL = 8.3
/** Padding at both sides, and the sign of the order. */
const SIDES = 24 + 17

const breadth = (letter: string): number => BREADTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL

export const headWidth = (header: string): number =>
  Math.ceil([...header].reduce((sum, letter) => sum + breadth(letter), SIDES))

/** A sum in its bold digits, which are all as broad; cut short it would be another sum. */
export const sumWidth = (sum: string): number =>
  Math.ceil([...sum].reduce((all, letter) => all + (/\d/.test(letter) ? DIGIT : SEPARATOR), PADDING))
const [DIGIT, SEPARATOR, PADDING] = [7.8, 4.2, 24]
