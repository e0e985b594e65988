/** One line of text. */
import { isText } from '../accepts.ts'
import type { FieldUi } from '../cell.ts'
import { textCell } from '../text-cell.ts'

export const stringUi: FieldUi = {
  Cell: textCell,
  align: 'start',
  wide: false,
  listed: true,
  leads: true,
  shortest: 80,
  enough: 0.85,
  accepts: isText,
  copied: true,
  drafted: true,
}
