import type { MistakeCase } from '../mistakes.test.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'placeholders that differ between the languages',
    documents: {
      'app/copy.json': { copy: { 'a.b': { zh: '共{count}条', en: '{total} in all' } } },
      'app/errors.json': { errors: { full: { code: 1, status: 400, message: { zh: '已满', en: '{n} is full' } } } },
    },
    mistakes: [
      'app/copy.json:3:12 zh and en have different placeholders; expected {count}',
      'app/errors.json:6:18 zh and en have different placeholders; expected none',
    ],
  },
]
