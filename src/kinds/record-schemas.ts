/**
 * JSON Schemas of whole records, made from the model: what create and update take, and what an answer holds.
 * Validators, types, forms, the API document and the development server all start here.
 */
import { MOST_LINES, removedOf } from '../model/lines.ts'
import type { Call, Entity, Field, Json, JsonSchema, Lines } from '../model/model.ts'
import { isSystem } from '../model/system-fields.ts'
import { valueSchema } from './kinds.ts'

export interface RecordSchemas {
  readonly create: JsonSchema
  readonly update: JsonSchema
  readonly row: JsonSchema
}

export const recordSchemas = (entity: Entity): RecordSchemas => ({
  create: createSchema(entity),
  update: updateSchema(entity),
  row: rowSchema(entity),
})

/** Stored, and written by the server alone: no form asks for it, an operation may give it. */
export const isKept = ({ key }: Entity, { name, kind, write, computed, derived }: Field): boolean =>
  write === 'never' && name !== key && kind !== 'state' && computed === null && derived === null && !isSystem({ name })

/** What an operation gives besides what a form may. */
export const keptSchema = (entity: Entity, alsoFixed: boolean): JsonSchema => {
  const fields = entity.fields.filter((field) => isKept(entity, field) || (alsoFixed && field.write === 'create'))
  return recordOf(
    fields.map((field) => [field.name, written(field)]),
    [],
  )
}

/** What a call is sent: its fields as records have them, what no kind describes as its document says. */
export const callSchema = ({ fields, request }: Pick<Call, 'fields' | 'request'>): JsonSchema => {
  const known = new Map(fields.map((field) => [field.name, valueSchema(field)]))
  const properties = Object.entries((request['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(
    ([name, own]) => [name, known.get(name) ?? own],
  )
  return {
    type: 'object',
    additionalProperties: false,
    ...request,
    properties: Object.fromEntries(properties) as JsonSchema,
  }
}

const VERSION: JsonSchema = { type: 'integer', minimum: 1, maximum: 2147483647 }
const KEY: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

type Properties = readonly (readonly [string, JsonSchema])[]

/** Rows of other entities: those that are there by key and version, new ones without. */
const lineSchema = ({ field, key }: Lines): JsonSchema => {
  const schema = valueSchema(field)
  const items = schema['items'] as JsonSchema
  return {
    ...schema,
    maxItems: MOST_LINES,
    items: { ...items, properties: { [key]: KEY, version: VERSION, ...partsOf(items) } },
  }
}

const goingSchema = ({ key }: Lines): JsonSchema => ({
  type: 'array',
  maxItems: MOST_LINES,
  items: {
    type: 'object',
    properties: { [key]: KEY, version: VERSION },
    required: [key, 'version'],
    additionalProperties: false,
  },
})

const newLines = ({ lines }: Entity): Properties => lines.map((one) => [one.field.name, orNull(lineSchema(one))])
const changedLines = (entity: Entity): Properties => [
  ...newLines(entity),
  ...entity.lines.map((one): Properties[number] => [removedOf(one), goingSchema(one)]),
]

/** Null: more than a form can show. Left out: the asker may not read them. */
const answeredLines = ({ lines }: Entity): Properties =>
  lines.map((one) => {
    const { items, ...list } = loose(lineSchema(one))
    const { properties, additionalProperties } = items as Readonly<Record<string, JsonSchema>>
    return [
      one.field.name,
      orNull({
        ...list,
        items: {
          type: 'object',
          properties: { ...properties, _labels: LABELS },
          required: [one.key, 'version'],
          additionalProperties: additionalProperties ?? false,
        },
      }),
    ]
  })

const partsOf = (items: JsonSchema): JsonSchema => (items['properties'] ?? {}) as JsonSchema

export const createSchema = (entity: Entity): JsonSchema => {
  const fields = entity.fields.filter(({ write }) => write !== 'never')
  return recordOf(
    [...fields.map((field): Properties[number] => [field.name, written(field)]), ...newLines(entity)],
    fields.filter(({ required }) => required).map(({ name }) => name),
  )
}

/** As `createSchema`, of a caller's body before defaults of expressions fill it in. */
export const sentSchema = (entity: Entity): JsonSchema => {
  const usual = new Set(entity.fields.flatMap((field) => (field.usual === undefined ? [] : [field.name])))
  const whole = createSchema(entity)
  return { ...whole, required: (whole['required'] as readonly string[]).filter((name) => !usual.has(name)) }
}

/** Only what is sent is written; the version says which state of the record the writer saw. */
export const updateSchema = (entity: Entity): JsonSchema => {
  const fields = entity.fields.filter(({ write }) => write === 'always')
  return recordOf(
    [
      ...fields.map((field): Properties[number] => [field.name, written(field)]),
      ...changedLines(entity),
      ['version', VERSION],
    ],
    ['version'],
  )
}

/** Loose in its values: a record that was good when it was written is still shown after its rules have changed. */
export const rowSchema = (entity: Entity): JsonSchema => {
  const fields = entity.fields.filter(({ kind }) => kind !== 'secret')
  return recordOf(
    [
      ...fields.map((field): Properties[number] => [field.name, answered(field)]),
      ...answeredLines(entity),
      ['_labels', LABELS],
      ['_actions', ACTIONS],
      ['_doubts', DOUBTS],
    ],
    [entity.key, 'version'],
  )
}

const LABELS: JsonSchema = {
  type: 'object',
  additionalProperties: { type: ['string', 'array', 'null'], items: { type: ['string', 'null'] } },
}

/** Names of the calls and transitions that are possible for it; null: it is not the asker's to change. */
const ACTIONS: JsonSchema = { type: ['array', 'null'], items: { type: 'string' } }

/** Of a write alone: what was taken and may be wrong all the same. */
const DOUBTS: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['field', 'message'],
    additionalProperties: false,
    properties: { field: { type: 'string' }, message: { type: 'string' } },
  },
}

