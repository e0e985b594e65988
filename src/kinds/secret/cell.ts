import type { Cell } from '../cell.ts'

export const secretCell: Cell = () => '••••••'
