import type { MistakeCase } from '../mistakes.test.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a language that every text has anyhow, with a locale that is none',
    documents: { 'languages/en.json': { name: 'English', locale: 'e', texts: {} } },
    mistakes: [
      'languages/en.json:1:1 every text is there in Chinese and English; expected another language',
      'languages/en.json:3:13 "e" is no locale; expected a language with its place, such as de-DE',
    ],
  },
  {
    name: 'a text without the placeholder of the English one, and one with a wrong name in it',
    documents: {
      'languages/de.json': {
        name: 'Deutsch',
        locale: 'de-DE',
        texts: { '{count} stores': 'Läden', 'Copy %{item}': '%{items} kopieren', 'At {time}': 'Um {time}' },
      },
    },
    mistakes: [
      'languages/de.json:5:23 the English text has other placeholders; expected {count}',
      'languages/de.json:6:21 the English text has other placeholders; expected %{item}',
    ],
  },
]
