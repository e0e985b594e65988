/** Yes or no. */
import { oneColumn } from '../one-column.ts'
import { parseBoolean } from '../parse.ts'

export const boolean = oneColumn({
  type: 'boolean',
  parse: parseBoolean,
  operators: ['eq', 'null'],
  sortable: true,
  schema: () => ({ type: 'boolean' }),
})
