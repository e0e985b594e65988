import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, reference, room, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  { name: 'an entity that is not there', documents: { 'entities/room.json': entity({ home_id: reference('hoem') }) }, mistakes: [
      'entities/room.json:10:22 no entity "hoem"; expected one of home, room, store; did you mean "home"?',
    ] },
  { name: 'what stands beside a reference without one', documents: { 'entities/store.json': entity({ name: text({ 'x-on-delete': 'cascade', 'x-within': 'id' }) }) }, mistakes: [
      'entities/store.json:14:7 "x-on-delete" on a field that refers to nothing; expected "x-reference" beside it',
      'entities/store.json:15:7 "x-within" on a field that refers to nothing; expected "x-reference" beside it',
    ] },
  { name: 'x-within that is no reference', documents: { 'entities/room.json': entity({ home_id: reference('home', { 'x-within': 'store' }), store_id: reference('store') }) }, mistakes: [
      'entities/room.json:15:19 "store" is no reference of room; expected one of store_id; did you mean "store_id"?',
    ] },
  { name: 'x-within that the target cannot agree with', documents: { 'entities/room.json': entity({ ...room.properties, store_id: reference('store', { 'x-within': 'home_id' }) }) }, mistakes: [
      'entities/room.json:37:19 store refers to no home, so that it cannot agree with "home_id"',
    ] },
  { name: 'a required reference that deletion would empty', documents: { 'entities/home.json': { ...home, properties: { ...home.properties, store_id: reference('store', { 'x-on-delete': 'null' }) } } }, mistakes: [
      'entities/home.json:25:22 "store_id" can never be null; expected restrict or cascade',
    ] },
  { name: 'a last one of what is no list', documents: { 'entities/home.json': { ...home, properties: { ...home.properties, store_id: reference('store', { 'x-on-delete': 'restrict_last' }) } } }, mistakes: [
      'entities/home.json:25:22 "store_id" is no list that could lose its last; expected restrict, cascade or null',
    ] },
]
