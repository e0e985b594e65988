import type { MistakeCase } from '../mistakes.test.ts'
import { entity, text } from '../documents.ts'

const time = { type: 'string', format: 'date-time', 'x-label': { zh: '时间', en: 'Time' } }
const history = (by: string, rest: object = {}) => entity({ note: text(), at: time }, { 'x-history': { by }, ...rest })
const reference = (onDelete?: string) => ({
  type: 'integer',
  'x-reference': 'a',
  'x-label': { zh: '记录', en: 'Record' },
  ...(onDelete !== undefined && { 'x-on-delete': onDelete }),
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'no field, a field without a time, a time that may be missing',
    documents: {
      'entities/a.json': history('sent_at'),
      'entities/b.json': history('note'),
      'entities/c.json': history('at'),
    },
    mistakes: [
      'entities/a.json:25:11 a has no field "sent_at"; expected one of id, note, at, version, created_at, updated_at',
      'entities/b.json:25:11 "note" is no datetime that is stored',
      'entities/c.json:25:11 "at" must be required: a record without it has no month',
    ],
  },
  {
    name: 'unique over the months, expiring one by one, held on to',
    documents: {
      'entities/a.json': history('at', {
        required: ['at'],
        'x-unique': [['note']],
        'x-expires': { by: 'at' },
        'x-fill': 70,
      }),
      'entities/b.json': entity({ held: reference(), kept: reference('keep') }),
    },
    mistakes: [
      'entities/a.json:31:5 "at" is missing: in a history records are unique within a month only',
      'entities/a.json:35:16 records of a history go by whole months, not one by one',
      'entities/a.json:38:13 the months of a history are written full',
      'entities/b.json:8:13 b.held refers to a history, whose months are dropped as a whole; expected "x-on-delete": "keep"',
    ],
  },
  {
    name: 'kept whole: unique for good and held on to as anywhere, but for what would keep it from going',
    documents: {
      'entities/a.json': history('at', {
        'x-history': { by: 'at', whole: true },
        'x-unique': [['note']],
      }),
      'entities/b.json': entity({ held: reference(), emptied: reference('null'), goes: reference('cascade') }),
    },
    mistakes: [
      'entities/b.json:8:13 b.held refers to a history, whose months are dropped as a whole; expected "x-on-delete": "null" or "cascade"',
    ],
  },
]
