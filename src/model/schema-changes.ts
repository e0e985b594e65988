/**
 * What lies between two JSON Schemas of one body, for who sends it (`sent`) or reads it (`answered`): a narrower one
 * refuses what was sent before, a wider one answers what nobody expects.
 */
import type { Json, JsonSchema, Label } from './model.ts'

export type Way = 'sent' | 'answered'

export interface Change {
  /** Property by property; `[]` is an item. */
  readonly path: string
  readonly breaking: boolean
  readonly text: Label
}

export interface Bodies {
  readonly way: Way
  /** Follows a `$ref` in the document before, and in the one after. */
  readonly before: (schema: JsonSchema) => JsonSchema
  readonly after: (schema: JsonSchema) => JsonSchema
}

const DEEPEST = 8

export function* changesOf(
  bodies: Bodies,
  old: JsonSchema | undefined,
  next: JsonSchema | undefined,
  path = '',
  depth = 0,
): Generator<Change> {
  if (old === undefined || next === undefined || depth > DEEPEST) return
  const [a, b] = [whole(bodies.before, old), whole(bodies.after, next)]
  const types = [...typeChanges(bodies.way, a, b, path)]
  yield* types
  yield* codeChanges(bodies.way, a, b, path)
  // Limits of another type say nothing of what was.
  if (bodies.way === 'sent' && types.length === 0) yield* limitChanges(a, b, path)
  yield* propertyChanges(bodies, a, b, path, depth)
  const [items, others] = [a['items'], b['items']]
  if (isSchema(items) && isSchema(others)) yield* changesOf(bodies, items, others, `${path}[]`, depth + 1)
}

/** With what it refers to and what it is made of. */
function whole(follow: (schema: JsonSchema) => JsonSchema, schema: JsonSchema): JsonSchema {
  const found = follow(schema)
  const parts = (found['allOf'] ?? []) as readonly JsonSchema[]
  return parts.reduce<JsonSchema>((all, part) => merged(all, whole(follow, part)), found)
}

function merged(a: JsonSchema, b: JsonSchema): JsonSchema {
  const both = (name: string) => ({ ...(a[name] as object | undefined), ...(b[name] as object | undefined) })
  const properties = both('properties') as Readonly<Record<string, Json>>
  return { ...a, ...b, ...(Object.keys(properties).length > 0 ? { properties } : {}) }
}

const isSchema = (value: Json | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const change = (path: string, breaking: boolean, zh: string, en: string): Change => ({
  path,
  breaking,
  text: { zh, en },
})

// ---------------------------------------------------------------- types and codes

const typesOf = ({ type }: JsonSchema): readonly string[] => [type ?? []].flat() as string[]
const includes = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

function* typeChanges(way: Way, a: JsonSchema, b: JsonSchema, path: string): Generator<Change> {
  const [old, next] = [typesOf(a), typesOf(b)]
  if (old.length === 0 || next.length === 0) return
  const [lost, added] = [old.filter((one) => !includes(next, one)), next.filter((one) => !includes(old, one))]
  if (lost.length === 0 && added.length === 0) return
  const breaking = (way === 'sent' ? lost : added).length > 0
  const [from, to] = [old.join(' or '), next.join(' or ')]
  yield change(path, breaking, `类型由 ${from} 改为 ${to}`, `is ${to} in place of ${from}`)
}

function codesOf(schema: JsonSchema): readonly string[] | null {
  if (schema['const'] !== undefined) return [String(schema['const'])]
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String)
  const ways = schema['oneOf'] as readonly JsonSchema[] | undefined
  return ways?.every((one) => one['const'] !== undefined) ? ways.map((one) => String(one['const'])) : null
}

function* codeChanges(way: Way, a: JsonSchema, b: JsonSchema, path: string): Generator<Change> {
  const [old, next] = [codesOf(a), codesOf(b)]
  if (old === null && next !== null)
    yield change(path, way === 'sent', `只能是 ${next.join('、')}`, `is one of ${next.join(', ')} alone`)
  if (old === null || next === null) return
  const [lost, added] = [old.filter((one) => !next.includes(one)), next.filter((one) => !old.includes(one))]
  const [gone, isSent] = [lost.join(', '), way === 'sent']
  if (lost.length > 0 && isSent) yield change(path, true, `不再接受代码 ${gone}`, `no longer takes ${gone}`)
  if (lost.length > 0 && !isSent) yield change(path, false, `不再返回代码 ${gone}`, `is no longer answered as ${gone}`)
  if (added.length > 0) yield change(path, false, `新增代码 ${added.join('、')}`, `may be ${added.join(', ')}, too`)
}

