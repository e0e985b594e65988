/** A calendar day; sheets count their days. */
import { cellOf, countedText, dayOf, unlike, value } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { ServerKind, SheetCell } from '../server-kind.ts'
import { matching, partText, shortNote } from '../server-words.ts'

const read: SheetCell['read'] = (cell, field, reading) => {
  const found = dayOf(countedText(cell, reading))
  return found === null ? unlike(field) : value(found)
}

export const dateServer: ServerKind = {
  words: (at, field) => ({ sql: at.value(field), type: 'date' }),
  partWords: partText,
  note: shortNote(matching(/^\d{4}-\d\d-\d\d$/)),
  compare: compareOne,
  several: false,
  list: false,
  span: noSpan,
  foreseen: true,
  cell: { ...cellOf('日期', 'Date', read), counts: 'days' },
  sample: ({ salt, by }) => [`current_date - 365 + ${by.number(salt)} % 730`],
}
