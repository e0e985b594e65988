import type { MistakeCase } from '../mistakes.test.ts'
import { label } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a webhook that says nothing of its messages, and one that refers to nothing',
    documents: {
      'webhooks/a.json': { 'x-label': label('Paid') },
      'webhooks/b.json': {
        'x-label': label('Paid'),
        message: { type: 'object', properties: { number: { $ref: '../entities/nothing.json#/properties/number' } } },
      },
      'webhooks/c-d.json': { 'x-label': label('Paid'), message: { type: 'object', properties: {} } },
    },
    mistakes: [
      'webhooks/a.json:1:1 has no "message"; expected what a message holds, as JSON Schema',
      'webhooks/b.json:10:17 no document at "../entities/nothing.json#/properties/number"; expected an existing file, relative to this one; did you mean "../entities/room.json#/properties/number"?',
      'webhooks/c-d.json:1:1 bad file name "c-d.json"; expected words joined by underscores',
    ],
  },
]
