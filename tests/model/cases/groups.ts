import type { MistakeCase } from '../mistakes.test.ts'
import { label, room } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'fields that are not there or have no column',
    documents: {
      'entities/room.json': {
        ...room,
        properties: { ...room.properties, homes: { type: 'integer', 'x-label': label('H'), 'x-computed': 1 } },
        'x-unique': [['numer'], ['client_id', 'number']],
        'x-indexes': [['homes']],
      },
    },
    mistakes: [
      'entities/room.json:44:7 room has no field "numer"; expected one of id, home_id, number, area, homes, version, created_at, updated_at; did you mean "number"?',
      'entities/room.json:47:7 the tenant leads every group by itself',
      'entities/room.json:53:7 "homes" has no column',
    ],
  },
]
