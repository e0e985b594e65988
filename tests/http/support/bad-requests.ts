/** Requests that no call may accept, made from the model alone: for every address, and for every field that it takes. */
import type { Entity, Field, FieldKindName, JsonSchema, Model } from '../../../src/model/model.ts'
import { addressesOf, type Target } from '../../../src/server/routes/addresses.ts'
import { takesFile } from '../../../src/server/routes/entity-inputs.ts'

export interface BadRequest {
  readonly what: string
  readonly method: string
  readonly url: string
  readonly body?: unknown
}

type Address = ReturnType<typeof addressesOf>['all'][number]

/** What a test knows of the records at hand: a good body for each entity, a key of its own tenant's, one of another's. */
export interface Known {
  readonly good: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly own: Readonly<Record<string, number>>
  readonly foreign: Readonly<Record<string, number>>
}

export function badRequests(model: Model, known: Known): readonly BadRequest[] {
  return addressesOf(model).all.flatMap((address) => [
    ...wrongAddresses(address, known),
    ...wrongKeys(address, known),
    ...wrongQueries(address, known),
    ...(takesFile(address.target) ? [{ what: 'JSON in place of a file', method: address.method, url: filled(address, known), body: {} }] : takesBody(address.method) ? wrongBodies(address, known) : []),
  ])
}

const takesBody = (method: string): boolean => method === 'POST' || method === 'PUT'

/** The path with its parameters filled in. */
function filled({ path, target }: Address, known: Known, id?: string): string {
  const key = id ?? String(target.kind === 'call' ? 1 : known.own[target.entity.name] ?? 1)
  return path.replaceAll(/\{\w+\}/g, () => key)
}

function wrongAddresses(address: Address, known: Known): readonly BadRequest[] {
  const { method } = address
  const url = filled(address, known)
  return [
    { what: 'a path below that does not exist', method, url: `${url}/no/such/path` },
    { what: 'a method that is not offered', method: 'PATCH', url, body: {} },
    { what: 'a method that is not offered', method: 'HEAD', url },
  ]
}

const NO_KEYS = ['abc', '0', '-1', '1.5', '1e3', '%20', '1%00', '99999999999999999999999', '9007199254740993', '2147483648', "1'--", '%F0%9F%92%A9']

function wrongKeys(address: Address, known: Known): readonly BadRequest[] {
  if (!address.path.includes('{id}') || address.target.kind === 'call') return []
  const { method, target } = address
  const body = takesBody(method) ? { body: { version: 1 } } : {}
  const query = method === 'DELETE' ? '?version=1' : ''
  const of = (what: string, id: string): BadRequest => ({ what, method, url: filled(address, known, id) + query, ...body })
  const foreign = known.foreign[target.entity.name]
  return [
    ...NO_KEYS.map((id) => of(`the key ${id}`, id)),
    of('a key that no record has', '888888888'),
    ...(foreign === undefined ? [] : [of('a key of another company', String(foreign))]),
  ]
}

const QUERIES = ['no_such_parameter=1', 'version=1&version=2', '__proto__=1', 'constructor=x', `x=${'9'.repeat(5_000)}`, Array.from({ length: 150 }, (_, i) => `p${i}=1`).join('&'), 'q=%00', '%00=1']

const LISTS = ['limit=0', 'limit=-1', 'limit=1001', 'limit=1e2', 'limit=99999999999999999999', 'limit=abc', 'limit=', 'offset=-1', 'offset=1.5', 'offset=99999999999999999999', 'after=garbage', 'after=W10', 'sort=no_such', 'sort=--id', 'sort=;drop table homes', 'count=maybe', 'columns=no_such', 'columns=', `q=${'x'.repeat(3_000)}`]
const EXPORTS = ['format=pdf', 'format=', 'columns=no_such', 'limit=5', 'sort=no_such']

