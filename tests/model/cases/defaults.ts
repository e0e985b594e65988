import type { MistakeCase } from '../mistakes.test.ts'
import { entity, homeType, label, reference, text } from '../documents.ts'

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
  {
    name: 'worked out of what the form does not know',
    documents: {
      'entities/staff.json': entity({ name: text() }, { 'x-plural': 'staff' }),
      'entities/store.json': entity({
        name: text(),
        phone: text({ 'x-mask': 'phone', 'x-label': label('P') }),
        next_id: reference('store'),
        size: { type: 'integer', 'x-label': label('S') },
      }),
      'entities/visit.json': entity({
        store_id: reference('store'),
        made: reference('store', { 'x-computed': '$store_id' }),
        own: text({ 'x-default': '$note' }),
        far: text({ 'x-default': '$store_id.next_id.name' }),
        no: text({ 'x-default': '$own.name' }),
        call: text({ 'x-default': '$store_id.phone' }),
        first_id: reference('store', { 'x-default': '$second_id.next_id' }),
        second_id: reference('store', { 'x-default': '$first_id.next_id' }),
        boss_id: reference('staff', { 'x-default': '$store_id.next_id' }),
        late: text({ 'x-default': '$made.name' }),
        note: text({ 'x-default': { concat: ['a', 'b'] } }),
        who: reference('store', { 'x-default': { me: [] } }),
        which: reference('staff', { 'x-default': '$store_id.id' }),
        many: { type: 'integer', 'x-default': '$store_id.name', 'x-label': label('M') },
        two: { type: 'integer', default: 1, 'x-default': '$store_id.size', 'x-label': label('W') },
        day: { type: 'string', format: 'date', 'x-default': { add_days: [{ today: [] }, 7] }, 'x-label': label('D') },
      }),
    },
    mistakes: [
      'entities/visit.json:31:20 "note" is a field of the record itself; expected "$<reference>.<field>"',
      'entities/visit.json:39:20 "store_id.next_id.name" goes through more than one reference; expected "$<reference>.<field>"',
      'entities/visit.json:47:20 a path goes on behind "own", which is no reference; expected one of store_id, made, first_id, second_id, boss_id, who, which',
      'entities/visit.json:55:20 "phone" is masked, so that the form does not know it; expected "$<reference>.<field>"',
      'entities/visit.json:64:7 "first_id" is filled in from itself',
      'entities/visit.json:73:7 "second_id" is filled in from itself',
      'entities/visit.json:82:20 "store_id.next_id" is one of store, not of staff; expected "$<reference>.<field>"',
      'entities/visit.json:90:20 "made" follows from others, which is known after the defaults; expected "$<reference>.<field>"',
      'entities/visit.json:99:9 "concat" cannot be worked out by a form; expected today, now, me, add_days, add_months, coalesce',
      'entities/visit.json:112:20 "who" refers to store, "me" is one of staff',
      'entities/visit.json:123:20 a field of kind key fills in nothing; expected "$<reference>.<field>"',
      'entities/visit.json:127:20 here stands a text; expected a number',
      'entities/visit.json:136:7 "two" has two defaults',
    ],
  },
  {
    name: 'worked out of what has no place for it',
    documents: {
      'entities/visit.json': entity({
        number: { type: 'integer', 'x-computed': 1, 'x-default': 2, 'x-label': label('N') },
        store_ids: {
          type: 'array',
          items: { type: 'integer' },
          'x-reference': 'store',
          'x-default': 1,
          'x-label': label('S'),
        },
        lines: {
          $ref: '../kinds/rows.json',
          'x-label': label('L'),
          items: {
            type: 'object',
            properties: { day: { type: 'string', format: 'date', 'x-default': { today: [] }, 'x-label': label('D') } },
          },
        },
      }),
    },
    mistakes: [
      'entities/visit.json:11:7 "number" follows from others and has no default',
      'entities/visit.json:23:7 a field of kind references has no default that is worked out',
      'entities/visit.json:41:13 "day" stands in a row, which is filled in by hand',
    ],
  },
]
