import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, reference, scoped, text } from '../documents.ts'

const fields = {
  staff_id: reference('store', { 'x-on-delete': 'keep' }),
  staff_name: text(),
  action: text({ 'x-enum': 'entity' }),
  resource: text({ 'x-enum': 'entity' }),
  record_id: { type: 'integer', 'x-label': label('K') },
  record_name: text({ 'x-link': { entity: 'resource', key: 'record_id' } }),
  changes: {
    $ref: '../kinds/rows.json',
    items: { type: 'object', properties: { field: text() } },
    'x-changes-of': 'resource',
    'x-label': label('C'),
  },
  rows_count: { type: 'integer', 'x-label': label('N') },
  store_id: reference('store'),
  home_id: reference('home'),
  address: text(),
  succeeded: { type: 'boolean', 'x-label': label('S') },
}
const journal = (properties: Readonly<Record<string, unknown>> = fields, write: unknown = null) =>
  entity(properties, { 'x-journal': true, 'x-access': { read: 'homes_view', write } })

export const cases: readonly MistakeCase[] = [
  {
    name: 'one with all that the server fills in is good',
    documents: { 'entities/deed.json': journal() },
    mistakes: [],
  },
  {
    name: 'two journals',
    documents: { 'entities/deed.json': journal(), 'entities/log.json': journal() },
    mistakes: ['entities/log.json:116:16 deed is the journal already'],
  },
  {
    name: 'a journal that lacks a field, and that calls may write',
    documents: { 'entities/deed.json': journal({ ...fields, succeeded: undefined }, 'homes_view') },
    mistakes: [
      'entities/deed.json:109:16 a journal needs the field "succeeded"; expected a field of kind boolean',
      'entities/deed.json:109:16 a journal that calls may write proves nothing; expected "write": null in "x-access"',
    ],
  },
  {
    name: 'one that does not keep the places of its entries',
    documents: {
      ...scoped,
      'entities/deed.json': { ...journal(), 'x-scope': { store: 'home_id.store_id', home: 'home_id' } },
    },
    mistakes: [
      'entities/deed.json:116:16 a journal keeps the store of each entry; expected a reference, and its name as "store" in "x-scope"',
    ],
  },
  {
    name: 'words and links by fields that are not there',
    documents: {
      'entities/deed.json': journal({
        ...fields,
        record_name: text({ 'x-link': { entity: 'resourc', key: 'record_id' } }),
        changes: { ...fields.changes, 'x-changes-of': 'resourc' },
      }),
    },
    mistakes: [
      'entities/deed.json:54:19 deed has no field "resourc"; did you mean "resource"?',
      'entities/deed.json:72:23 deed has no field "resourc"; did you mean "resource"?',
    ],
  },
  {
    name: 'a list that would keep keys of what is gone',
    documents: {
      'entities/deed.json': entity({
        stores: {
          type: 'array',
          items: { type: 'integer' },
          'x-reference': 'store',
          'x-on-delete': 'keep',
          'x-label': label('S'),
        },
      }),
    },
    mistakes: ['entities/deed.json:14:22 a list keeps no key of what is gone; expected restrict or cascade'],
  },
]
