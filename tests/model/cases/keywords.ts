import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'keywords of other kinds',
    documents: {
      'entities/store.json': entity({
        total: { type: 'integer', maxLength: 3, 'x-label': label('C') },
        name: text({ minimum: 1, 'x-scale': 2 }),
        open: { type: 'boolean', 'x-search': true, 'x-mask': 'phone', 'x-label': label('O') },
      }),
    },
    mistakes: [
      'entities/store.json:10:7 "maxLength" on a field of kind integer; expected a field of kind string, text, html, secret',
      'entities/store.json:22:7 "minimum" on a field of kind string; expected a field of kind integer',
      'entities/store.json:23:7 "x-scale" on a field of kind string; expected a field of kind decimal',
      'entities/store.json:27:7 "x-search" on a field of kind boolean; expected a field of kind string, text',
      'entities/store.json:28:7 "x-mask" on a field of kind boolean; expected a field of kind string, text',
    ],
  },
  {
    name: 'a pattern that nobody is told of',
    documents: {
      'entities/store.json': entity({
        code: text({ pattern: '^[A-Z]+$' }),
        good: text({ pattern: '^[A-Z]+$', examples: ['A'] }),
      }),
    },
    mistakes: [
      'entities/store.json:14:7 nobody is told what fits this pattern; expected "examples" beside it, or a rule with a message',
    ],
  },
]
