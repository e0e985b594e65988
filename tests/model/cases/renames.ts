import type { MistakeCase } from '../mistakes.test.ts'
import { entity, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a name that is still in use, and one that two fields claim',
    documents: {
      'entities/store.json': entity({
        name: text(),
        title: text({ 'x-renamed-from': 'name' }),
        a: text({ 'x-renamed-from': 'old' }),
        b: text({ 'x-renamed-from': 'old' }),
      }),
    },
    mistakes: [
      'entities/store.json:21:25 "name" is a field of store still',
      'entities/store.json:37:25 "old" became "a" already',
    ],
  },
  {
    name: 'an entity that has the name, or the table, of another still',
    documents: {
      'entities/shop.json': entity({ name: text() }, { 'x-renamed-from': 'store' }),
      'entities/villa.json': entity({ name: text() }, { 'x-renamed-from': 'cottage', 'x-plural-from': 'homes' }),
      'entities/flat.json': entity({ name: text() }, { 'x-plural-from': 'flats' }),
      'entities/suite.json': entity({ name: text() }, { 'x-renamed-from': 'cottage' }),
      'entities/chamber.json': entity({ name: text() }, { 'x-plural-from': 'chamber_list' }),
    },
    mistakes: [
      'entities/flat.json:16:20 "flats" is the table of flat still',
      'entities/shop.json:16:21 "store" is an entity still',
      'entities/villa.json:16:21 "cottage" became "suite" already',
      'entities/villa.json:17:20 "homes" is the table of home still',
    ],
  },
]
