import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a $ref to a document that is not there, with the nearest',
    documents: { 'entities/store.json': entity({ kind: { $ref: '../enums/home_typ.json' } }) },
    mistakes: [
      'entities/store.json:9:15 no document at "../enums/home_typ.json"; expected an existing file, relative to this one; did you mean "../enums/home_type.json"?',
    ],
  },
  {
    name: 'a $ref into the wrong folder',
    documents: { 'entities/store.json': entity({ phone: { $ref: '../enums/phone.json', 'x-label': label('P') } }) },
    mistakes: [
      'entities/store.json:9:15 no document at "../enums/phone.json"; expected an existing file, relative to this one; did you mean "../rules/phone.json"?',
    ],
  },
  {
    name: 'a $ref out of the schemas',
    documents: { 'entities/store.json': entity({ phone: text({ $ref: '../../package.json' }) }) },
    mistakes: [
      'entities/store.json:14:15 "$ref" is "../../package.json"; expected an enum, a rule or a kind, as a relative file. What stands beside it overrides what it brings',
    ],
  },
  {
    name: 'a $ref of a call',
    documents: {
      'calls/time.json': {
        'x-label': label('Time'),
        method: 'GET',
        path: '/time',
        response: { type: 'object', properties: { type: { $ref: '../enums/hom_type.json' } } },
      },
    },
    mistakes: [
      'calls/time.json:12:17 no document at "../enums/hom_type.json"; expected an existing file, relative to this one; did you mean "../enums/home_type.json"?',
    ],
  },
]
