import type { MistakeCase } from '../mistakes.test.ts'
import { entity, reference, store, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'two entities with one plural',
    documents: { 'entities/shop.json': { ...store, 'x-plural': 'stores' } },
    mistakes: [
      'entities/shop.json:19:15 "stores" is a table of store already; expected another x-plural',
      'entities/store.json:1:1 the address /stores is taken by entities/shop.json',
    ],
  },
  {
    name: 'a plural that is the join table of another',
    documents: {
      'entities/store.json': entity({
        name: text(),
        home_ids: { ...reference('home'), type: 'array', items: { type: 'integer' } },
      }),
      'entities/link.json': { ...store, 'x-plural': 'stores_home_ids' },
    },
    mistakes: ['entities/link.json:19:15 "stores_home_ids" is a table of store already; expected another x-plural'],
  },
]
