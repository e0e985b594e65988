import { isYesNo } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'

const booleanCell: Cell = ({ value, context }) => context.translate(value === true ? 'value.yes' : 'value.no')

export const booleanUi: FieldUi = {
  Cell: booleanCell,
  align: 'start',
  wide: false,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.9,
  accepts: isYesNo,
  copied: true,
  drafted: true,
}
