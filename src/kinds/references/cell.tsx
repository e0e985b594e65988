import { isKey } from '../accepts.ts'
import { Fragment } from 'react'
import type { Cell, FieldUi } from '../cell.ts'
import { recordLink } from '../record-link.tsx'

const referencesCell: Cell = ({ value, field, name, record, context }) => {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value]
  const labels = labelsOf((record['_labels'] as Record<string, unknown> | undefined)?.[name], ids)
  const peer = context.peers[field.reference?.entity ?? '']
  return ids.map((id, i) => (
    <Fragment key={String(id)}>
      {i > 0 && context.translate('value.separator')}
      {recordLink(peer, id, labels[i] ?? `#${String(id)}`, context)}
    </Fragment>
  ))
}

/** One label an id: an array in the order of the ids, or an object by id. */
function labelsOf(given: unknown, ids: readonly unknown[]): readonly (string | undefined)[] {
  if (Array.isArray(given)) return given.map((label) => (label === null ? undefined : String(label)))
  if (typeof given !== 'object' || given === null) return []
  const byId = given as Record<string, unknown>
  return ids.map((id) => (byId[String(id)] === undefined ? undefined : String(byId[String(id)])))
}

export const referencesUi: FieldUi = {
  Cell: referencesCell,
  align: 'start',
  wide: true,
  listed: true,
  leads: false,
  shortest: 80,
  enough: 0.6,
  accepts: isKey,
  copied: true,
  drafted: true,
}
