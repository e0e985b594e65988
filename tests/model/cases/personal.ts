import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, reference, text } from '../documents.ts'

const phone = { type: 'string', pattern: '^1\\d{10}$', 'x-mask': 'phone', 'x-message': label('bad phone') }
const PHONE = { $ref: '../rules/phone.json', 'x-label': label('Phone') }
const rules = { 'rules/phone.json': phone }

export const cases: readonly MistakeCase[] = [
  {
    name: 'a field of a personal rule is masked without a word, or says why not',
    documents: {
      ...rules,
      'entities/store.json': entity({ phone: PHONE, hotline: { ...PHONE, 'x-unmasked': 'Everybody is told it.' } }),
    },
    mistakes: [],
  },
  {
    name: 'a reason where nothing is masked',
    documents: { ...rules, 'entities/store.json': entity({ number: text({ 'x-unmasked': 'It is nobody’s.' }) }) },
    mistakes: ['entities/store.json:14:7 nothing would mask "number"'],
  },
  {
    name: 'what is masked under the same label elsewhere',
    documents: {
      ...rules,
      'entities/store.json': entity({ phone: PHONE }),
      'entities/person.json': entity({
        number: text({ 'x-label': label('Phone') }),
        other: text({ 'x-label': label('Phone'), 'x-unmasked': 'A number of no person.' }),
        masked_number: text({ 'x-label': label('Phone'), 'x-mask': 'phone' }),
      }),
    },
    mistakes: [
      'entities/person.json:8:5 "number" shows what store.phone masks; expected "x-mask", or "x-unmasked" with the reason',
    ],
  },
  {
    name: 'a masked value in a row',
    documents: {
      ...rules,
      'entities/store.json': entity({
        people: {
          $ref: '../kinds/rows.json',
          'x-label': label('P'),
          items: { type: 'object', properties: { phone: PHONE } },
        },
      }),
    },
    mistakes: [
      'entities/store.json:17:11 "phone" stands in a row, where nothing is masked; expected a field of its own',
    ],
  },
  {
    name: 'a computed value that shows a masked one',
    documents: {
      ...rules,
      'entities/store.json': entity({ phone: PHONE }),
      'entities/person.json': entity({
        store_id: reference('store'),
        call: text({ 'x-computed': '$store_id.phone' }),
        masked: text({ 'x-label': label('M'), 'x-computed': '$store_id.phone', 'x-mask': 'phone' }),
      }),
    },
    mistakes: [
      'entities/person.json:22:21 "call" shows "store_id.phone", which is masked; expected "x-mask": "phone" on "call"',
    ],
  },
  {
    name: 'a masked value that is written into another record',
    documents: {
      ...rules,
      'entities/note.json': entity({ about: text(), phone: PHONE }),
      'entities/store.json': entity(
        { phone: PHONE },
        { 'x-after': { create: [{ entity: 'note', values: { about: '$phone', phone: '$phone' } }] } },
      ),
    },
    mistakes: [
      'entities/store.json:21:20 "about" shows "phone", which is masked; expected "x-mask": "phone" on "about"',
    ],
  },
]
