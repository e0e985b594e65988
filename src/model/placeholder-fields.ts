/** Which fields of an entity a template may name: those whose value is a word, a number or a day. */
import type { LinkedEntity, LinkedField } from './linked.ts'
import type { FieldKindName } from './model.ts'
import { isSystem } from './system-fields.ts'

const IN_A_TEXT: ReadonlySet<FieldKindName> = new Set([
  'string',
  'text',
  'integer',
  'decimal',
  'date',
  'datetime',
  'date-range',
  'enum',
  'state',
])

export const placeholderFields = ({ fields }: LinkedEntity): readonly LinkedField[] =>
  [...fields.values()].filter((field) => field.kind !== null && IN_A_TEXT.has(field.kind) && !isSystem(field))
