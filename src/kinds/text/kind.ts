/** Several lines of plain text. */
import { textColumn } from '../text-column.ts'

export const text = textColumn({ maxLength: 10_000, tidying: 'lines', operators: ['like', 'null'], index: 'none' })