const recordOf = (properties: Properties, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(properties),
  required,
  additionalProperties: false,
})

const written = (field: Field): JsonSchema => {
  const schema = withTypedNot(valueSchema(field))
  return field.nullable ? orNull(schema) : schema
}

/**
 * `not` is true of every value of another type; without its type a value of the wrong type would have two errors, and
 * null one.
 */
const withTypedNot = (schema: JsonSchema): JsonSchema =>
  isSchema(schema['not']) && typeof schema['type'] === 'string'
    ? { ...schema, not: { type: schema['type'], ...schema['not'] } }
    : schema

const answered = (field: Field): JsonSchema => {
  const schema = loose(valueSchema(field))
  return field.nullable || field.computed !== null || field.mask !== null ? orNull(schema) : schema
}

/** `type` takes the null in, so that a bad value has one error about itself and none about being no null. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema['type'] !== 'string' || schema['oneOf'] !== undefined) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...withTypedNot(schema),
    type: [schema['type'], 'null'],
    ...(Array.isArray(schema['enum']) ? { enum: [...(schema['enum'] as Json[]), null] } : {}),
  }
}

export const isSchema = (value: Json | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const KEPT = new Set([
  'type',
  'enum',
  'items',
  'prefixItems',
  'properties',
  'required',
  'additionalProperties',
  'anyOf',
])

function loose(schema: JsonSchema): JsonSchema {
  const pair: JsonSchema =
    schema['minItems'] === 2 && schema['maxItems'] === 2 ? { minItems: 2, maxItems: 2 } : ({} as JsonSchema)
  const kept = Object.entries(schema)
    .filter(([key]) => KEPT.has(key))
    .map(([key, value]) => [key, looseKeyword(key, value)] as const)
  return { ...Object.fromEntries(kept), ...pair }
}

function looseKeyword(key: string, value: Json): Json {
  if (key === 'properties')
    return Object.fromEntries(
      Object.entries(value as JsonSchema).map(([name, part]) => [name, loose(part as JsonSchema)]),
    )
  if (key === 'items' && isSchema(value)) return loose(value)
  return Array.isArray(value) && key !== 'type' && key !== 'enum' && key !== 'required'
    ? value.map((part) => loose(part as JsonSchema))
    : value
}
