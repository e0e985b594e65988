/** One line of text. */
import { readText, textCell, value } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { sampleText } from '../server-sample.ts'
import { inWords, partText, textNote } from '../server-words.ts'
import { cased } from '../tidying.ts'

export const stringServer: ServerKind = {
  words: (at, field) => ({ ...inWords(at, field, at.value(field)), type: 'text' }),
  partWords: partText,
  note: textNote,
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: textCell((cell, field, reading) => {
    const found = readText(cell, field, reading)
    return 'value' in found && typeof found.value === 'string' ? value(cased(field.letters, found.value)) : found
  }),
  sample: (wish) => [sampleText(wish)],
}
