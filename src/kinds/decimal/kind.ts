/** A decimal number; its scale stands in the document. */
import { decimalColumn } from '../decimal-column.ts'

export const decimal = decimalColumn()
