/** A span of days `[start, end]`, both inclusive, in two columns. */
import type { FieldKind } from '../field-kind.ts'
import { parseFormat } from '../parse.ts'
import { ident } from '../sql-text.ts'

export const dateRange: FieldKind = {
  columns: ({ name, computed }) =>
    computed !== null
      ? []
      : [
          { name: `${name}_from`, type: 'date', checks: [YEARS] },
          {
            name: `${name}_to`,
            type: 'date',
            checks: [
              YEARS,
              `{col} >= ${ident(`${name}_from`)}`,
              `(${ident(`${name}_from`)} is null) = ({col} is null)`,
            ],
          },
        ],
  read: ([from = 'null', to = 'null']) =>
    `case when ${from} is not null then json_build_array(to_char(${from}, 'YYYY-MM-DD'), to_char(${to}, 'YYYY-MM-DD')) end`,
  write: (value) => (Array.isArray(value) ? [value[0], value[1]] : [null, null]),
  parse: parseFormat('date'),
  /** `eq`: the span holds the day; `range`: it meets the asked span. */
  tidying: null,
  inRow: null,
  operators: ['eq', 'range', 'null'],
  index: 'many',
  schema: () => ({ type: 'array', prefixItems: [DAY, DAY], items: false, minItems: 2, maxItems: 2, ordered: true }),
}

const DAY = { type: 'string', format: 'date' }
const YEARS = `{col} between '0001-01-01' and '9999-12-31'`
