/**
 * Requests that no call may accept, made from the model alone: for every address, and for every field that it takes.
 */
import type { Entity, Field, FieldKindName, JsonSchema, Model } from '../../../src/model/model.ts'
import { addressesOf, type Target } from '../../../src/server/routes/addresses.ts'
import { takesFile } from '../../../src/server/routes/entity-inputs.ts'

export interface BadRequest {
  readonly what: string
  readonly method: string
  readonly url: string
  readonly body?: unknown
  /** What is wrong: the answer must name it. Null: it is no single field. */
  readonly names?: string | null
}

type Address = ReturnType<typeof addressesOf>['all'][number]

/**
 * What a test knows of the records at hand: a good body for each entity, a key of its own tenant's, one of another's.
 */
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
    ...(takesFile(address.target)
      ? [{ what: 'JSON in place of a file', method: address.method, url: filled(address, known), body: {} }]
      : takesBody(address.method)
        ? wrongBodies(address, known)
        : []),
  ])
}

const takesBody = (method: string): boolean => method === 'POST' || method === 'PUT'

/** The path with its parameters filled in. */
function filled({ path, target }: Address, known: Known, id?: string): string {
  const key = id ?? String('call' in target ? 1 : (known.own[target.entity.name] ?? 1))
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

const NO_KEYS = [
  'abc',
  '0',
  '01',
  '0001',
  '-1',
  '1.5',
  '1e3',
  '%20',
  '1%00',
  '99999999999999999999999',
  '9007199254740993',
  '2147483648',
  "1'--",
  '%F0%9F%92%A9',
]

function wrongKeys(address: Address, known: Known): readonly BadRequest[] {
  const { method, target } = address
  if (!address.path.includes('{id}') || 'call' in target) return []
  const body = takesBody(method) ? { body: { version: 1 } } : {}
  const query = method === 'DELETE' ? '?version=1' : ''
  const of = (what: string, id: string): BadRequest => ({
    what,
    method,
    url: filled(address, known, id) + query,
    ...body,
  })
  const foreign = known.foreign[target.entity.name]
  return [
    ...NO_KEYS.map((id) => of(`the key ${id}`, id)),
    of('a key that no record has', '888888888'),
    ...(foreign === undefined ? [] : [of('a key of another company', String(foreign))]),
  ]
}

const QUERIES = [
  'no_such_parameter=1',
  'version=1&version=2',
  '__proto__=1',
  'constructor=x',
  `x=${'9'.repeat(5_000)}`,
  Array.from({ length: 150 }, (_, i) => `p${i}=1`).join('&'),
  'q=%00',
  '%00=1',
]

const LISTS = [
  'limit=0',
  'limit=-1',
  'limit=1001',
  'limit=1e2',
  'limit=01',
  'limit=0020',
  'limit=99999999999999999999',
  'limit=abc',
  'limit=',
  'offset=-1',
  'offset=00',
  'offset=040',
  'offset=1.5',
  'offset=99999999999999999999',
  'after=garbage',
  'after=W10',
  'sort=no_such',
  'sort=--id',
  'sort=;drop table homes',
  'count=maybe',
  'columns=no_such',
  'columns=',
  `q=${'x'.repeat(3_000)}`,
]
const EXPORTS = ['format=pdf', 'format=', 'columns=no_such', 'limit=5', 'sort=no_such']

function wrongQueries(address: Address, known: Known): readonly BadRequest[] {
  const { method, target } = address
  const url = filled(address, known)
  const body = takesBody(method) ? { body: {} } : {}
  const of = ({ query, names }: Asking): BadRequest => ({
    what: `?${query.slice(0, 60)}`,
    method,
    url: `${url}?${query}`,
    names,
    ...body,
  })
  return [...[...QUERIES, ...wordQueries(target)].map((query) => ({ query, names: null })), ...listQueries(target)].map(
    of,
  )
}

/** What every object has by its prototype, where a call takes a word in its address; its numbers are good. */
const INHERITED = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty']

function wordQueries(target: Target): readonly string[] {
  if (target.kind !== 'call' || target.call.pending || takesBody(target.call.method)) return []
  const taken = fieldsOf(target)
  const required = (target.call.request['required'] ?? []) as readonly unknown[]
  const words = taken.filter(({ name, schema }) => schema['type'] === 'string' && required.includes(name))
  return words.length === 0
    ? []
    : INHERITED.map((word) =>
        taken.map(({ name, schema }) => `${name}=${schema['type'] === 'string' ? word : 1}`).join('&'),
      )
}

function listQueries(target: Target): readonly Asking[] {
  if (target.kind !== 'entity' || (target.operation !== 'list' && target.operation !== 'export')) return []
  const own = target.operation === 'list' ? LISTS : EXPORTS
  return [...own.map((query) => ({ query, names: null })), ...target.entity.fields.flatMap(badFilters)]
}

/** Digits without end, as an address can still carry them, and as a body can. */
const LONG = '9'.repeat(3_000)
const LONGER = '9'.repeat(10_000)

/** Decimals that no column of 18 digits holds, however they are written. */
const NO_DECIMALS = [
  'abc',
  '1e5',
  '1E-400',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
  '１２',
  '-',
  '',
  '1.',
  '+1',
  '1.00000000001',
  '999999999999999999999',
  LONG,
  LONGER,
  `0.${LONG}`,
]
/** Days that are none, and those beyond the years 0001–9999 that both sides count. */
const NO_DAYS = [
  '2026-02-30',
  '20260101',
  'today',
  '2026-1-1',
  '0000-01-01',
  '99999-01-01',
  '+12026-01-01',
  '-0001-01-01',
  'infinity',
  'epoch',
  '2026-01-01 BC',
  `${LONG}-01-01`,
]
const NO_MOMENTS = [
  'yesterday',
  'now',
  'infinity',
  '2026-13-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '99999-01-01T00:00:00Z',
  '+10000-01-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:00+08:00',
  `2026-01-01T00:00:00.${LONG}Z`,
  '0000-01-01',
  '99999-01-01',
]
const NO_WHOLES = [
  'abc',
  '01',
  '-01',
  '-0',
  '007',
  '1.5',
  '1e30',
  '99999999999999999999',
  '9007199254740992',
  '',
  LONG,
  LONGER,
]
const NO_KEY_VALUES = [...NO_WHOLES, '0', '-1']

/** Texts that are no value of the kind, in every form a filter has; of kinds that no filter takes, any text. */
const NO_VALUES: Readonly<Record<FieldKindName, readonly string[]>> = {
  key: NO_KEY_VALUES,
  reference: NO_KEY_VALUES,
  references: NO_KEY_VALUES,
  integer: NO_WHOLES,
  decimal: NO_DECIMALS,
  boolean: ['maybe', '1', 'TRUE'],
  date: NO_DAYS,
  'date-range': NO_DAYS,
  datetime: NO_MOMENTS,
  enum: ['no such', '-999', LONG],
  state: ['no such', '-999', LONG],
  'enum-set': ['no such', LONG],
  string: [LONG, LONGER, 'a%00b'],
  text: [LONG],
  html: ['x'],
  files: ['x'],
  rows: ['x'],
  secret: ['x'],
}

/** The forms take turns: one reader is behind them all. */
const badFilters = ({ name, kind }: Field): readonly Asking[] => [
  ...NO_VALUES[kind].map((text, place) => asking(`${name}${['', '_from', '_to'][(name.length + place) % 3]}`, text)),
  asking(`${name}_null`, 'maybe'),
  ...(kind === 'integer' || kind === 'boolean' || kind === 'decimal' ? [asking(`${name}_like`, '1')] : []),
]

/** A parameter that the refusal must name. */
interface Asking {
  readonly query: string
  readonly names: string | null
}
const asking = (name: string, text: string): Asking => ({
  query: `${name}=${text.includes('%') ? text : encodeURIComponent(text)}`,
  names: name,
})

const BODIES: readonly (readonly [string, string])[] = [
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['text', '"text"'],
  ['a number', '1'],
  ['a body too deep', '{"a":'.repeat(50_000)],
  ['a body too large', `{"a":"${'x'.repeat(2_000_000)}"}`],
  ['the prototype', '{"__proto__":{"admin":true}}'],
  ['the constructor', '{"constructor":{"prototype":{}}}'],
  ['an unknown field', '{"no_such_field":1}'],
]

function wrongBodies(address: Address, known: Known): readonly BadRequest[] {
  const { method, target } = address
  const url = filled(address, known)
  const raw = BODIES.filter(([what]) => !(what === 'nothing' && takesNothing(target))).map(([what, body]) => ({
    what,
    method,
    url,
    body,
  }))
  return [
    ...raw,
    ...fieldsOf(target).flatMap((field) =>
      wrongValues(field, goodBody(target, known)).map(([what, body]) => ({
        what,
        method,
        url,
        body,
        names: isJudged(target, field) ? field.name : null,
      })),
    ),
    ...refused(target, known).map((one) => ({ ...one, method, url })),
  ]
}

/**
 * Of a call's parameters some take any text or object: only where a format says what is good, it is the one thing that
 * is wrong.
 */
const isJudged = (target: Target, { kind }: Taken): boolean => !('call' in target) || kind !== null

/** Good in themselves, but not for these records. */
function refused(target: Target, known: Known): readonly { readonly what: string; readonly body: unknown }[] {
  if ('call' in target) return []
  if (target.kind === 'transition' || target.operation === 'update')
    return [
      { what: 'a stale version', body: { version: 999_999 } },
      { what: 'no version', body: {} },
      ...foreignReferences(target, known),
    ]
  if (target.operation === 'batch') return batches(known.foreign[target.entity.name])
  return [
    ...missing(target, known).map((body) => ({ what: 'a missing field', body })),
    ...foreignReferences(target, known),
  ]
}

/** Keys that no record has, and keys of another company's records, in every field that refers. */
function foreignReferences(target: Target, known: Known): readonly { readonly what: string; readonly body: unknown }[] {
  if (target.kind !== 'entity') return []
  return target.entity.fields
    .filter(({ reference, write }) => reference !== null && write !== 'never')
    .flatMap(({ name, kind, reference }) =>
      [888_888_888, known.foreign[reference?.entity ?? '']].flatMap((key) =>
        key === undefined
          ? []
          : [
              {
                what: `${name}: the key ${key} of no record of one's own`,
                body: { ...goodBody(target, known), [name]: kind === 'references' ? [key] : key },
              },
            ],
      ),
    )
}

const batches = (foreign: number | undefined) =>
  [
    {},
    { action: 'remove' },
    { action: 'drop', ids: [1] },
    { action: 'remove', ids: [] },
    { action: 'remove', ids: ['1'] },
    { action: 'remove', ids: [1.5] },
    { action: 'remove', ids: [-1] },
    { action: 'remove', ids: Array.from({ length: 5_000 }, (_, i) => i + 1) },
    { action: 'remove', ids: [1], data: {} },
    { action: 'update', ids: [1] },
    { action: 'update', ids: [1], data: { strange: 1 } },
    { action: 'update', ids: [1], data: { version: 1 } },
    { action: 'remove', ids: [888_888_888] },
    ...(foreign === undefined ? [] : [{ action: 'remove', ids: [foreign] }]),
  ].map((body) => ({ what: JSON.stringify(body).slice(0, 60), body }))

/** A call without fields may come without a body. */
const takesNothing = (target: Target): boolean =>
  target.kind === 'call'
    ? ((target.call.request['required'] ?? []) as readonly unknown[]).length === 0
    : target.kind === 'transition'

interface Taken {
  readonly name: string
  readonly schema: JsonSchema
  readonly kind: FieldKindName | null
}

function fieldsOf(target: Target): readonly Taken[] {
  if (target.kind === 'call')
    return Object.entries((target.call.request['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(
      ([name, schema]) => ({ name, schema, kind: kindOf(schema) }),
    )
  if (target.kind === 'transition')
    return fieldsNamed(
      target.entity,
      target.transition.fields.map(({ name }) => name),
    )
  if (target.operation === 'create' || target.operation === 'update')
    return fieldsNamed(
      target.entity,
      target.entity.fields.map(({ name }) => name),
    )
  return []
}

const fieldsNamed = (entity: Entity, names: readonly string[]): readonly Taken[] =>
  entity.fields.filter(({ name }) => names.includes(name)).map(({ name, schema, kind }) => ({ name, schema, kind }))

/** A call's parameters have no kind, but for those whose format says it. */
const kindOf = (schema: JsonSchema): FieldKindName | null => FORMATS[String(schema['format'])] ?? null
const FORMATS: Readonly<Record<string, FieldKindName>> = { decimal: 'decimal', date: 'date', 'date-time': 'datetime' }

function goodBody(target: Target, known: Known): Readonly<Record<string, unknown>> {
  if ('call' in target) return {}
  const good = known.good[target.entity.name] ?? {}
  return target.kind === 'entity' && target.operation === 'create' ? good : { version: 1 }
}

/** Nothing takes an object with a strange key; texts and numbers beyond every column; what neither side can hold. */
const WRONG: readonly (readonly [string, unknown])[] = [
  ['an object', { strange: 1 }],
  ['a list of lists', [[1]]],
  ['a list of nulls', [null]],
  ['a huge number', 1e308],
  ['a huge whole number', 12345678901234567890],
  ['a negative huge one', -1e30],
  ['text without end', 'x'.repeat(100_000)],
  ['a NUL', 'a\0b'],
  ['half a character', 'a\ud800'],
]

/** Beside them each kind's own: what its texts and its numbers cannot be. */
const wrongValues = (
  { name, kind }: Taken,
  good: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] =>
  [
    ...WRONG,
    ...(kind === null ? [] : (WRONG_OF[kind] ?? [])).map(
      (value) => [JSON.stringify(value).slice(0, 40), value] as const,
    ),
  ].map(([what, value]) => [`${name}: ${what}`, { ...good, [name]: value }])

const DECIMALS: readonly unknown[] = [...NO_DECIMALS, 12.5]
const WRONG_OF: Partial<Readonly<Record<FieldKindName, readonly unknown[]>>> = {
  decimal: DECIMALS,
  date: NO_DAYS,
  datetime: NO_MOMENTS,
  'date-range': NO_DAYS.map((day) => [day, '2026-12-31']),
  integer: ['1', 1.5, 9007199254740992],
  boolean: ['true', 1],
  reference: ['1', 0, -1, 1.5],
  references: [['1'], [0], [-1], [1.5]],
}

/** The good body without one field that it needs, each in turn. */
function missing(target: Target, known: Known): readonly unknown[] {
  const without = (body: Readonly<Record<string, unknown>>, name: string) =>
    Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
  if (target.kind !== 'entity' || target.operation !== 'create') return []
  const good = known.good[target.entity.name] ?? {}
  return target.entity.fields.filter(({ required }) => required).map(({ name }) => without(good, name))
}
