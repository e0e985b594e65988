import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a field without a label',
    documents: { 'entities/store.json': entity({ name: { type: 'string' } }) },
    mistakes: ['entities/store.json:8:5 "name" has no "x-label"; expected a text in zh and en'],
  },
  {
    name: 'a field of a row without a label',
    documents: {
      'entities/store.json': entity({
        lines: {
          $ref: '../kinds/rows.json',
          'x-label': label('L'),
          items: { type: 'object', properties: { name: { type: 'string' } } },
        },
      }),
    },
    mistakes: ['entities/store.json:17:11 "name" has no "x-label"; expected a text in zh and en'],
  },
]
