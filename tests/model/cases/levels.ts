import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, label, reference, scoped, store, text } from '../documents.ts'

const list = (of: string, rest: Readonly<Record<string, unknown>> = {}) => ({
  type: 'array',
  items: { type: 'integer' },
  'x-reference': of,
  'x-label': label('L'),
  ...rest,
})
const levels = (...declared: readonly unknown[]) => ({ ...scoped, 'app/scopes.json': { scopes: declared } })

export const cases: readonly MistakeCase[] = [
  {
    name: 'levels that accounts list, one in the other, are good',
    documents: { ...scoped },
    mistakes: [],
  },
  {
    name: 'no level at all needs no accounts',
    documents: { 'app/scopes.json': { scopes: [] } },
    mistakes: [],
  },
  {
    name: 'levels without accounts that could be limited',
    documents: { 'app/scopes.json': { scopes: [{ name: 'store', list: 'store_ids' }] } },
    mistakes: ['app/scopes.json:2:13 no entity "staff"; expected one of home, room, store'],
  },
  {
    name: 'levels of no entity, no list and no level above',
    documents: levels(
      { name: 'hom', list: 'home_ids' },
      { name: 'home', list: 'store_ids', only: { field: 'tpe', is: 1 }, within: { level: 'store', by: 'store_id' } },
      { name: 'store', list: 'store_id', within: { level: 'home', by: 'name' } },
      { name: 'store', list: 'store_ids' },
    ),
    mistakes: [
      'app/scopes.json:4:15 no entity "hom"; expected one of home, room, staff, store; did you mean "home"?',
      'app/scopes.json:5:15 "home_ids" lists no hom; expected an array of references to hom',
      'app/scopes.json:9:15 "store_ids" lists no home; expected an array of references to home',
      'app/scopes.json:11:18 staff has no field "tpe"; expected one of id, name, type, store_ids, home_ids, version, created_at, updated_at; did you mean "type"?',
      'app/scopes.json:15:18 "store" is no level above "home"; expected one of hom',
      'app/scopes.json:21:15 staff has no field "store_id"; expected one of id, name, type, store_ids, home_ids, version, created_at, updated_at; did you mean "store_ids"?',
      'app/scopes.json:24:15 name leads to no home; expected a reference of store to home',
      'app/scopes.json:28:15 the scope level "store" stands here twice',
    ],
  },
  {
    name: 'a level that may lie in nothing',
    documents: {
      ...levels(
        { name: 'store', list: 'store_ids' },
        { name: 'home', list: 'home_ids', within: { level: 'store', by: 'store_id' } },
      ),
      'entities/home.json': { ...home, required: ['name'] },
    },
    mistakes: [
      'app/scopes.json:12:15 "store_id" may be empty, and the home would then lie in no store; expected "store_id" among "required" of home',
    ],
  },
  {
    name: 'a value that the field of the accounts cannot hold',
    documents: levels({ name: 'store', list: 'store_ids', only: { field: 'type', is: 'branch' } }),
    mistakes: ['app/scopes.json:8:15 here stands a text; expected a number'],
  },
  {
    name: 'a field of the accounts that is not stored',
    documents: {
      ...levels({ name: 'store', list: 'store_ids', only: { field: 'type', is: 1 } }),
      'entities/staff.json': entity(
        { store_ids: list('store'), type: { type: 'integer', 'x-computed': 1, 'x-label': label('T') } },
        { 'x-plural': 'staff' },
      ),
    },
    mistakes: ['app/scopes.json:7:18 "type" is computed, not stored'],
  },
  {
    name: 'a list that a removal could empty, which would open everything',
    documents: {
      ...levels({ name: 'store', list: 'store_ids' }),
      'entities/staff.json': entity(
        { store_ids: list('store', { 'x-on-delete': 'cascade' }) },
        { 'x-plural': 'staff' },
      ),
    },
    mistakes: [
      'app/scopes.json:5:15 "store_ids" may lose its last entry, and would then limit nothing; expected "x-on-delete": "restrict_last" on "store_ids"',
    ],
  },
  {
    name: 'levels that are no company’s, and such as x-scope could not name',
    documents: {
      ...levels({ name: 'area', list: 'area_ids' }, { name: 'owner', list: 'owner_ids' }),
      'entities/area.json': { ...store, 'x-tenant': false },
      'entities/owner.json': entity({ name: text(), area_id: reference('area') }),
      'entities/staff.json': entity({ area_ids: list('area'), owner_ids: list('owner') }, { 'x-plural': 'staff' }),
    },
    mistakes: [
      'app/scopes.json:4:15 area has no client_id: its records are of no company',
      'app/scopes.json:8:15 "owner" says something else in "x-scope"; expected another name',
    ],
  },
]
