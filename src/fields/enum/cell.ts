import type { Cell } from '../cell.ts'
import { enumChip } from '../enum-chip.tsx'

export const enumCell: Cell = ({ value, field, record, context }) => enumChip(context.enums[field.enum ?? ''], value, context.lang, record)
