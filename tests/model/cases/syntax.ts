import type { MistakeCase } from '../mistakes.test.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a comma too many',
    documents: { 'entities/store.json': '{\n  "type": "object",\n}' },
    mistakes: ['entities/store.json:3:1 is no JSON; expected property name'],
  },
  {
    name: 'a brace too few',
    documents: { 'entities/store.json': '{\n  "type": "object"' },
    mistakes: ['entities/store.json:2:19 is no JSON; expected close brace'],
  },
  {
    name: 'a comment',
    documents: { 'entities/store.json': '// a store\n{}' },
    mistakes: ['entities/store.json:1:1 is no JSON: invalid comment token'],
  },
  {
    name: 'an empty file',
    documents: { 'entities/store.json': '' },
    mistakes: ['entities/store.json:1:1 is no JSON; expected value'],
  },
  {
    name: 'a list where an object should be',
    documents: { 'entities/store.json': '[]' },
    mistakes: ['entities/store.json:1:1 is array; expected an object'],
  },
  {
    name: 'a byte order mark',
    documents: { 'app/menu.json': '\ufeff{ "menu": [] }' },
    mistakes: ['app/menu.json:1:1 begins with a byte order mark; expected UTF-8 without one'],
  },
  {
    name: 'a key that stands twice',
    documents: { 'app/menu.json': '{\n  "menu": [],\n  "menu": []\n}' },
    mistakes: ['app/menu.json:3:3 "menu" stands here twice'],
  },
  {
    name: 'a key that stands twice, far inside and among texts that look like keys',
    documents: {
      'enums/home_type.json': `{
  "x-label": { "zh": "\\"zh\\": ", "en": "a\\\\" },
  "type": "integer",
  "oneOf": [{ "const": 1, "title": "apart", "title" : "apart", "x-label": { "zh": ":", "en": "\\":" } }]
}`,
    },
    mistakes: ['enums/home_type.json:4:45 "title" stands here twice'],
  },
  {
    name: 'no mistake: texts that look like keys',
    documents: {
      'app/menu.json': '{ "menu": [{ "key": "house", "label": { "zh": "\\"key\\": 1, \\"", "en": ":\\\\" } }] }',
    },
    mistakes: [],
  },
]
