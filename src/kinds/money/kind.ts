/** An amount of money in yuan. */
import { decimalColumn } from '../decimal-column.ts'

export const money = decimalColumn()
