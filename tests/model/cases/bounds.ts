import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a least above the greatest',
    documents: {
      'entities/store.json': entity({
        name: text({ minLength: 5, maxLength: 4 }),
        total: { type: 'integer', minimum: 2, maximum: 1, 'x-label': label('C') },
      }),
    },
    mistakes: [
      'entities/store.json:14:20 "minLength" 5 is above "maxLength" 4',
      'entities/store.json:19:18 "minimum" 2 is above "maximum" 1',
    ],
  },
  {
    name: 'a bound that is no decimal',
    documents: {
      'entities/store.json': entity({
        area: { $ref: '../kinds/decimal.json', formatMinimum: 'zero', 'x-label': label('A') },
      }),
    },
    mistakes: ['entities/store.json:10:24 "formatMinimum" is "zero"; expected a decimal number as a string'],
  },
]
