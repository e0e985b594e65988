import type { MistakeCase } from '../mistakes.test.ts'
import { room } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  { name: 'paths that lead nowhere or elsewhere', documents: { 'entities/room.json': { ...room, 'x-scope': { store: 'home_id', home: ['hom_id'] } } }, mistakes: [
      'entities/room.json:35:14 home_id leads to no store; expected the key of a store, or a reference to one',
      'entities/room.json:36:13 room has no field "hom_id"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "home_id"?',
    ] },
]
