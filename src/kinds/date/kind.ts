/** A calendar day, without a time zone. */
import { limitChecks } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { parseFormat } from '../parse.ts'

export const date = oneColumn({
  type: 'date',
  checks: (field) => [`{col} between '0001-01-01' and '9999-12-31'`, ...limitChecks(field.schema, 'date')],
  read: (column) => `to_char(${column}, 'YYYY-MM-DD')`,
  parse: parseFormat('date'),
  tidying: null,
  operators: ['eq', 'in', 'range', 'null'],
  index: 'many',
  schema: (field) => ({ ...field.schema, type: 'string', format: 'date' }),
})
