/** Drawn as any code is. */
import { isText } from '../accepts.ts'
import type { FieldUi } from '../cell.ts'
import { enumCell } from '../enum/cell.ts'

export const stateUi: FieldUi = {
  Cell: enumCell,
  align: 'start',
  wide: false,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.9,
  accepts: isText,
  copied: true,
  drafted: true,
}