// ---------------------------------------------------------------- limits

/** +1: the greater, the narrower. */
const LIMITS: Readonly<Record<string, 1 | -1>> = {
  minLength: 1,
  minimum: 1,
  exclusiveMinimum: 1,
  minItems: 1,
  minProperties: 1,
  formatMinimum: 1,
  formatExclusiveMinimum: 1,
  maxLength: -1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxItems: -1,
  maxProperties: -1,
  formatMaximum: -1,
  formatExclusiveMaximum: -1,
}

function* limitChanges(a: JsonSchema, b: JsonSchema, path: string): Generator<Change> {
  for (const [name, side] of Object.entries(LIMITS)) {
    const [old, next] = [a[name], b[name]]
    if (old === next) continue
    const breaking = next !== undefined && (old === undefined || compared(next, old) * side > 0)
    yield next === undefined
      ? change(path, false, `不再限制 ${name} ${told(old)}`, `no longer limited by ${name} ${told(old)}`)
      : change(path, breaking, `${name} 改为 ${told(next)}${since(old)}`, `${name} ${told(next)}${was(old)}`)
  }
  for (const name of ['pattern', 'format', 'multipleOf', 'uniqueItems', 'not']) {
    const [old, next] = [a[name], b[name]]
    if (JSON.stringify(old) === JSON.stringify(next)) continue
    yield change(
      path,
      next !== undefined && next !== false,
      `${name} 改为 ${told(next)}${since(old)}`,
      `${name} ${told(next)}${was(old)}`,
    )
  }
}

const compared = (a: Json, b: Json): number => (typeof a === 'number' ? a - Number(b) : ordered(String(a), String(b)))
const ordered = (a: string, b: string): number =>
  isNaN(Number(a)) ? (a < b ? -1 : a > b ? 1 : 0) : Number(a) - Number(b)
const told = (value: Json | undefined): string =>
  value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value)
const was = (value: Json | undefined): string =>
  value === undefined ? ', where there was none' : ` in place of ${told(value)}`
const since = (value: Json | undefined): string => (value === undefined ? '（原无）' : `（原为 ${told(value)}）`)

// ---------------------------------------------------------------- properties

function* propertyChanges(
  bodies: Bodies,
  a: JsonSchema,
  b: JsonSchema,
  path: string,
  depth: number,
): Generator<Change> {
  const [old, next] = [propertiesOf(a), propertiesOf(b)]
  const [needed, needs] = [requiredOf(a), requiredOf(b)]
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const isSent = bodies.way === 'sent'
  for (const name of Object.keys(old))
    if (!(name in next))
      yield isSent
        ? change(at(name), true, '不再接受', 'is no longer taken')
        : change(at(name), true, '不再返回', 'is no longer answered')
  for (const [name, schema] of Object.entries(next)) {
    if (!(name in old)) {
      const must = isSent && needs.includes(name)
      if (must) yield change(at(name), true, '新增且必填', 'is new and must be sent')
      else
        yield isSent
          ? change(at(name), false, '新增，可选', 'is new and may be sent')
          : change(at(name), false, '新增返回', 'is answered, too')
      continue
    }
    if (needs.includes(name) !== needed.includes(name)) yield obligation(at(name), isSent, needs.includes(name))
    yield* changesOf(bodies, old[name], schema, at(name), depth + 1)
  }
}

function obligation(path: string, isSent: boolean, must: boolean): Change {
  if (isSent)
    return must
      ? change(path, true, '改为必填', 'must be sent now')
      : change(path, false, '不再必填', 'need no longer be sent')
  return must
    ? change(path, false, '总会返回', 'is always answered now')
    : change(path, true, '可能不返回', 'may be left out of the answer')
}

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
const requiredOf = (schema: JsonSchema): readonly string[] => (schema['required'] ?? []) as readonly string[]
