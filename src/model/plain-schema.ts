/** What a document says in plain JSON Schema: without annotations, labels and references. */
import type { FieldDoc } from './documents.ts'
import type { LinkedEnum } from './linked.ts'
import type { Json, JsonSchema } from './model.ts'

const SAID_ELSEWHERE = new Set(['$ref', '$schema', '$comment', 'title', 'description', 'default', 'writeOnly'])

export function plainSchema(doc: object): JsonSchema {
  const kept = Object.entries(doc as JsonSchema).filter(
    ([key, value]) => !key.startsWith('x-') && !SAID_ELSEWHERE.has(key) && value !== undefined,
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, plainKeyword(key, value)]))
}

const SCHEMAS = new Set(['items', 'not', 'additionalProperties'])
const LISTS_OF_SCHEMAS = new Set(['prefixItems', 'anyOf', 'allOf', 'oneOf'])

function plainKeyword(key: string, value: Json): Json {
  if (value === null || typeof value !== 'object') return value
  if (key === 'properties')
    return Object.fromEntries(
      Object.entries(value as JsonSchema).map(([name, item]) => [name, plainSchema(item as JsonSchema)]),
    )
  if (LISTS_OF_SCHEMAS.has(key)) return (value as readonly JsonSchema[]).map(plainSchema)
  return SCHEMAS.has(key) ? plainSchema(value) : value
}

/** The codes stand in the value itself, or in each item of an array. */
export function withCodes(schema: JsonSchema, from: LinkedEnum | undefined): JsonSchema {
  if (!from) return schema
  const said = schema['enum'] as readonly unknown[] | undefined
  const values = from.doc.oneOf.map((value) => value.const).filter((code) => said?.includes(code) ?? true)
  // Values that are known, and do not bind.
  if (from.doc['x-open']) return { ...schema, examples: values }
  const codes = { type: from.doc.type, enum: values }
  // Each once: there are no more than there are codes.
  return schema['type'] === 'array'
    ? { maxItems: values.length, ...schema, items: codes, uniqueItems: true }
    : { ...schema, ...codes }
}

/** A rule that only warns refuses nothing: of its fragment the type alone stays. */
export const withoutRule = (doc: FieldDoc, rule: FieldDoc): FieldDoc =>
  Object.fromEntries(
    Object.entries(doc).filter(
      ([key, value]) => key === 'type' || key.startsWith('x-') || rule[key as keyof FieldDoc] !== value,
    ),
  )
