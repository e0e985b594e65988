/** A password or key: nothing of it may be read, or stand anywhere. */
import { readText, textCell, value } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { partText } from '../server-words.ts'
import { literal } from '../sql-text.ts'

const STARS = literal('******')

export const secretServer: ServerKind = {
  words: () => ({ sql: 'null', type: 'text' }),
  partWords: partText,
  note: { say: () => STARS, strict: false, long: false, read: null, back: () => undefined },
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: false,
  /** Blanks at the ends of a password are part of it. */
  cell: textCell((cell, field, reading) => {
    const found = readText(cell, field, reading)
    return 'problem' in found ? found : value(cell.text)
  }),
  sample: ({ secret }) => [literal(secret)],
}
