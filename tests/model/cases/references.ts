import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, label, reference, room, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'an entity that is not there',
    documents: { 'entities/room.json': entity({ home_id: reference('hoem') }) },
    mistakes: ['entities/room.json:10:22 no entity "hoem"; expected one of home, room, store; did you mean "home"?'],
  },
  {
    name: 'what stands beside a reference without one',
    documents: { 'entities/store.json': entity({ name: text({ 'x-on-delete': 'cascade', 'x-within': 'id' }) }) },
    mistakes: [
      'entities/store.json:14:7 "x-on-delete" on a field that refers to nothing; expected "x-reference" beside it',
      'entities/store.json:15:7 "x-within" on a field that refers to nothing; expected "x-reference" beside it',
    ],
  },
  {
    name: 'x-within that is no reference',
    documents: {
      'entities/room.json': entity({
        home_id: reference('home', { 'x-within': 'store' }),
        store_id: reference('store'),
      }),
    },
    mistakes: [
      'entities/room.json:15:19 "store" is no reference of room; expected one of store_id; did you mean "store_id"?',
    ],
  },
  {
    name: 'x-within that the target cannot agree with',
    documents: {
      'entities/room.json': entity({ ...room.properties, store_id: reference('store', { 'x-within': 'home_id' }) }),
    },
    mistakes: ['entities/room.json:37:19 store refers to no home, so that it cannot agree with "home_id"'],
  },
  {
    name: 'what follows without a field to agree, a list that follows, and nothing to be followed',
    documents: {
      'entities/room.json': entity({
        ...room.properties,
        other_id: reference('room', { 'x-follows': true }),
        more: {
          type: 'array',
          items: { type: 'integer' },
          'x-reference': 'room',
          'x-within': 'home_id',
          'x-follows': true,
          'x-label': label('M'),
        },
        shop_id: reference('store'),
        site_id: reference('home', { 'x-within': 'shop_id', 'x-follows': true }),
      }),
    },
    mistakes: [
      'entities/room.json:37:7 "x-follows" without "x-within"; expected "x-within" beside it',
      'entities/room.json:46:20 a list follows no single record',
      'entities/room.json:68:20 home has no field "shop_id" that could be followed',
    ],
  },
  {
    name: 'a required reference that deletion would empty',
    documents: {
      'entities/home.json': {
        ...home,
        properties: { ...home.properties, store_id: reference('store', { 'x-on-delete': 'null' }) },
      },
    },
    mistakes: ['entities/home.json:25:22 "store_id" can never be null; expected restrict or cascade'],
  },
  {
    name: 'a last one of what is no list',
    documents: {
      'entities/home.json': {
        ...home,
        properties: { ...home.properties, store_id: reference('store', { 'x-on-delete': 'restrict_last' }) },
      },
    },
    mistakes: [
      'entities/home.json:25:22 "store_id" is no list that could lose its last; expected restrict, cascade or null',
    ],
  },
]
