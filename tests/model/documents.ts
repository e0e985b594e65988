/** Documents as data: a small set that is good, and a way to say what a case changes in it. */
import type { Document } from '../../src/model/documents.ts'

export type Docs = Readonly<Record<string, unknown>>

/** A text stays as it is; anything else is written as JSON of two spaces, so that lines and columns are known. */
export const documentsOf = (docs: Docs): readonly Document[] =>
  Object.entries(docs)
    .filter(([, doc]) => doc !== undefined)
    .map(([file, doc]) => ({ file, text: typeof doc === 'string' ? doc : JSON.stringify(doc, null, 2) }))

export const label = (en: string) => ({ zh: en, en })

export const entity = (
  properties: Readonly<Record<string, unknown>>,
  rest: Readonly<Record<string, unknown>> = {},
) => ({ 'x-label': label('E'), type: 'object', properties, ...rest })

export const text = (rest: Readonly<Record<string, unknown>> = {}) => ({
  type: 'string',
  'x-label': label('T'),
  ...rest,
})

export const reference = (to: string, rest: Readonly<Record<string, unknown>> = {}) => ({
  type: 'integer',
  'x-reference': to,
  'x-label': label('R'),
  ...rest,
})

export const store = entity({ name: text() }, { required: ['name'] })
export const home = entity(
  {
    home_id: { type: 'integer' },
    name: text(),
    store_id: reference('store'),
    home_type: { $ref: '../enums/home_type.json' },
  },
  { 'x-key': 'home_id', required: ['name', 'store_id'] },
)
export const room = entity(
  { home_id: reference('home'), number: text(), area: { $ref: '../kinds/decimal.json', 'x-label': label('A') } },
  { required: ['home_id'] },
)
export const homeType = {
  'x-label': label('Type'),
  type: 'integer',
  oneOf: [
    { const: 1, title: 'apart', 'x-label': label('Apart') },
    { const: 2, title: 'together', 'x-label': label('Together') },
  ],
}

/** Accounts that are limited to stores and to homes. */
export const scoped: Docs = {
  'entities/staff.json': entity(
    {
      name: text(),
      type: { type: 'integer', 'x-label': label('Type') },
      store_ids: { type: 'array', items: { type: 'integer' }, 'x-reference': 'store', 'x-label': label('Stores') },
      home_ids: { type: 'array', items: { type: 'integer' }, 'x-reference': 'home', 'x-label': label('Homes') },
    },
    { 'x-plural': 'staff', 'x-scope': { store: 'store_ids' } },
  ),
  'app/scopes.json': {
    scopes: [
      { name: 'store', list: 'store_ids', only: { field: 'type', is: 1 } },
      { name: 'home', list: 'home_ids', within: { level: 'store', by: 'store_id' } },
    ],
  },
}

/** Good as it stands. */
export const base: Docs = {
  'system/app/masks.json': { masks: { name: { first: 1, stars: 1 }, phone: { first: 3, last: 4, stars: 4 } } },
  'kinds/decimal.json': { type: 'string', format: 'decimal', 'x-kind': 'decimal', 'x-scale': 2 },
  'kinds/rows.json': { type: 'array', 'x-kind': 'rows' },
  'kinds/secret.json': { type: 'string', 'x-kind': 'secret' },
  'rules/phone.json': { type: 'string', pattern: '^1\\d{10}$', 'x-message': label('bad phone') },
  'enums/home_type.json': homeType,
  'entities/store.json': store,
  'entities/home.json': home,
  'entities/room.json': room,
  'app/permissions.json': { permissions: [{ key: 'homes_view', label: label('See homes') }] },
  'app/menu.json': { menu: [{ key: 'house', label: label('House') }] },
}
