/** A default is a value of its field. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { FieldDoc } from '../documents.ts'
import type { Linked, LinkedField } from '../linked.ts'
import { allFields } from '../lookup.ts'
import { mistake } from '../mistake.ts'
import type { Json } from '../model.ts'

export const defaults: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    const value = field.doc.default
    if (value === undefined) continue
    const path = [...field.path, 'default']
    const expected = expectation(linked, field, value)
    if (expected !== null)
      yield mistake(entity.raw, path, {
        message: `the default ${JSON.stringify(value)} is no value of "${field.name}"`,
        expected,
      })
    if (field.doc['x-computed'] !== undefined || field.kind === 'references')
      yield mistake(entity.raw, path, {
        message: `"${field.name}" is not stored in a column and has no default`,
        key: true,
      })
  }
}

/** What would be right; null when the value is. */
function expectation(linked: Linked, field: LinkedField, value: Json): string | null {
  const codes = field.enum === null ? undefined : linked.enums.get(field.enum)?.doc.oneOf.map((one) => one.const)
  if (codes) return [value].flat().every((code) => codes.includes(code as string)) ? null : `one of ${codes.join(', ')}`
  if (field.doc.type !== undefined && typeOf(value) !== field.doc.type) return field.doc.type
  return bounds(field.doc, value)
}

const typeOf = (value: Json): string =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : value === null ? 'null' : typeof value

function bounds(doc: FieldDoc & { readonly minimum?: number; readonly maximum?: number }, value: Json): string | null {
  if (typeof value === 'number' && value < (doc.minimum ?? value)) return `at least ${doc.minimum}`
  if (typeof value === 'number' && value > (doc.maximum ?? value)) return `at most ${doc.maximum}`
  if (typeof value !== 'string') return null
  if ([...value].length > (doc.maxLength ?? Infinity)) return `at most ${doc.maxLength} characters`
  if (doc.format === 'decimal' && !/^-?\d+(\.\d+)?$/.test(value)) return 'a decimal number as a string'
  return doc.pattern !== undefined && !new RegExp(doc.pattern, 'u').test(value) ? `a match of ${doc.pattern}` : null
}
