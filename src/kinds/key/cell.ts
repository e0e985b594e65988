/** A number that is read as a text. */
import { isKey } from '../accepts.ts'
import type { FieldUi } from '../cell.ts'
import { textCell } from '../text-cell.ts'

export const keyUi: FieldUi = {
  Cell: textCell,
  align: 'start',
  wide: false,
  listed: true,
  leads: true,
  shortest: 80,
  enough: 1,
  accepts: isKey,
  copied: true,
  drafted: true,
}
