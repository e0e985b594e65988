import type { Cell } from '../cell.ts'

export const booleanCell: Cell = ({ value, context }) => context.translate(value === true ? 'value.yes' : 'value.no')
