import type { Cell } from '../cell.ts'
import { recordLink } from '../record-link.tsx'

export const referenceCell: Cell = ({ value, field, name, record, context }) => {
  const label = (record['_labels'] as Record<string, unknown> | undefined)?.[name]
  return recordLink(
    context.peers[field.reference?.entity ?? ''],
    value,
    label === undefined || label === null ? `#${String(value)}` : String(label),
    context,
  )
}
