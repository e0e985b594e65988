/** The record's own key: given by the database, never written. */
import { oneColumn } from '../one-column.ts'
import { parseKey } from '../parse.ts'

export const key = oneColumn({
  type: 'bigint',
  checks: () => ['{col} > 0'],
  parse: parseKey,
  tidying: null,
  operators: ['eq', 'in', 'range'],
  index: 'many',
  schema: () => ({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
})
