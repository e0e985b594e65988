import type { Cell } from './cell.ts'

/** The value as it is, on one line; the column clips it. */
export const textCell: Cell = ({ value }) => String(value)
