/** Several lines of text. */
import { readText, textCell } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { partText, plainWords, textNote } from '../server-words.ts'

export const textServer: ServerKind = {
  words: plainWords,
  partWords: partText,
  note: textNote,
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: textCell(readText),
  sample: ({ salt, by }) => [by.words(6, salt)],
}
