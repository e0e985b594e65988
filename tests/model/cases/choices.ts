import type { MistakeCase } from '../mistakes.test.ts'
import { home, label, store } from '../documents.ts'

const only = (where: object) => ({ where, message: label('No') })

export const cases: readonly MistakeCase[] = [
  {
    name: 'a field that is not there, a value that it never has',
    documents: { 'entities/store.json': { ...store, 'x-choices': only({ activ: true, name: 3 }) } },
    mistakes: [
      'entities/store.json:21:16 store has no field "activ"; expected one of id, name, version, created_at, updated_at',
      'entities/store.json:22:15 here stands a number; expected a text',
    ],
  },
  {
    name: 'one code of many',
    documents: { 'entities/home.json': { ...home, 'x-choices': only({ home_type: 1 }) } },
    mistakes: [],
  },
]
