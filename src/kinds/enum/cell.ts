import { isText } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'
import { enumValue } from '../enum-chip.tsx'

const enumCell: Cell = ({ value, field, record, context }) =>
  enumValue(context.enums[field.enum ?? ''], value, context.lang, record)

export const enumUi: FieldUi = {
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
