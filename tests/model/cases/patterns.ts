import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

const PLACES = ['entities/store.json:14:18', 'entities/store.json:25:18', 'rules/phone.json:3:14']

export const cases: readonly MistakeCase[] = [
  {
    name: 'what repeats itself, repeated: in a field and in a rule',
    documents: {
      'entities/store.json': entity({
        name: text({ pattern: '^(a+)+$', examples: ['a'] }),
        words: text({ pattern: '^(\\w+\\s?)*$', examples: ['a'] }),
        list: text({ pattern: '^(\\d+,)*\\d+$', examples: ['1,2'] }),
        host: text({ pattern: '^([a-z0-9-]+\\.)+[a-z]{2,}$', examples: ['a.de'] }),
      }),
      'rules/phone.json': { type: 'string', pattern: '^((\\d+)|x)*$', 'x-message': label('bad phone') },
    },
    mistakes: ['^(a+)+$', '^(\\w+\\s?)*$', '^((\\d+)|x)*$'].map(
      (pattern, at) =>
        `${PLACES[at]} "${pattern}" repeats what repeats itself, so that a text that does not fit may take for ever; expected something that must stand between two repetitions`,
    ),
  },
]
