import { EMPTY, type Cell } from '../cell.ts'

export const dateRangeCell: Cell = ({ value }) =>
  Array.isArray(value) ? `${String(value[0] ?? EMPTY)} ~ ${String(value[1] ?? EMPTY)}` : String(value)
