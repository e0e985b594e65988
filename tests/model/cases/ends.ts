import type { MistakeCase } from '../mistakes.test.ts'
import { entity, store } from '../documents.ts'

const ends = (when: object, ...records: string[]) => ({
  'entities/store.json': { ...store, 'x-ends': [{ when, records }] },
})
const visit = (rest: object, ...names: string[]) => ({
  'entities/visit.json': entity(
    Object.fromEntries(names.map((name) => [name, { type: 'integer', 'x-label': { zh: 'N', en: 'N' } }])),
    { 'x-tenant': false, 'x-internal': true, ...rest },
  ),
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'what is not there',
    documents: {
      ...visit({}, 'client_id', 'store_id'),
      ...ends({ activ: true, name: 3 }, 'visits.store_id', 'visit.shop_id'),
    },
    mistakes: [
      'entities/store.json:22:18 store has no field "activ"; expected one of id, name, version, created_at, updated_at',
      'entities/store.json:23:17 here stands a number; expected a text',
      'entities/store.json:26:9 no entity "visits"; expected one of home, room, store, visit; did you mean "visit"?',
      'entities/store.json:27:9 visit has no whole number "shop_id"; expected one of id, client_id, store_id, version, created_at, updated_at',
    ],
  },
  {
    name: 'records of which a log would have to tell, and records of nobody',
    documents: { ...visit({}, 'store_id'), ...ends({ name: 'x' }, 'home.home_id', 'visit.store_id') },
    mistakes: [
      'entities/store.json:25:9 home has calls of its own: only internal records end with others, since no log tells of it',
      'entities/store.json:26:9 visit has no client_id: keys are unique within a client only',
    ],
  },
  {
    name: "the server's own records by their key",
    documents: { ...visit({}, 'client_id', 'store_id'), ...ends({ name: 'x' }, 'visit.store_id') },
    mistakes: [],
  },
  {
    name: 'what becomes empty and may not',
    documents: {
      ...visit({ required: ['store_id'] }, 'client_id', 'store_id', 'door'),
      'entities/store.json': {
        ...store,
        'x-ends': [
          { when: { name: 'x' }, empties: ['visit.store_id.door'] },
          { when: { name: 'y' }, empties: ['visit.store_id.store_id', 'visit.store_id.dor', 'visit.stor_id.door'] },
        ],
      },
    },
    mistakes: [
      'entities/store.json:33:9 visit has no field "store_id" that may be empty; expected one of client_id, door',
      'entities/store.json:34:9 visit has no field "dor" that may be empty; expected one of client_id, door; did you mean "door"?',
      'entities/store.json:35:9 visit has no whole number "stor_id"; expected one of id, client_id, store_id, door, version, created_at, updated_at; did you mean "store_id"?',
    ],
  },
]
