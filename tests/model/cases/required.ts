import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, store, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a field that is not there',
    documents: { 'entities/store.json': { ...store, required: ['nmae'] } },
    mistakes: [
      'entities/store.json:17:5 store has no field "nmae"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
    ],
  },
  {
    name: 'a computed field, and the key',
    documents: { 'entities/store.json': entity({ name: text({ 'x-computed': 'x' }) }, { required: ['name', 'id'] }) },
    mistakes: [
      'entities/store.json:18:5 "name" is computed; nobody can send it',
      'entities/store.json:19:5 "id" is the key; the database gives it',
    ],
  },
  {
    name: 'a field that nobody writes',
    documents: {
      'entities/store.json': entity({ name: text({ 'x-write': 'never' }) }, { required: ['name'] }),
      'entities/shop.json': entity(
        { name: text({ 'x-write': 'never' }) },
        { required: ['name'], 'x-access': { create: null } },
      ),
    },
    mistakes: ['entities/store.json:18:5 "name" is written by nobody, so that nobody can make a record of store'],
  },
  {
    name: 'a field of a row that is not there',
    documents: {
      'entities/store.json': entity({
        lines: {
          $ref: '../kinds/rows.json',
          'x-label': label('L'),
          items: { type: 'object', required: ['nam'], properties: { name: text() } },
        },
      }),
    },
    mistakes: [
      'entities/store.json:17:11 rows of "lines" have no field "nam"; expected one of name; did you mean "name"?',
    ],
  },
]
