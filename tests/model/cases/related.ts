import type { MistakeCase } from '../mistakes.test.ts'
import { home, store } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'an entity that is not there',
    documents: { 'entities/home.json': { ...home, 'x-detail': { related: ['rooms.home_id'] } } },
    mistakes: ['entities/home.json:37:7 no entity "rooms"; expected one of home, room, store; did you mean "room"?'],
  },
  {
    name: 'a path by which the list is not filtered',
    documents: { 'entities/store.json': { ...store, 'x-detail': { related: ['room.home_id.store_id'] } } },
    mistakes: [
      'entities/store.json:21:7 the list of room is not filtered by "home_id.store_id", so that nothing leads to all of them; expected "home_id.store_id" among "x-list.filters" of room',
    ],
  },
  {
    name: 'a field that points elsewhere',
    documents: { 'entities/store.json': { ...store, 'x-detail': { related: ['room.home_id', 'home.store'] } } },
    mistakes: [
      'entities/store.json:21:7 room has no reference "home_id" to store',
      'entities/store.json:22:7 home has no reference "store" to store; expected one of store_id; did you mean "store_id"?',
    ],
  },
]
