import type { Cell } from '../cell.ts'
import { formatInstant } from '../times.ts'

export const datetimeCell: Cell = ({ value }) => formatInstant(String(value))
