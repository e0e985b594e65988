/** Several codes of an enum, in an array. */
import type { JsonSchema } from '../../model/model.ts'
import { cellOf, codeOf, listed, noChoice, value } from '../server-cell.ts'
import { noSpan } from '../server-compare.ts'
import type { ServerKind, SheetCell } from '../server-kind.ts'
import { sampleCode } from '../server-sample.ts'
import { codeBack, copy, enumOf, labelOf, longNote, partLabel } from '../server-words.ts'
import { literal } from '../sql-text.ts'

/** Between the codes of a value in the journal. */
export const PARTS = ','

const words: ServerKind['words'] = (at, field) => {
  const found = enumOf(at, field)
  const label = found === undefined ? 'u.code::text' : labelOf(found, 'u.code', at.lang)
  return {
    sql: `(select string_agg(${label}, ${copy(at, 'value.separator')} order by u.place) from unnest(${at.value(field)}) with ordinality u(code, place))`,
    type: 'text',
    costly: true,
  }
}

const compare: ServerKind['compare'] = (at, field) => {
  const left = at.value(field)
  if (at.comparison === 'is-null') return `coalesce(cardinality(${left}), 0) = 0`
  if (at.comparison === 'not-null') return `cardinality(${left}) > 0`
  return `${left} && ${at.slot(at.type)}`
}

/** Labels may hold the very signs that stand between them: the whole is looked for first. */
const read: SheetCell['read'] = ({ text: written }, field, reading) => {
  const parts = codeOf(written, field, reading.model) === undefined ? listed(written) : [written]
  const found = parts.map((part) => codeOf(part, field, reading.model))
  const wrong = found.indexOf(undefined)
  return wrong < 0 ? value([...new Set(found)]) : noChoice(parts[wrong]!, field, reading)
}

export const enumSetServer: ServerKind = {
  words,
  partWords: partLabel,
  note: longNote(
    (text, field) => {
      if (text === null) return field.nullable ? null : []
      const codes = text.split(PARTS).map((code) => codeBack(code, (field.schema['items'] ?? {}) as JsonSchema))
      return codes.includes(undefined) ? undefined : codes
    },
    (at, { name }) => `array_to_string(${at.column(name)}, ${literal(PARTS)})`,
  ),
  compare,
  several: true,
  list: true,
  span: noSpan,
  foreseen: true,
  cell: cellOf('从可选值中选择，多个用“、”隔开', 'Some of the choices, joined by commas', read),
  // Of an open list no code is wrong.
  sample: (wish) => {
    const schema = (wish.field.schema['items'] ?? {}) as JsonSchema
    return [`array[${sampleCode({ ...wish, field: { ...wish.field, schema, nullable: false } }).join()}]`]
  },
}
