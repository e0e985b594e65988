import { isDay } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'
import { formatInstant } from '../times.ts'

const datetimeCell: Cell = ({ value }) => formatInstant(String(value))

export const datetimeUi: FieldUi = {
  Cell: datetimeCell,
  align: 'start',
  wide: false,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.94,
  accepts: isDay,
  copied: false,
  drafted: true,
}
