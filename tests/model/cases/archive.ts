import type { MistakeCase } from '../mistakes.test.ts'
import { base, entity, home, label, reference, room, store, text } from '../documents.ts'

const archived = { 'x-archive': true }
const time = { type: 'string', format: 'date-time', 'x-label': label('At') }

export const cases: readonly MistakeCase[] = [
  {
    name: 'records that are never deleted, or not by people',
    documents: {
      'entities/a.json': entity({ name: text() }, { ...archived, 'x-access': { remove: null } }),
      'entities/b.json': entity({ at: time }, { ...archived, 'x-expires': { by: 'at' } }),
      'entities/c.json': entity({ name: text() }, { ...archived, 'x-internal': true }),
    },
    mistakes: [
      'entities/a.json:16:16 no archive: nobody may delete a a',
      'entities/b.json:17:16 no archive: records that expire are deleted for good',
      'entities/c.json:16:16 no archive: nobody deletes what the server alone uses',
    ],
  },
  {
    name: 'a field of the same name, and what would stay behind',
    documents: {
      ...base,
      'entities/store.json': { ...store, ...archived, properties: { ...store.properties, archived_at: time } },
      'entities/home.json': {
        ...home,
        properties: { ...home.properties, store_id: reference('store', { 'x-on-delete': 'cascade' }) },
      },
      'entities/room.json': {
        ...room,
        ...archived,
        properties: { ...room.properties, part_of: reference('room', { 'x-on-delete': 'cascade' }) },
      },
    },
    mistakes: [
      'entities/home.json:25:22 a store takes its records of home into its archive; expected "x-archive": true in home',
      'entities/room.json:37:22 records of its own kind are not archived along with a record',
      'entities/store.json:15:5 "archived_at" tells of the archive ("x-archive"); expected another name',
    ],
  },
]
