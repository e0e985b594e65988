import type { MistakeCase } from '../mistakes.test.ts'
import { entity, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'by fields that are not there or never written',
    documents: {
      'entities/store.json': entity(
        { name: text(), sum: text({ 'x-computed': 'x' }) },
        { 'x-judged': [{ by: 'kept', from: ['nam', 'sum'] }] },
      ),
    },
    mistakes: [
      'entities/store.json:28:9 store has no field "nam"; expected one of id, name, sum, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:29:9 "sum" is not written as it is, so that nothing can be judged by it',
    ],
  },
]
