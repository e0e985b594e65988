import type { MistakeCase } from '../mistakes.test.ts'
import { entity, reference, store, text } from '../documents.ts'

const LONG = 'stores_whose_name_is_as_long_as_a_name_may_be'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a list whose table has too long a name',
    documents: {
      'entities/store.json': entity(
        {
          name: text(),
          homes_that_belong: { ...reference('home'), type: 'array', items: { type: 'integer' } },
          homes_that_are_close_by: { ...reference('home'), type: 'array', items: { type: 'integer' } },
        },
        { 'x-plural': LONG },
      ),
    },
    mistakes: [
      `entities/store.json:26:5 "${LONG}_homes_that_are_close_by", its table, has a name of 69 characters; expected 63 at most, plural and field together`,
    ],
  },
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
