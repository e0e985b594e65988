/**
 * What a validator found, as one error a field in both languages: a rule's own message where the field has one, else
 * the text of the keyword, which forms say as well. Paths are written as forms write them: `items.0.name`.
 */
import type { ErrorObject } from 'ajv'
import type { FieldError } from '../../errors/app-error.ts'
import { keywordMessage, REQUIRED } from '../../kinds/keyword-messages.ts'
import { valueSchema } from '../../kinds/kinds.ts'
import { orNullOf } from '../../kinds/verdict.ts'
import { BOUNDS } from '../bounds.ts'
import type { Field, Json, JsonSchema, Label, Model } from '../../model/model.ts'

/** Errors about what the value is made of come from its rule; these are about whether it is there at all. */
const NOT_OF_THE_RULE = new Set(['required', 'additionalProperties', 'unevaluatedProperties', 'type'])
/** What only says that something inside failed. */
const WRAPPERS = new Set(['if', 'anyOf', 'allOf', 'propertyNames', 'items', 'properties'])

export interface Judged {
  /** What the validator was given: where nothing stands, a value is missing. */
  readonly body: unknown
  readonly errors: readonly ErrorObject[] | null | undefined
}

/** Of a record by its fields, of a call by the schema of what it is sent. */
export function fieldErrors(
  model: Model,
  fields: readonly Field[],
  { body, errors: found }: Judged,
  sent: JsonSchema = {},
): FieldError[] {
  const errors = found ?? []
  const byField = new Map<string, Label>()
  // Whatever else it is not: nothing is there.
  const isMissing = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath))
  for (const error of errors.filter(({ keyword }) => errors.length === 1 || !WRAPPERS.has(keyword))) {
    // Nobody reads more of them, and each has to be put into words.
    if (byField.size >= BOUNDS.answer.fields) break
    const path = pathOf(error)
    if (!byField.has(path.join('.')))
      byField.set(
        path.join('.'),
        isMissing.has(error.instancePath) && valueAt(body, path) === null
          ? REQUIRED
          : describe(model, fieldAt(fields, path), schemaAt(fields, sent, path), error),
      )
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}

function describe(model: Model, field: Field | undefined, schema: JsonSchema, { keyword, params }: ErrorObject): Label {
  const rule = field?.rule ? model.rules[field.rule] : undefined
  if (rule && !NOT_OF_THE_RULE.has(keyword)) return rule.message
  return keywordMessage(
    keyword,
    (params['limit'] ?? params['type'] ?? params['multipleOf']) as Json | undefined,
    schema,
  )
}

function pathOf({ instancePath, keyword, params }: ErrorObject): readonly string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const name: unknown =
    keyword === 'required' ? params['missingProperty'] : (params['additionalProperty'] ?? params['unevaluatedProperty'])
  return [...path, ...(typeof name === 'string' ? [name] : [])]
}

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, step) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[step], body)

/** Numbers in a path are places in a list; behind them stand the fields of its rows. */
function fieldAt(fields: readonly Field[], [first, ...rest]: readonly string[]): Field | undefined {
  const field = fields.find(({ name }) => name === first)
  const inner = rest.filter((part) => !/^\d+$/.test(part))
  return field && inner.length > 0 && field.rows.length > 0 ? fieldAt(field.rows, inner) : field
}

function schemaAt(fields: readonly Field[], sent: JsonSchema, path: readonly string[]): JsonSchema {
  const [first, ...rest] = path
  const field = fields.find(({ name }) => name === first)
  return field ? within(valueSchema(field), rest) : within(sent, path)
}

const within = (schema: JsonSchema, path: readonly string[]): JsonSchema =>
  path.reduce((outer, part) => orNullOf(inside(outer, part)) ?? inside(outer, part), schema)

const inside = (schema: JsonSchema, part: string): JsonSchema => {
  const found = of(schema['properties'], part) ?? of(schema['prefixItems'], part) ?? schema['items']
  return typeof found === 'object' && found !== null ? (found as JsonSchema) : {}
}

const of = (parts: Json | undefined, name: string): Json | undefined =>
  typeof parts === 'object' && parts !== null && Object.hasOwn(parts, name) ? (parts as JsonSchema)[name] : undefined