function wrongQueries(address: Address, known: Known): readonly BadRequest[] {
  const { method, target } = address
  const url = filled(address, known)
  const body = takesBody(method) ? { body: {} } : {}
  const of = (query: string): BadRequest => ({ what: `?${query.slice(0, 60)}`, method, url: `${url}?${query}`, ...body })
  return [...QUERIES, ...listQueries(target), ...wordQueries(target)].map(of)
}

/** What every object has by its prototype, where a call takes a word in its address; its numbers are good. */
const INHERITED = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty']

function wordQueries(target: Target): readonly string[] {
  if (target.kind !== 'call' || target.call.pending || takesBody(target.call.method)) return []
  const taken = fieldsOf(target)
  const required = (target.call.request['required'] ?? []) as readonly unknown[]
  const words = taken.filter(({ name, schema }) => schema['type'] === 'string' && required.includes(name))
  return words.length === 0 ? [] : INHERITED.map((word) => taken.map(({ name, schema }) => `${name}=${schema['type'] === 'string' ? word : 1}`).join('&'))
}

function listQueries(target: Target): readonly string[] {
  if (target.kind !== 'entity' || (target.operation !== 'list' && target.operation !== 'export')) return []
  const own = target.operation === 'list' ? LISTS : EXPORTS
  return [...own, ...target.entity.fields.flatMap(badFilters)]
}

/** Texts that are no value of the kind, in every form a filter has. */
const NO_VALUES: Partial<Readonly<Record<FieldKindName, readonly string[]>>> = {
  key: ['abc', '1.5', '1e30', '99999999999999999999'], integer: ['abc', '1.5', '1e30', '99999999999999999999', '9007199254740992', ''],
  decimal: ['abc', '1e5', 'NaN', '1,2,x'], money: ['abc', '1e5', 'Infinity'], energy: ['abc', '-'], volume: ['abc', '0x10'],
  boolean: ['maybe', '1', 'TRUE'], date: ['2026-02-30', '20260101', 'today', '2026-1-1'], datetime: ['yesterday', '2026-13-01T00:00:00Z'],
  'date-range': ['2026-02-30'], enum: ['no_such', '999'], state: ['no_such', '999'], 'enum-set': ['no_such'], reference: ['abc', '1.5', '1e30'], references: ['abc'],
  secret: ['x'],
}

const badFilters = ({ name, kind }: Field): readonly string[] => [
  ...(NO_VALUES[kind] ?? []).flatMap((text) => [`${name}=${text}`, `${name}_from=${text}`, `${name}_to=${text}`]),
  `${name}_null=maybe`,
  ...(kind === 'integer' || kind === 'boolean' || kind === 'money' ? [`${name}_like=1`] : []),
]

const BODIES: readonly (readonly [string, string])[] = [
  ['no JSON', '{'], ['nothing', ''], ['a list', '[]'], ['null', 'null'], ['text', '"text"'], ['a number', '1'], ['a body too deep', '{"a":'.repeat(50_000)],
  ['a body too large', `{"a":"${'x'.repeat(2_000_000)}"}`], ['the prototype', '{"__proto__":{"admin":true}}'], ['the constructor', '{"constructor":{"prototype":{}}}'],
  ['an unknown field', '{"no_such_field":1}'],
]

function wrongBodies(address: Address, known: Known): readonly BadRequest[] {
  const { method, target } = address
  const url = filled(address, known)
  const raw = BODIES.filter(([what]) => !(what === 'nothing' && takesNothing(target))).map(([what, body]) => ({ what, method, url, body }))
  return [...raw, ...fieldsOf(target).flatMap((field) => wrongValues(field, goodBody(target, known)).map(([what, body]) => ({ what, method, url, body }))), ...refused(target, known).map((one) => ({ ...one, method, url }))]
}

/** Good in themselves, but not for these records. */
function refused(target: Target, known: Known): readonly { readonly what: string; readonly body: unknown }[] {
  if (target.kind === 'call') return []
  if (target.kind === 'transition' || target.operation === 'update') return [{ what: 'a stale version', body: { version: 999_999 } }, { what: 'no version', body: {} }, ...foreignReferences(target, known)]
  if (target.operation === 'batch') return batches(known.foreign[target.entity.name])
  return [...missing(target, known).map((body) => ({ what: 'a missing field', body })), ...foreignReferences(target, known)]
}

