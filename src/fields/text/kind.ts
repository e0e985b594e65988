/** Several lines of plain text. */
import { textColumn } from '../text-column.ts'

export const text = textColumn({ maxLength: 10_000, operators: ['like', 'null'], sortable: false })
