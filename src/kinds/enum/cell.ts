import type { Cell } from '../cell.ts'
import { enumValue } from '../enum-chip.tsx'

export const enumCell: Cell = ({ value, field, record, context }) =>
  enumValue(context.enums[field.enum ?? ''], value, context.lang, record)
