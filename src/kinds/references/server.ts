/** Several records of another entity, in a table of their own. */
import { cellOf, listed, value } from '../server-cell.ts'
import { noSpan } from '../server-compare.ts'
import type { ServerKind } from '../server-kind.ts'
import { copy, emptyBack, longNote, NAMES, partText } from '../server-words.ts'
import { literal } from '../sql-text.ts'

const compare: ServerKind['compare'] = (at) => {
  if (at.comparison === 'is-null') return `not ${at.linked(null)}`
  if (at.comparison === 'not-null') return at.linked(null)
  return at.linked(`= any(${at.slot('bigint[]')})`)
}

export const referencesServer: ServerKind = {
  words: (at, field) => ({ sql: at.names(field, copy(at, 'value.separator')), type: 'text', costly: true }),
  partWords: partText,
  note: longNote(emptyBack, (at, field) => at.names(field, literal(NAMES))),
  compare,
  several: true,
  list: false,
  span: noSpan,
  foreseen: false,
  cell: cellOf(
    '填名称，多个用“、”隔开；重名时填编号，如 #12',
    'Names, joined by commas; where several have the same, the number, such as #12',
    ({ text: written }) => value(listed(written)),
  ),
  sample: () => [],
}
