/** The record's own key, with a sign in front of it where people write it. */
import { numberCell, readInteger } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { numberWords, partText, shortNote } from '../server-words.ts'

export const keyServer: ServerKind = {
  words: numberWords,
  partWords: partText,
  note: shortNote(() => undefined),
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: false,
  cell: numberCell((cell, field, reading) =>
    readInteger({ ...cell, text: cell.text.replace(/^\s*#/, '') }, field, reading),
  ),
  sample: () => ['g'],
}
