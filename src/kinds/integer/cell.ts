/** A whole number. */
import { isWhole } from '../accepts.ts'
import type { FieldUi } from '../cell.ts'
import { numberCell } from '../number-cell.tsx'

export const integerUi: FieldUi = {
  Cell: numberCell,
  align: 'end',
  wide: false,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.85,
  accepts: isWhole,
  copied: true,
  drafted: true,
}
