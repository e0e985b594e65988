/** Which kind a field is: what its fragment says, else what follows from its plain JSON Schema. */
import type { FieldDoc } from './documents.ts'
import { FIELD_KINDS, type FieldKindName } from '../kinds/facts.ts'

export interface FieldFacts {
  readonly isKey: boolean
  readonly isState: boolean
  readonly enum: string | null
}

export function kindOf(doc: FieldDoc, facts: FieldFacts): FieldKindName | null {
  if (facts.isKey) return 'key'
  if (doc['x-kind'] !== undefined) return FIELD_KINDS.find((kind) => kind === doc['x-kind']) ?? null
  if (facts.enum !== null) return doc.type === 'array' ? 'enum-set' : facts.isState ? 'state' : 'enum'
  if (doc['x-reference'] !== undefined) return referenceKind(doc)
  if (doc.type === 'string') return byFormat(doc.format)
  if (doc.type === 'integer' || doc.type === 'boolean') return doc.type
  return doc.type === 'array' && doc.items?.properties ? 'rows' : null
}

const referenceKind = (doc: FieldDoc): FieldKindName | null =>
  doc.type === 'integer' ? 'reference' : doc.type === 'array' && doc.items?.type === 'integer' ? 'references' : null

const byFormat = (format: string | undefined): FieldKindName =>
  format === 'date' ? 'date' : format === 'date-time' ? 'datetime' : format === 'decimal' ? 'decimal' : 'string'
