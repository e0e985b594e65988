import type { MistakeCase } from '../mistakes.test.ts'
import { entity, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'from fields that are not there or never written',
    documents: {
      'entities/store.json': entity({
        name: text(),
        sum: text({ 'x-computed': 'x' }),
        short: text({ 'x-derived': { by: 'shorten', from: ['nam', 'sum', 'short'] } }),
      }),
    },
    mistakes: [
      'entities/store.json:32:11 store has no field "nam"; expected one of id, name, sum, short, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:33:11 "sum" is never written, so that nothing can be derived from it',
      'entities/store.json:34:11 "short" is never written, so that nothing can be derived from it',
    ],
  },
  {
    name: 'computed at the same time',
    documents: {
      'entities/store.json': entity({
        name: text(),
        short: text({ 'x-computed': 'x', 'x-derived': { by: 'shorten', from: ['name'] } }),
      }),
    },
    mistakes: ['entities/store.json:15:5 "short" is both computed and derived'],
  },
  {
    name: 'asked for by no form',
    documents: {
      'entities/store.json': entity(
        { name: text(), short: text({ 'x-derived': { by: 'shorten', from: ['name'], asked: true } }) },
        { 'x-form': { sections: [{ fields: ['name'] }] } },
      ),
    },
    mistakes: [
      'entities/store.json:31:17 "short" must be said where it does not follow, but stands in no section of the form',
    ],
  },
]
