import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

const pattern = (rest: object) => ({ 'app/masks.json': { masks: { vin: rest } } })

export const cases: readonly MistakeCase[] = [
  {
    name: 'a mask of the product',
    documents: {
      ...pattern({ first: 3, last: 4 }),
      'entities/store.json': entity({ vin: text({ maxLength: 17, 'x-mask': 'vin', 'x-label': label('VIN') }) }),
    },
    mistakes: [],
  },
  {
    name: 'a mask that there is not, on a field and in a rule, whose fields are not blamed',
    documents: {
      'rules/phone.json': { type: 'string', 'x-mask': 'phon', 'x-message': label('bad phone') },
      'entities/store.json': entity({
        phone: { $ref: '../rules/phone.json', 'x-label': label('P') },
        name: text({ 'x-label': label('N'), 'x-mask': 'nam' }),
      }),
    },
    mistakes: [
      'entities/store.json:21:17 there is no mask "nam"; expected one of name, phone; did you mean "name"?',
      'rules/phone.json:3:13 there is no mask "phon"; expected one of name, phone; did you mean "phone"?',
    ],
  },
  {
    name: 'a mask that hides nothing, or next to it, of what a field may hold',
    documents: {
      'entities/store.json': entity({
        number: text({ 'x-label': label('N'), maxLength: 8, 'x-mask': 'phone' }),
        other: text({ maxLength: 9, 'x-mask': 'phone', 'x-label': label('O') }),
      }),
    },
    mistakes: [
      'entities/store.json:15:17 the mask "phone" keeps 7 of at most 8 characters; expected one that hides more of them',
    ],
  },
  {
    name: 'patterns without an asterisk, that keep all, of a sign that is a letter',
    documents: pattern({ first: 20, stars: 0, before: { sign: 'a' } }),
    mistakes: [
      'app/masks.json:4:16 "first" is 20; expected at most 6',
      'app/masks.json:5:16 "stars" is 0; expected at least 1',
      'app/masks.json:7:17 "sign" is "a"; expected the sign: one character that is neither a letter nor a digit, nor an asterisk',
    ],
  },
  {
    name: 'a mask that the engine has',
    documents: { 'app/masks.json': { masks: { phone: { first: 1 } } } },
    mistakes: [
      'app/masks.json:3:5 "phone" stands in the engine\'s document; expected another name, or its place below "instead"',
    ],
  },
]
