import { isNothing } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'

const secretCell: Cell = () => '••••••'

export const secretUi: FieldUi = {
  Cell: secretCell,
  align: 'start',
  wide: false,
  listed: false,
  leads: false,
  shortest: 80,
  enough: 1,
  accepts: isNothing,
  copied: false,
  drafted: false,
}
