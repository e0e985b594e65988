/** One code of an enum. */
import type { Field } from '../../model/model.ts'
import { codesOf } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { parseCode, parseText } from '../parse.ts'
import { list, literal } from '../sql-text.ts'

/** Codes that come and go with the schemas (names of entities) are not listed; their type is. */
const codes = (field: Field): readonly (string | number)[] => codesOf(field.schema)

export const enumeration = oneColumn({
  type: (field) => (codes(field).length > 0 && codes(field).every((code) => typeof code === 'number') ? 'integer' : 'text'),
  checks: (field) => (codes(field).length === 0 ? [] : [`{col} in (${list(codes(field).map(literal))})`]),
  parse: (text, field) => (codes(field).length === 0 ? parseText(text) : parseCode(codes)(text, field)),
  operators: ['eq', 'in', 'null'],
  sortable: true,
  schema: (field) => field.schema,
})
