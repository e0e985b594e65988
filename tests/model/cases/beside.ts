import type { MistakeCase } from '../mistakes.test.ts'
import { entity, reference, text } from '../documents.ts'

const person = (rest: object) =>
  entity(
    {
      name: text({ 'x-mask': 'name', 'x-label': { zh: 'N', en: 'N' } }),
      phone: text(),
      tags: { type: 'boolean', 'x-label': { zh: 'B', en: 'B' } },
    },
    { 'x-display': '{name}', ...rest },
  )
const ticket = entity({ person_id: reference('person') })

export const cases: readonly MistakeCase[] = [
  {
    name: 'a masked name that is chosen with nothing beside it',
    documents: { 'entities/person.json': person({}), 'entities/ticket.json': ticket },
    mistakes: [
      'entities/person.json:31:16 "name" is masked, so that many records look alike where one is chosen; expected "x-beside" with a field that tells them apart',
    ],
  },
  {
    name: 'what is not there, or is no text',
    documents: { 'entities/person.json': person({ 'x-beside': ['phon', 'tags'] }), 'entities/ticket.json': ticket },
    mistakes: [
      'entities/person.json:33:5 person has no field "phon"; expected one of id, name, phone, tags, version, created_at, updated_at; did you mean "phone"?',
      'entities/person.json:34:5 "tags": a field of kind boolean cannot stand beside a name',
    ],
  },
]
