/**
 * An instant, to the millisecond, in UTC on the wire. A list may also be asked for a day: that day in the product's
 * time zone.
 */
import { limitChecks } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { Invalid } from '../field-kind.ts'
import { formats } from '../formats.ts'

export const datetime = oneColumn({
  type: 'timestamp(3) with time zone',
  checks: (field) =>
    field.write === 'never'
      ? []
      : [
          `{col} >= '0001-01-01T00:00:00Z' and {col} < '10000-01-01T00:00:00Z'`,
          ...limitChecks(field.schema, 'timestamptz'),
        ],
  read: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  parse: (text) => {
    if (!formats['date-time'].validate(text) && !formats.date.validate(text)) throw new Invalid(text)
    return text
  },
  tidying: null,
  operators: ['eq', 'range', 'null'],
  index: 'many',
  schema: (field) => ({ ...field.schema, type: 'string', format: 'date-time' }),
})
