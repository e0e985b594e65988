/**
 * Every place of a document that its meta-schema knows: where a keyword stands, what may stand there, and under which
 * name all places of its sort are known.
 */
import type { Document, Folder, Path } from '../../../src/model/documents.ts'
import { metaSchemas } from '../../../src/model/shape.ts'

export type Schema = Readonly<Record<string, unknown>>
export type Value = null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value }

export interface Place {
  readonly file: string
  /** The whole document. */
  readonly doc: Value
  readonly path: Path
  /** `entities: x-list.columns[]`: indexes and free names are left open. */
  readonly sort: string
  readonly value: Value
  readonly schema: Schema
  /** Name of a property that the writer chooses, not the meta-schema. */
  readonly isFreeName: boolean
}

const byId = new Map(Object.values(metaSchemas).map((schema) => [(schema as { $id: string }).$id, schema as Schema]))

export function metaOf(file: string): { readonly name: string; readonly schema: Schema } {
  const [folder = '', name = ''] = file.replace('system/', '').replace('.json', '').split('/')
  const key = (folder === 'app' ? name : folder) as Exclude<Folder, 'app'>
  return { name: key, schema: metaSchemas[key] as Schema }
}

export function placesIn({ file, text }: Document): readonly Place[] {
  const doc = JSON.parse(text) as Value
  const { name, schema } = metaOf(file)
  const root = { file, doc, path: [], sort: `${name}:`, value: doc, isFreeName: false }
  return [...walk({ ...root, schema: { ...schema, $from: (schema as { $id: string }).$id } })]
}

/** The meta-schemas' own properties that these places are told by. */
export const used = new Set<unknown>()

function* walk(place: Place): Generator<Place> {
  const schema = resolved(place.schema, place.value)
  yield { ...place, schema }
  const { value } = place
  if (Array.isArray(value))
    for (const [index, item] of (value as readonly Value[]).entries())
      if (schema['items'] !== undefined)
        yield* walk(inner(place, schema, index, item, schema['items'] as Schema, '[]', false))
  if (!isObject(value)) return
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>
  const others = schema['additionalProperties']
  for (const [name, item] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (known !== undefined) used.add(known)
    const next = known ?? (isObject(others as Value) ? (others as Schema) : {})
    yield* walk(inner(place, schema, name, item, next, known ? `.${name}` : '.{}', known === undefined))
  }
}

const inner = (
  { file, doc, path, sort }: Place,
  { $from }: Schema,
  step: string | number,
  value: Value,
  schema: Schema,
  under: string,
  isFreeName: boolean,
): Place => ({
  ...{ file, doc, value, isFreeName },
  path: [...path, step],
  sort: `${sort}${under}`.replace(':.', ': '),
  schema: { ...schema, $from },
})

export const isObject = (value: unknown): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What it refers to, and of several ways the one in which this value is written. */
function resolved(schema: Schema, value: Value): Schema {
  const { $ref, $from, ...own } = schema
  const ways = (own['oneOf'] ?? own['anyOf']) as readonly Schema[] | undefined
  const way = ways?.find((one) => one['type'] === undefined || typesOf(one).includes(typeOf(value)))
  const told = way?.['type'] === undefined ? { ...own, $from } : { ...own, ...way, $from }
  if (typeof $ref !== 'string') return told
  const [file = '', pointer = ''] = $ref.split('#')
  const id = file === '' ? String($from) : file
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, step) => (part as Schema)[step], byId.get(id)) as Schema
  used.add(target)
  return { ...resolved({ ...target, $from: id }, value), ...own }
}

export const typesOf = (schema: Schema): readonly string[] => [schema['type'] ?? []].flat() as string[]
export const typeOf = (value: Value): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number'
        ? numberType(value)
        : typeof value
const numberType = (value: number): string => (Number.isInteger(value) ? 'integer' : 'number')

/** Every keyword that the meta-schemas describe, by its pointer. */
export const keywords: readonly (readonly [pointer: string, schema: unknown])[] = [...byId].flatMap(([id, schema]) => [
  ...keywordsIn(schema, `${id}#`),
])

function* keywordsIn(part: unknown, pointer: string): Generator<readonly [string, unknown]> {
  if (typeof part !== 'object' || part === null) return
  for (const [name, inner] of Object.entries(part)) {
    if (name === 'examples' || name === 'default') continue
    if (name === 'properties' && isObject(inner as Value))
      for (const [keyword, schema] of Object.entries(inner as object)) {
        yield [`${pointer}/properties/${keyword}`, schema]
        yield* keywordsIn(schema, `${pointer}/properties/${keyword}`)
      }
    else yield* keywordsIn(inner, `${pointer}/${name}`)
  }
}
