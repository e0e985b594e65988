/** Formatted text. It is cleaned when it is written; the length is that of the markup. */
import { textColumn } from '../text-column.ts'

export const html = textColumn({ maxLength: 100_000, tidying: 'lines', operators: ['like', 'null'], index: 'none' })
