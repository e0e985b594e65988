/** One code of an enum. */
import { codesOf } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { parseCode } from '../parse.ts'
import { list, literal } from '../sql-text.ts'

export const enumeration = oneColumn({
  type: (field) => (codesOf(field.schema).every((code) => typeof code === 'number') ? 'integer' : 'text'),
  checks: (field) => [`{col} in (${list(codesOf(field.schema).map(literal))})`],
  parse: parseCode((field) => codesOf(field.schema)),
  operators: ['eq', 'in', 'null'],
  sortable: true,
  schema: (field) => field.schema,
})
