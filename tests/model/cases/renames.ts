import type { MistakeCase } from '../mistakes.test.ts'
import { entity, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a name that is still in use, and one that two fields claim',
    documents: {
      'entities/store.json': entity({
        name: text(),
        title: text({ 'x-renamed-from': 'name' }),
        a: text({ 'x-renamed-from': 'old' }),
        b: text({ 'x-renamed-from': 'old' }),
      }),
    },
    mistakes: [
      'entities/store.json:21:25 "name" is a field of store still',
      'entities/store.json:37:25 "old" became "a" already',
    ],
  },
]
