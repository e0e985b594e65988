import type { MistakeCase } from '../mistakes.test.ts'
import { home, room } from '../documents.ts'

const withRoom = (effect: object) => ({ 'entities/home.json': { ...home, 'x-after': { create: [effect] } } })

export const cases: readonly MistakeCase[] = [
  {
    name: 'a record of nothing',
    documents: withRoom({ entity: 'rom', values: {} }),
    mistakes: ['entities/home.json:38:19 no entity "rom"; expected one of home, room, store; did you mean "room"?'],
  },
  {
    name: 'a field that is not there, a value of nothing, and one that is missing',
    documents: withRoom({ entity: 'room', values: { numbr: '$nmae' } }),
    mistakes: [
      'entities/home.json:39:19 a room needs "home_id"',
      'entities/home.json:40:20 home has no field "nmae"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "name"?',
      'entities/home.json:40:20 room has no field "numbr"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
    ],
  },
  {
    name: 'a key',
    documents: withRoom({ entity: 'room', values: { home_id: '$home_id', id: 1 } }),
    mistakes: ['entities/home.json:41:11 "id" of room cannot be given a value'],
  },
  {
    name: 'a circle',
    documents: {
      ...withRoom({ entity: 'room', values: { home_id: '$home_id' } }),
      'entities/room.json': {
        ...room,
        'x-after': { create: [{ entity: 'home', values: { name: 'x', store_id: 1 } }] },
      },
    },
    mistakes: [
      'entities/home.json:38:19 a new room would make a home again',
      'entities/room.json:37:19 a new home would make a room again',
    ],
  },
  {
    name: 'what can be made is no mistake',
    documents: withRoom({ entity: 'room', values: { home_id: '$home_id', number: '1' } }),
    mistakes: [],
  },
]
