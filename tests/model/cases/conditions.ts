import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, label, text } from '../documents.ts'

const decimal = { $ref: '../kinds/decimal.json', 'x-label': label('D') }
const type = { $ref: '../enums/home_type.json' }
const note = (when: unknown, rest: Readonly<Record<string, unknown>> = {}) => text({ 'x-when': when, ...rest })
const store = (properties: Readonly<Record<string, unknown>>, rest: Readonly<Record<string, unknown>> = {}) => ({
  documents: { 'entities/store.json': entity({ name: text(), ...properties }, rest) },
})
const kind = { eq: ['$type', 1] }

export const cases: readonly MistakeCase[] = [
  {
    name: 'conditions that the browser cannot decide',
    ...store({
      type,
      rent: decimal,
      sum: text({ 'x-computed': '$name' }),
      secret: { $ref: '../kinds/secret.json', 'x-label': label('S') },
      phone: text({ 'x-mask': 'phone', 'x-label': label('P') }),
      inside: text({ 'x-permission': 'homes_view' }),
      a: note({ eq: [{ concat: ['$name'] }, 'x'] }),
      b: note({ eq: ['$sum', 'x'] }),
      c: note({ is_null: ['$secret'] }),
      d: note({ eq: ['$phone', '1'] }),
      e: note({ eq: ['$inside', '1'] }),
      f: note({ eq: ['$rent', 1] }),
      g: note({ lt: ['$type', 1] }),
      h: note({ eq: ['$type', 'x'] }),
      i: note({ eq: ['$inside', '1'] }, { 'x-permission': 'homes_view' }),
      j: note({ eq: ['$sum', 'x'] }, { 'x-computed': '$name' }),
    }),
    mistakes: [
      'entities/store.json:65:13 "concat" cannot be decided by the browser; expected eq, ne, lt, le, gt, ge, in, and, or, not, is_null, has',
      'entities/store.json:81:11 "sum" is computed, which the browser cannot do',
      'entities/store.json:94:11 a field of kind secret decides nothing',
      'entities/store.json:106:11 "phone" is masked, so that the browser does not know it',
      'entities/store.json:119:11 "inside" is not known to everybody who may see this',
      'entities/store.json:132:11 a field of kind decimal is only asked whether it is empty',
      'entities/store.json:145:11 a field of kind enum has no order here',
      'entities/store.json:159:11 "eq" is given a code and a text; expected values of one type',
    ],
  },
  {
    name: 'conditions of other records, of rows and in circles',
    documents: {
      'entities/home.json': {
        ...home,
        properties: { ...home.properties, note: note({ eq: ['$store_id.name', 'x'] }) },
        'x-detail': { related: [{ list: 'room.home_id', when: { eq: ['$nme', 'x'] } }] },
        'x-form': { sections: [{ fields: ['name', 'store_id'], when: { eq: ['$store_id.name', 'x'] } }] },
      },
      'entities/store.json': entity({
        name: text(),
        a: note({ is_null: ['$b'] }),
        b: note({ is_null: ['$a'] }),
        list: {
          $ref: '../kinds/rows.json',
          'x-label': label('L'),
          items: { type: 'object', properties: { x: note({ is_null: ['$a'] }) } },
        },
      }),
    },
    mistakes: [
      'entities/home.json:37:11 "store_id.name" stands in another record',
      'entities/home.json:54:13 home has no field "nme"; expected one of home_id, name, store_id, home_type, note, version, created_at, updated_at; did you mean "name"?',
      'entities/home.json:70:13 "store_id.name" stands in another record',
      'entities/store.json:21:17 "a" is there because of itself',
      'entities/store.json:33:17 "b" is there because of itself',
      'entities/store.json:54:23 "x" stands in a row, which has no conditions',
    ],
  },
  {
    name: 'a condition of what everything relies on',
    ...store(
      {
        type,
        number: note(kind),
        made: note(kind, { 'x-computed': '$name', 'x-required-when': kind }),
        always: text({ 'x-required-when': kind }),
        never: note(kind),
      },
      { 'x-unique': [['number']], 'x-display': '{number}', required: ['always', 'never'] },
    ),
    mistakes: [
      'entities/store.json:24:7 "number" is needed of every record: x-display',
      'entities/store.json:24:7 "number" is needed of every record: x-unique',
      'entities/store.json:44:7 "made" is computed; nobody can send it',
      'entities/store.json:57:7 "always" must be sent anyway',
      'entities/store.json:70:7 "never" must always be sent, whatever its condition; expected "x-required-when" in place of "required"',
    ],
  },
  {
    name: 'a request that must hold what it may not',
    documents: {
      'calls/test.json': {
        'x-label': label('T'),
        method: 'POST',
        path: '/v3/test',
        pending: true,
        request: {
          type: 'object',
          required: ['note'],
          properties: { type, note: note(kind), other: note({ eq: ['$typ', 1] }) },
        },
      },
    },
    mistakes: [
      'calls/test.json:24:9 "note" must always be sent, whatever its condition; expected "x-required-when" in place of "required"',
      'calls/test.json:39:13 test has no field "typ"; expected one of type, note, other; did you mean "type"?',
    ],
  },
]
