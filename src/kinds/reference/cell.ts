import { isKey } from '../accepts.ts'
import type { Cell, FieldUi } from '../cell.ts'
import { recordLink } from '../record-link.tsx'

const referenceCell: Cell = ({ value, field, name, record, context }) => {
  const label = (record['_labels'] as Record<string, unknown> | undefined)?.[name]
  return recordLink(
    context.peers[field.reference?.entity ?? ''],
    value,
    label === undefined || label === null ? `#${String(value)}` : String(label),
    context,
  )
}

export const referenceUi: FieldUi = {
  Cell: referenceCell,
  align: 'start',
  wide: false,
  listed: true,
  leads: false,
  shortest: 100,
  enough: 0.72,
  accepts: isKey,
  copied: true,
  drafted: true,
}
