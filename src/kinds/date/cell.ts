/** A day, as it is written. */
import { isDay } from '../accepts.ts'
import type { FieldUi } from '../cell.ts'
import { textCell } from '../text-cell.ts'

export const dateUi: FieldUi = {
  Cell: textCell,
  align: 'start',
  wide: false,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.82,
  accepts: isDay,
  copied: false,
  drafted: true,
}
