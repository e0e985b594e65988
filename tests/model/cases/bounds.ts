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
    name: 'a bound that is no day',
    documents: {
      'entities/store.json': entity({
        opened: text({ format: 'date', formatMinimum: '2026-02-30', formatMaximum: 'never' }),
        seen: text({ format: 'date-time', formatMinimum: '2026-02-03' }),
      }),
    },
    mistakes: [
      'entities/store.json:15:24 "formatMinimum" is "2026-02-30"; expected a day such as "2026-01-31"',
      'entities/store.json:16:24 "formatMaximum" is "never"; expected a day such as "2026-01-31"',
      'entities/store.json:25:24 "formatMinimum" is "2026-02-03"; expected a moment such as "2026-01-31T08:00:00Z"',
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
