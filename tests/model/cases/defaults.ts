import type { MistakeCase } from '../mistakes.test.ts'
import { entity, homeType, label, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a code that the enum has not',
    documents: { 'entities/store.json': entity({ type: { $ref: '../enums/home_type.json', default: 3 } }) },
    mistakes: ['entities/store.json:10:18 the default 3 is no value of "type"; expected one of 1, 2'],
  },
  {
    name: 'a value of another type',
    documents: {
      'entities/store.json': entity({
        open: { type: 'boolean', default: 'yes', 'x-label': label('O') },
        total: { type: 'integer', default: 1.5, 'x-label': label('C') },
      }),
    },
    mistakes: [
      'entities/store.json:10:18 the default "yes" is no value of "open"; expected boolean',
      'entities/store.json:18:18 the default 1.5 is no value of "total"; expected integer',
    ],
  },
  {
    name: 'a value beyond the bounds',
    documents: {
      'entities/store.json': entity({
        total: { type: 'integer', minimum: 2, default: 1, 'x-label': label('C') },
        name: text({ maxLength: 2, default: 'abc' }),
        phone: text({ $ref: '../rules/phone.json', default: '1' }),
        area: text({ $ref: '../kinds/decimal.json', type: 'string', default: '1,5' }),
      }),
    },
    mistakes: [
      'entities/store.json:11:18 the default 1 is no value of "total"; expected at least 2',
      'entities/store.json:24:18 the default "abc" is no value of "name"; expected at most 2 characters',
      'entities/store.json:33:18 the default "1" is no value of "phone"; expected a match of ^1\\d{10}$',
      'entities/store.json:42:18 the default "1,5" is no value of "area"; expected a decimal number as a string',
    ],
  },
  {
    name: 'a computed field',
    documents: {
      'enums/home_type.json': homeType,
      'entities/store.json': entity({ total: { type: 'integer', default: 1, 'x-computed': 1, 'x-label': label('C') } }),
    },
    mistakes: ['entities/store.json:10:7 "total" is not stored in a column and has no default'],
  },
]
