/** A decimal number, with the digits of its field. */
import { isDecimal } from '../accepts.ts'
import type { FieldUi } from '../cell.ts'
import { numberCell } from '../number-cell.tsx'

export const decimalUi: FieldUi = {
  Cell: numberCell,
  align: 'end',
  wide: false,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.85,
  accepts: isDecimal,
  copied: true,
  drafted: true,
}
