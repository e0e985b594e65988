import type { MistakeCase } from '../mistakes.test.ts'
import { room, scoped, store } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'paths that lead nowhere or elsewhere',
    documents: { ...scoped, 'entities/room.json': { ...room, 'x-scope': { store: 'home_id', home: ['hom_id'] } } },
    mistakes: [
      'entities/room.json:35:14 home_id leads to no store; expected the key of a store, or a reference to one',
      'entities/room.json:36:13 room has no field "hom_id"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "home_id"?',
    ],
  },
  {
    name: 'a level that is declared nowhere',
    documents: { ...scoped, 'entities/room.json': { ...room, 'x-scope': { stoer: 'home_id' } } },
    mistakes: [
      'entities/room.json:35:5 there is no scope level "stoer"; expected one of store, home; did you mean "store"?',
    ],
  },
  {
    name: 'a level where none is declared, even to say that there is no path',
    documents: { 'entities/room.json': { ...room, 'x-scope': { store: null } } },
    mistakes: ['entities/room.json:35:5 there is no scope level "store"'],
  },
  {
    name: 'no level while the declarations themselves cannot be read',
    documents: {
      ...scoped,
      'app/scopes.json': '{',
      'entities/room.json': { ...room, 'x-scope': { store: 'home_id' } },
    },
    mistakes: ['app/scopes.json:1:2 is no JSON; expected close brace'],
  },
  {
    name: 'an owner that a person could name, and one that is not there',
    documents: {
      'entities/room.json': { ...room, 'x-scope': { owner: 'home_id' } },
      'entities/store.json': { ...store, 'x-scope': { owner: 'staff', seen: { eq: ['$nam', 1] } } },
    },
    mistakes: [
      'entities/room.json:35:14 "home_id" cannot hold an owner; expected a reference with "x-write": "never"',
      'entities/store.json:20:14 store has no field "staff"; expected one of id, name, version, created_at, updated_at',
      'entities/store.json:23:9 store has no field "nam"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
    ],
  },
]
