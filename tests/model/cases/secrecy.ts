import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label } from '../documents.ts'

const rent = { type: 'integer', 'x-label': label('R'), 'x-permission': 'store_base' }

export const cases: readonly MistakeCase[] = [
  {
    name: 'a field with a key of its own in what a record is called',
    documents: { 'entities/store.json': entity({ rent }, { 'x-display': '#{rent}' }) },
    mistakes: [
      'entities/store.json:17:16 "rent" needs a key of its own and would show to all who see a reference to the record',
    ],
  },
  {
    name: 'a computed value that tells what it is worked out of',
    documents: {
      'entities/store.json': entity({
        rent,
        double: { type: 'integer', 'x-label': label('D'), 'x-computed': { add: ['$rent', '$rent'] } },
      }),
    },
    mistakes: [
      'entities/store.json:22:21 "rent" needs the key store_base; expected "x-permission": "store_base" on "double", too',
    ],
  },
  {
    name: 'a computed value with the same key is none',
    documents: {
      'entities/store.json': entity({
        rent,
        double: {
          type: 'integer',
          'x-label': label('D'),
          'x-permission': 'store_base',
          'x-computed': { add: ['$rent', 1] },
        },
      }),
    },
    mistakes: [],
  },
]