/** Keys that no record has, and keys of another company's records, in every field that refers. */
function foreignReferences(target: Target, known: Known): readonly { readonly what: string; readonly body: unknown }[] {
  if (target.kind !== 'entity') return []
  return target.entity.fields.filter(({ reference, write }) => reference !== null && write !== 'never').flatMap(({ name, kind, reference }) =>
    [888_888_888, known.foreign[reference?.entity ?? '']].flatMap((key) => (key === undefined ? [] : [{
      what: `${name}: the key ${key} of no record of one's own`, body: { ...goodBody(target, known), [name]: kind === 'references' ? [key] : key },
    }])))
}

const batches = (foreign: number | undefined) => [
  {}, { action: 'remove' }, { action: 'drop', ids: [1] }, { action: 'remove', ids: [] }, { action: 'remove', ids: ['1'] }, { action: 'remove', ids: [1.5] }, { action: 'remove', ids: [-1] },
  { action: 'remove', ids: Array.from({ length: 5_000 }, (_, i) => i + 1) }, { action: 'remove', ids: [1], data: {} }, { action: 'update', ids: [1] }, { action: 'update', ids: [1], data: { strange: 1 } },
  { action: 'update', ids: [1], data: { version: 1 } }, { action: 'remove', ids: [888_888_888] }, ...(foreign === undefined ? [] : [{ action: 'remove', ids: [foreign] }]),
].map((body) => ({ what: JSON.stringify(body).slice(0, 60), body }))

/** A call without fields may come without a body. */
const takesNothing = (target: Target): boolean =>
  target.kind === 'call' ? ((target.call.request['required'] ?? []) as readonly unknown[]).length === 0 : target.kind === 'transition'

interface Taken { readonly name: string; readonly schema: JsonSchema }

function fieldsOf(target: Target): readonly Taken[] {
  if (target.kind === 'call') return Object.entries((target.call.request['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(([name, schema]) => ({ name, schema }))
  if (target.kind === 'transition') return fieldsNamed(target.entity, target.transition.fields.map(({ name }) => name))
  if (target.operation === 'create' || target.operation === 'update') return fieldsNamed(target.entity, target.entity.fields.map(({ name }) => name))
  return []
}

const fieldsNamed = (entity: Entity, names: readonly string[]): readonly Taken[] =>
  entity.fields.filter(({ name }) => names.includes(name)).map(({ name, schema }) => ({ name, schema }))

function goodBody(target: Target, known: Known): Readonly<Record<string, unknown>> {
  if (target.kind === 'call') return {}
  const good = known.good[target.entity.name] ?? {}
  return target.kind === 'entity' && target.operation === 'create' ? good : { version: 1 }
}

/** Nothing takes an object with a strange key; texts and numbers beyond every column; what neither side can hold. */
const WRONG: readonly (readonly [string, unknown])[] = [
  ['an object', { strange: 1 }], ['a list of lists', [[1]]], ['a list of nulls', [null]], ['a huge number', 1e308], ['a huge whole number', 12345678901234567890], ['a negative huge one', -1e30],
  ['text without end', 'x'.repeat(100_000)], ['a NUL', 'a\0b'], ['half a character', 'a\ud800'],
]

const wrongValues = ({ name }: Taken, good: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  WRONG.map(([what, value]) => [`${name}: ${what}`, { ...good, [name]: value }])

/** The good body without one field that it needs, each in turn. */
function missing(target: Target, known: Known): readonly unknown[] {
  const without = (body: Readonly<Record<string, unknown>>, name: string) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
  if (target.kind !== 'entity' || target.operation !== 'create') return []
  const good = known.good[target.entity.name] ?? {}
  return target.entity.fields.filter(({ required }) => required).map(({ name }) => without(good, name))
}
