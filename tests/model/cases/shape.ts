import type { MistakeCase } from '../mistakes.test.ts'
import { entity, homeType, label, room, store, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'an unknown keyword, with the nearest one',
    documents: { 'entities/store.json': { ...store, 'x-lable': label('S') } },
    mistakes: ['entities/store.json:19:3 unknown keyword "x-lable"; did you mean "x-label"?'],
  },
  {
    name: 'an unknown keyword of a field',
    documents: { 'entities/store.json': entity({ name: text({ maxlength: 3 }) }) },
    mistakes: ['entities/store.json:14:7 unknown keyword "maxlength"; did you mean "maxLength"?'],
  },
  {
    name: 'the meta-schema of another kind of document',
    documents: { 'entities/store.json': { ...store, $schema: '../meta/enum.schema.json' } },
    mistakes: [
      'entities/store.json:19:14 "$schema" is "../meta/enum.schema.json"; expected "../meta/entity.schema.json"',
    ],
  },
  {
    name: 'a missing keyword',
    documents: { 'entities/store.json': { type: 'object', properties: { name: text() } } },
    mistakes: ['entities/store.json:1:1 has no "x-label"; expected name of one record'],
  },
  {
    name: 'a label in one language',
    documents: { 'entities/store.json': { ...store, 'x-label': { zh: '门店' } } },
    mistakes: ['entities/store.json:2:14 "x-label" has no "en"; expected the text in English'],
  },
  {
    name: 'a label that is one text',
    documents: { 'entities/store.json': { ...store, 'x-label': '门店' } },
    mistakes: ['entities/store.json:2:14 "x-label" is string; expected object with "zh" and "en"'],
  },
  {
    name: 'a value of the wrong type',
    documents: { 'entities/store.json': entity({ name: text({ 'x-width': '160' }) }) },
    mistakes: ['entities/store.json:14:18 "x-width" is string; expected integer'],
  },
  {
    name: 'a word that is none of the allowed',
    documents: { 'entities/store.json': entity({ name: text({ 'x-write': 'creat' }) }) },
    mistakes: [
      'entities/store.json:14:18 "x-write" is "creat"; expected one of always, create, never; did you mean "create"?',
    ],
  },
  {
    name: 'a JSON number for a decimal',
    documents: { 'entities/store.json': entity({ price: { type: 'number', 'x-label': label('P') } }) },
    mistakes: [
      'entities/store.json:9:15 "type" is "number" (decimals are no `number`: refer to `../system/kinds/decimal.json`, or a document of `../kinds/` that says a unit); expected one of string, integer, boolean, array, object',
    ],
  },
  {
    name: 'a field name that is no name',
    documents: { 'entities/store.json': entity({ storeName: text() }) },
    mistakes: ['entities/store.json:8:5 bad name "storeName"; expected lower-case words joined by underscores'],
  },
  {
    name: 'a pattern that is no regular expression',
    documents: { 'entities/store.json': entity({ name: text({ pattern: '(' }) }) },
    mistakes: ['entities/store.json:14:18 "pattern" is no regular expression: "("'],
  },
  {
    name: 'an unknown operator of an expression',
    documents: { 'entities/store.json': entity({ name: text({ 'x-computed': { concatenate: ['a'] } }) }) },
    mistakes: ['entities/store.json:15:9 unknown keyword "concatenate"; did you mean "concat"?'],
  },
  {
    name: 'two operators in one expression',
    documents: { 'entities/store.json': entity({ name: text({ 'x-computed': { now: [], today: [] } }) }) },
    mistakes: ['entities/store.json:14:21 "x-computed" has more than one operator; expected exactly one'],
  },
  {
    name: 'several mistakes of shape and meaning at once',
    documents: {
      'enums/home_type.json': { ...homeType, 'x-lable': 1 },
      'entities/store.json': { ...store, 'x-widht': 1, required: ['nam'] },
      'entities/room.json': { ...room, 'x-key': 'room id' },
    },
    mistakes: [
      'entities/room.json:34:12 "x-key" is "room id"; expected lower-case words joined by underscores',
      'entities/store.json:17:5 store has no field "nam"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:19:3 unknown keyword "x-widht"',
      'enums/home_type.json:25:3 unknown keyword "x-lable"; expected one of $schema, x-extends, $comment, title, description, type, x-label, x-help, x-source, oneOf, x-variants; did you mean "x-label"?',
    ],
  },
  {
    name: 'a broken document is no second mistake where it is referred to',
    documents: { 'entities/store.json': '{', 'enums/home_type.json': '[' },
    mistakes: [
      'entities/store.json:1:2 is no JSON; expected close brace',
      'enums/home_type.json:1:2 is no JSON; expected close bracket',
    ],
  },
]
