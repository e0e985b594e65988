/** One line of text. Without a length of its own it holds 200 characters, which every index can carry. */
import { textColumn } from '../text-column.ts'

export const string = textColumn({
  maxLength: 200,
  tidying: 'line',
  operators: ['eq', 'in', 'like', 'null'],
  index: 'many',
})
