/**
 * Rows of the wire ↔ react-admin's records. A record is its row with `id` beside the entity's own key;
 * `_labels` and `_actions` stay in it for showing, and none is ever written, nor what a write is told (`_doubts`).
 */
import isEqual from 'lodash/isEqual'
import type { Identifier, RaRecord } from 'ra-core'
import { ARCHIVE_FIELDS } from '../../model/archive.ts'
import { SYSTEM_FIELDS } from '../../model/system-fields.ts'
import { stripBlanks, type Payload } from '../transport/payload.ts'

export type Row = Readonly<Record<string, unknown>>

export const toRecord = (row: Row, key: string): RaRecord => ({ ...row, id: row[key] as Identifier })

const READ_ONLY = new Set(['_labels', '_actions', '_doubts', ...ARCHIVE_FIELDS, ...SYSTEM_FIELDS])

/** What a new record sends: everything that was filled in, and nothing where something else was filled in before. */
export const toCreate = (data: Row, key: string, emptied: readonly string[] = []): Payload => ({
  ...stripBlanks(
    Object.fromEntries(Object.entries(data).filter(([name, value]) => isWritable(name, key) && value !== null)),
  ),
  ...Object.fromEntries(emptied.map((name) => [name, null])),
})

/**
 * What a changed record sends: only the fields that changed. An emptied field says null, since blank values are not
 * sent.
 */
export function toUpdate(data: Row, before: Row, key: string): Payload {
  const changed = Object.entries(data).filter(
    ([name, value]) => isWritable(name, key) && !isEqual(emptied(value), emptied(before[name])),
  )
  return stripBlanks(Object.fromEntries(changed.map(([name, value]) => [name, emptied(value)])))
}

// An own `id` key is no field of its own when the entity's key has another name.
const isWritable = (name: string, key: string): boolean => name !== key && name !== 'id' && !READ_ONLY.has(name)

const emptied = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value
