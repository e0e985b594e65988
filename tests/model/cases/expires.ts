import type { MistakeCase } from '../mistakes.test.ts'
import { entity, text } from '../documents.ts'

const code = (expires: object) => entity({ note: text() }, { 'x-expires': expires })

export const cases: readonly MistakeCase[] = [
  {
    name: 'no field, a field without a time, a time without a length',
    documents: {
      'entities/a.json': code({ by: 'sent_at' }),
      'entities/b.json': code({ by: 'note' }),
      'entities/c.json': code({ by: 'created_at', hours: 0 }),
    },
    mistakes: [
      'entities/a.json:17:11 a has no field "sent_at"; expected one of id, note, version, created_at, updated_at',
      'entities/b.json:17:11 "note" is no datetime that is stored',
      'entities/c.json:18:14 "hours" is 0; expected at least 1',
    ],
  },
]
