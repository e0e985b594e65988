/** One code of an enum. */
import type { Field } from '../../model/model.ts'
import { codesOf } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { parseCode } from '../parse.ts'
import { list, literal } from '../sql-text.ts'

const codes = (field: Field): readonly (string | number)[] => codesOf(field.schema)
/** Of codes that come and go with the schemas (names of entities) the table takes any; asked for can be those that there are. */
const known = (field: Field): readonly (string | number)[] => (codes(field).length > 0 ? codes(field) : (field.schema['examples'] ?? []) as readonly string[])

export const enumeration = oneColumn({
  type: (field) => (codes(field).length > 0 && codes(field).every((code) => typeof code === 'number') ? 'integer' : 'text'),
  checks: (field) => (codes(field).length === 0 ? [] : [`{col} in (${list(codes(field).map(literal))})`]),
  parse: parseCode(known),
  operators: ['eq', 'in', 'null'],
  sortable: true,
  schema: (field) => field.schema,
})
