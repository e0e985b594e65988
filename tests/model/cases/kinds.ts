import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'an object',
    documents: { 'entities/store.json': entity({ place: { type: 'object', 'x-label': label('P') } }) },
    mistakes: [
      'entities/store.json:8:14 no kind follows from the type of "place"; expected a kind of schemas/kinds; objects stand in arrays, as rows',
    ],
  },
  {
    name: 'an array of texts',
    documents: {
      'entities/store.json': entity({ names: { type: 'array', items: { type: 'string' }, 'x-label': label('N') } }),
    },
    mistakes: [
      'entities/store.json:8:14 no kind follows from the type of "names"; expected items that refer to an enum, are integers with x-reference, or have properties (rows)',
    ],
  },
  {
    name: 'a key that is no integer',
    documents: { 'entities/store.json': entity({ id: text() }) },
    mistakes: ['entities/store.json:9:15 the key "id" is string; expected integer'],
  },
  {
    name: 'rows without fields',
    documents: { 'entities/store.json': entity({ lines: { $ref: '../kinds/rows.json', 'x-label': label('L') } }) },
    mistakes: ['entities/store.json:8:14 rows of "lines" have no fields; expected "items" with "properties"'],
  },
  {
    name: 'a secret inside a row',
    documents: {
      'entities/store.json': entity({
        lines: {
          $ref: '../kinds/rows.json',
          'x-label': label('L'),
          items: { type: 'object', properties: { pass: { $ref: '../kinds/secret.json', 'x-label': label('P') } } },
        },
      }),
    },
    mistakes: ['entities/store.json:17:19 a row cannot hold a field of kind secret'],
  },
  {
    name: 'a computed field inside a row',
    documents: {
      'entities/store.json': entity({
        lines: {
          $ref: '../kinds/rows.json',
          'x-label': label('L'),
          items: { type: 'object', properties: { sum: { type: 'integer', 'x-label': label('S'), 'x-computed': 1 } } },
        },
      }),
    },
    mistakes: ['entities/store.json:23:13 a row cannot hold a computed field'],
  },
]
