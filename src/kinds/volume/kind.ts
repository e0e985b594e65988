/** A volume in m³. */
import { decimalColumn } from '../decimal-column.ts'

export const volume = decimalColumn()
