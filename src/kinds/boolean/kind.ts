/** Yes or no. */
import { oneColumn } from '../one-column.ts'
import { parseBoolean } from '../parse.ts'

export const boolean = oneColumn({
  type: 'boolean',
  parse: parseBoolean,
  tidying: null,
  operators: ['eq', 'null'],
  index: 'few',
  schema: () => ({ type: 'boolean' }),
})
