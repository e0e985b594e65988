/** The name of what masks a field: what it says itself, else its rule; nothing where it says why not. */
import type { FieldDoc } from './documents.ts'

export const maskOf = (doc: FieldDoc): string | null =>
  doc['x-unmasked'] === undefined ? (doc['x-mask'] ?? null) : null
