/** The key of one record of another entity. That it exists is the foreign key's business. */
import { oneColumn } from '../one-column.ts'
import { parseKey } from '../parse.ts'

export const reference = oneColumn({
  type: 'bigint',
  parse: parseKey,
  tidying: null,
  operators: ['eq', 'in', 'null'],
  index: 'few',
  schema: () => ({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
})
