import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

const PLACES = [
  ...[14, 25, 47, 58, 69, 80, 113].map((line) => `entities/store.json:${line}:18`),
  'rules/phone.json:3:14',
]
const WRONG = [
  '^(a+)+$',
  '^(\\w+\\s?)*$',
  '^(a{1,10})+$',
  '^(\\d\\d?)+$',
  '^(\\w|\\d)*$',
  '^(\\w+\\s?){1,50}$',
  '^(a|aa)+$',
  '^((\\d+)|x)*$',
]

export const cases: readonly MistakeCase[] = [
  {
    name: 'what repeats itself, repeated: in a field and in a rule',
    documents: {
      'entities/store.json': entity({
        name: text({ pattern: '^(a+)+$', examples: ['a'] }),
        words: text({ pattern: '^(\\w+\\s?)*$', examples: ['a'] }),
        list: text({ pattern: '^(\\d+,)*\\d+$', examples: ['1,2'] }),
        short: text({ pattern: '^(a{1,10})+$', examples: ['a'] }),
        pair: text({ pattern: '^(\\d\\d?)+$', examples: ['1'] }),
        either: text({ pattern: '^(\\w|\\d)*$', examples: ['a'] }),
        fifty: text({ pattern: '^(\\w+\\s?){1,50}$', examples: ['a'] }),
        dots: text({ pattern: '^(\\d{1,3}\\.){3}\\d{1,3}$', examples: ['1.2.3.4'] }),
        parts: text({ pattern: '^(\\d|[a-z])+$', examples: ['a1'] }),
        twice: text({ pattern: '^(a|aa)+$', examples: ['a'] }),
        apart: text({ pattern: '^(ab|a|cd)+$', examples: ['ab'] }),
        host: text({ pattern: '^([a-z0-9-]+\\.)+[a-z]{2,}$', examples: ['a.de'] }),
      }),
      'rules/phone.json': { type: 'string', pattern: '^((\\d+)|x)*$', 'x-message': label('bad phone') },
    },
    mistakes: WRONG.map(
      (pattern, at) =>
        `${PLACES[at]} "${pattern}" repeats what repeats itself, so that a text that does not fit may take for ever; expected something that must stand between two repetitions`,
    ),
  },
]
