/** An amount of energy in kWh. */
import { decimalColumn } from '../decimal-column.ts'

export const energy = decimalColumn()
