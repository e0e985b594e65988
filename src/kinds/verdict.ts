/**
 * The verdict of the JSON Schema keywords that documents and kinds use, for places where ajv is too heavy: forms in the
 * browser. One test runs the same values through this, ajv and the database. Each keyword is one line of a table.
 */
import { isObject } from '../values/is-object.ts'
import type { Json, JsonSchema } from '../model/model.ts'
import { formats, type Format } from './formats.ts'

export interface Failure {
  readonly path: readonly (string | number)[]
  readonly keyword: string
  readonly limit: Json | undefined
  /** Of the value that it is about. */
  readonly schema: JsonSchema
}

/** Everything that is wrong with a value; a value of the wrong type has no further mistakes. */
export function failuresOf(schema: JsonSchema, value: unknown, path: Failure['path'] = []): readonly Failure[] {
  const given = orNullOf(schema)
  if (given) return value === null ? [] : failuresOf(given, value, path)
  if (schema['type'] !== undefined && !isType(schema['type'], value))
    return [{ path, keyword: 'type', limit: schema['type'], schema }]
  const own = Object.entries(schema)
    .filter(([keyword, limit]) => keyword in KEYWORDS && !KEYWORDS[keyword]?.(value, limit, schema))
    .map(([keyword, limit]): Failure => ({ path, keyword, limit, schema }))
  return [...own, ...inside(schema, value, path)]
}

export const isGood = (schema: JsonSchema, value: unknown): boolean => failuresOf(schema, value).length === 0

/** Of a value that may be null, what it must be otherwise: its own mistakes say more than that neither is true. */
export function orNullOf(schema: JsonSchema): JsonSchema | null {
  const [given, nothing, ...others] = (schema['anyOf'] ?? []) as readonly JsonSchema[]
  return given && nothing?.['type'] === 'null' && others.length === 0 ? given : null
}

type Test = (value: unknown, limit: Json, schema: JsonSchema) => boolean

const text =
  (test: (value: string, limit: Json, schema: JsonSchema) => boolean): Test =>
  (value, limit, schema) =>
    typeof value !== 'string' || test(value, limit, schema)
const number =
  (test: (value: number, limit: number) => boolean): Test =>
  (value, limit) =>
    typeof value !== 'number' || test(value, Number(limit))
const list =
  (test: (value: readonly unknown[], limit: Json) => boolean): Test =>
  (value, limit) =>
    !Array.isArray(value) || test(value, limit)
const ordered = (test: (order: number) => boolean): Test =>
  text((value, limit, schema) => {
    const format = formatOf(schema['format'])
    return !format?.validate(value) || test(format.compare(value, String(limit)))
  })

const KEYWORDS: Readonly<Record<string, Test>> = {
  enum: (value, codes) => (codes as readonly Json[]).includes(value as Json),
  const: (value, code) => value === code,
  minLength: text((value, limit) => characters(value) >= Number(limit)),
  maxLength: text((value, limit) => characters(value) <= Number(limit)),
  pattern: text((value, source) => new RegExp(String(source), 'u').test(value)),
  format: text((value, name) => formatOf(name)?.validate(value) ?? true),
  formatMinimum: ordered((order) => order >= 0),
  formatMaximum: ordered((order) => order <= 0),
  formatExclusiveMinimum: ordered((order) => order > 0),
  formatExclusiveMaximum: ordered((order) => order < 0),
  minimum: number((value, limit) => value >= limit),
  maximum: number((value, limit) => value <= limit),
  exclusiveMinimum: number((value, limit) => value > limit),
  exclusiveMaximum: number((value, limit) => value < limit),
  multipleOf: number((value, limit) => Number.isInteger(value / limit)),
  minItems: list((value, limit) => value.length >= Number(limit)),
  maxItems: list((value, limit) => value.length <= Number(limit)),
  uniqueItems: list(
    (value, wanted) => wanted !== true || new Set(value.map((item) => JSON.stringify(item))).size === value.length,
  ),
  ordered: list(
    (value, wanted) => wanted !== true || value.length < 2 || value[1] === '' || String(value[0]) <= String(value[1]),
  ),
  not: (value, schema) => !isGood(schema as JsonSchema, value),
  anyOf: (value, schemas) => (schemas as readonly JsonSchema[]).some((schema) => isGood(schema, value)),
  allOf: (value, schemas) => (schemas as readonly JsonSchema[]).every((schema) => isGood(schema, value)),
  oneOf: (value, schemas) => (schemas as readonly JsonSchema[]).filter((schema) => isGood(schema, value)).length === 1,
}

const formatOf = (name: Json | undefined): Format | undefined =>
  (formats as Readonly<Record<string, Format>>)[String(name)]

/** Code points, as JSON Schema and the database count. */
const characters = (value: string): number => [...value].length

const isType = (type: Json, value: unknown): boolean =>
  ([type].flat() as readonly string[]).some((name) => TYPES[name]?.(value))
const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: (value) => isObject(value),
  null: (value) => value === null,
}

function inside(schema: JsonSchema, value: unknown, path: Failure['path']): readonly Failure[] {
  if (Array.isArray(value)) return items(schema, value, path)
  return isObject(value) && schema['properties'] !== undefined ? properties(schema, value, path) : []
}

function items(schema: JsonSchema, value: readonly unknown[], path: Failure['path']): readonly Failure[] {
  const first = (schema['prefixItems'] ?? []) as readonly JsonSchema[]
  return value.flatMap((part, index) => {
    const item = first[index] ?? schema['items']
    if (item === false) return [{ path: [...path, index], keyword: 'items', limit: first.length, schema }]
    return typeof item === 'object' && item !== null ? failuresOf(item as JsonSchema, part, [...path, index]) : []
  })
}

function properties(
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  path: Failure['path'],
): readonly Failure[] {
  const known = schema['properties'] as Readonly<Record<string, JsonSchema>>
  const missing = ((schema['required'] ?? []) as readonly string[]).filter((name) => value[name] === undefined)
  const unknown =
    schema['additionalProperties'] === false
      ? Object.keys(value).filter((name) => !(name in known) && value[name] !== undefined)
      : []
  return [
    ...missing.map((name): Failure => ({ path: [...path, name], keyword: 'required', limit: undefined, schema })),
    ...unknown.map((name): Failure => ({
      path: [...path, name],
      keyword: 'additionalProperties',
      limit: undefined,
      schema,
    })),
    ...Object.entries(known).flatMap(([name, part]) =>
      value[name] === undefined ? [] : failuresOf(part, value[name], [...path, name]),
    ),
  ]
}
