/** A whole number. */
import { cellOf, readInteger } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { number } from '../server-sample.ts'
import { filledBack, numberWords, partText, shortNote } from '../server-words.ts'

export const integerServer: ServerKind = {
  words: numberWords,
  partWords: partText,
  note: shortNote(filledBack((text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined))),
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: cellOf('整数', 'Whole number', readInteger),
  sample: ({ field: { schema }, salt, unique, by }) => {
    if (unique) return ['g']
    const low = number(schema['minimum'] ?? schema['exclusiveMinimum'], 0) + ('exclusiveMinimum' in schema ? 1 : 0)
    const high = Math.min(number(schema['maximum'] ?? schema['exclusiveMaximum'], low + 999), low + 2_000_000_000)
    return [by.between(low, high - ('exclusiveMaximum' in schema ? 1 : 0), salt)]
  },
}
