/** A short table inside the record: a line a row, its values in order. */
import type { Field, FieldKindName } from '../../model/model.ts'
import { cellOf, problem, same, value } from '../server-cell.ts'
import { compareOne, noSpan } from '../server-compare.ts'
import type { CellReading, ServerKind, SheetCell, WordsAt } from '../server-kind.ts'
import { emptyBack, items, longNote, partText } from '../server-words.ts'
import { says } from '../says.ts'
import { literal } from '../sql-text.ts'

const NO_ROWS = says('每行请按“名称: 值; 名称: 值”填写', 'Each line must have the form "name: value; name: value"')

type KindOf = (name: FieldKindName) => ServerKind

/** The kinds of its own fields are asked for when needed: the table of kinds holds this one. */
export const rowsServerOf = (kindOf: KindOf): ServerKind => ({
  words: (at, field) => ({ sql: lines(kindOf, at, field), type: 'text', costly: true }),
  partWords: partText,
  note: longNote(
    emptyBack,
    (at, { name, rows: parts }) =>
      `(select string_agg(concat_ws(' ', ${parts.map((part) => `item ->> ${literal(part.name)}`).join(', ')}), E'\\n' order by place) from jsonb_array_elements(${at.column(name)}) with ordinality r(item, place))`,
  ),
  compare: compareOne,
  several: false,
  list: true,
  span: noSpan,
  foreseen: false,
  cell: cellOf('每行一条，按“名称: 值; 名称: 值”填写', 'One per line: "name: value; name: value"', readRows(kindOf)),
  sample: () => [`'[]'::jsonb`],
})

function lines(kindOf: KindOf, at: WordsAt, field: Field): string {
  const parts = field.rows.map((part) => {
    const text = kindOf(part.kind).partWords(at, part, `(r.item ->> ${literal(part.name)})`)
    return `${literal(`${part.label[at.lang]}: `)} || ${text}`
  })
  const rows = items(field.changesOf === null ? at.value(field) : at.changes(field))
  return `(select string_agg(concat_ws('; ', ${parts.join(', ')}), E'\\n' order by r.place) from ${rows} with ordinality r(item, place))`
}

const readRows =
  (kindOf: KindOf): SheetCell['read'] =>
  ({ text: written }, field, reading) => {
    const rows = written
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => rowOf(kindOf, line, field, reading))
    return rows.includes(null) ? problem(NO_ROWS()) : value(rows)
  }

function rowOf(
  kindOf: KindOf,
  line: string,
  field: Field,
  reading: CellReading,
): Readonly<Record<string, unknown>> | null {
  const pairs = line.split(/[;；]/).map((part) => /^\s*([^:：]+)[:：]\s*(.*?)\s*$/.exec(part))
  const made = pairs.map((pair) => {
    const part = field.rows.find(
      ({ label, name }) => pair !== null && [...Object.values(label), name].some((one) => same(one, pair[1]!)),
    )
    if (pair === null || part === undefined) return null
    const text = pair[2]!
    const found = text === '' ? value(null) : kindOf(part.kind).cell.read({ kind: 'text', text }, part, reading)
    return 'value' in found ? ([part.name, found.value] as const) : null
  })
  return made.includes(null) ? null : Object.fromEntries(made.filter((one) => one !== null))
}
