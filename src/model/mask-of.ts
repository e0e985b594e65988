/** What masks a field: what it says itself, else its rule; nothing where it says why not. */
import type { FieldDoc } from './documents.ts'
import type { MaskName } from './model.ts'

export const maskOf = (doc: FieldDoc): MaskName | null =>
  doc['x-unmasked'] === undefined ? (doc['x-mask'] ?? null) : null
