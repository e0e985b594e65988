import type { MistakeCase } from '../mistakes.test.ts'
import { base, entity, label, reference, text } from '../documents.ts'

const kept = { 'x-added-only': true }
const time = { type: 'string', format: 'date-time', 'x-label': label('At') }
const nobody = { update: null, remove: null }

export const cases: readonly MistakeCase[] = [
  {
    name: 'records that are only ever added to, and yet changed or deleted',
    documents: {
      'entities/a.json': entity({ name: text() }, kept),
      'entities/b.json': entity({ at: time }, { 'x-access': nobody, ...kept, 'x-expires': { by: 'at' } }),
      'entities/c.json': entity({ name: text() }, { 'x-access': { write: null }, ...kept }),
    },
    mistakes: [
      'entities/a.json:16:19 "x-added-only" does not fit: a call changes or deletes its records; expected "update": null and "remove": null in "x-access"',
      'entities/b.json:21:19 "x-added-only" does not fit: records that expire are deleted',
    ],
  },
  {
    name: 'records that are only ever added to, and yet follow others',
    documents: {
      ...base,
      'entities/a.json': entity(
        { home_id: reference('home'), room_id: reference('room', { 'x-within': 'home_id', 'x-follows': true }) },
        { 'x-access': nobody, ...kept },
      ),
    },
    mistakes: ['entities/a.json:31:19 "x-added-only" does not fit: "room_id" follows what it refers to'],
  },
]
