import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, reference, text } from '../documents.ts'

const person = (fields: Readonly<Record<string, unknown>> = {}, rest: Readonly<Record<string, unknown>> = {}) => ({
  'entities/guest.json': entity(
    {
      name: text({ 'x-personal': 'gone', 'x-label': label('Name') }),
      gone_at: { type: 'string', format: 'date-time', 'x-label': label('Gone') },
      ...fields,
    },
    { required: ['name'], 'x-person': { erased: 'gone_at' }, ...rest },
  ),
})
const stay = (fields: Readonly<Record<string, unknown>>, rest: Readonly<Record<string, unknown>> = {}) => ({
  'entities/stay.json': entity(fields, rest),
})
const said = text({ 'x-personal': true, 'x-label': label('Said') })

export const cases: readonly MistakeCase[] = [
  {
    name: 'people, and what belongs to them by a reference or by a text',
    documents: {
      ...person(),
      ...stay({ guest_id: reference('guest'), said }),
      'entities/call.json': entity({ of: text(), said }, { 'x-of-person': [{ same: { of: 'name' } }] }),
    },
    mistakes: [],
  },
  {
    name: 'what is personal of nobody, what must hold something, and what stands in place of a value and is none',
    documents: {
      ...person(
        {
          short: text({ maxLength: 3, 'x-personal': 'long', 'x-label': label('S') }),
          name: text({ 'x-personal': true }),
        },
        { required: ['name'] },
      ),
      ...stay({ said }),
    },
    mistakes: [
      'entities/guest.json:14:21 "name" must have a value; expected the text that stands in its place',
      'entities/guest.json:31:21 "long" is no value of "short"',
      'entities/stay.json:14:7 "said" of stay belongs to no person; expected "x-person", a reference to a person, or "x-of-person"',
    ],
  },
  {
    name: 'a time that is none, and ways that lead nowhere',
    documents: {
      ...person({}, { 'x-person': { erased: 'name' } }),
      ...stay(
        { said, home_id: reference('home') },
        { 'x-of-person': [{ by: ['home_id'] }, { same: { sad: 'nam' }, unless: ['sady'] }] },
      ),
    },
    mistakes: [
      'entities/guest.json:29:15 "name" holds no date and time',
      'entities/stay.json:27:13 this leads to no person',
      'entities/stay.json:33:16 guest has no "nam" that could be the same; expected one of name; did you mean "name"?',
      'entities/stay.json:33:16 stay has no field "sad"; expected one of id, said, home_id, version, created_at, updated_at; did you mean "said"?',
      'entities/stay.json:36:9 stay has no field "sady"; expected one of id, said, home_id, version, created_at, updated_at; did you mean "said"?',
    ],
  },
]
