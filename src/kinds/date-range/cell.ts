import { isDay } from '../accepts.ts'
import { EMPTY, type Cell, type FieldUi } from '../cell.ts'

const dateRangeCell: Cell = ({ value }) =>
  Array.isArray(value) ? `${String(value[0] ?? EMPTY)} ~ ${String(value[1] ?? EMPTY)}` : String(value)

export const dateRangeUi: FieldUi = {
  Cell: dateRangeCell,
  align: 'start',
  wide: false,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.9,
  accepts: isDay,
  copied: false,
  drafted: true,
}
