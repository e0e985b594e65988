import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, text } from '../documents.ts'

const call = { 'x-label': label('C'), method: 'POST', path: '/v3/deed', pending: true }
const thing = (rest: object) => ({
  'calls/deed.json': call,
  'entities/thing.json': entity({ name: text() }, rest as Readonly<Record<string, unknown>>),
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'waiting for a call that is not there',
    documents: thing({ 'x-awaits': { create: ['ded'] } }),
    mistakes: ['entities/thing.json:18:7 no call "ded"; expected one of deed; did you mean "deed"?'],
  },
  {
    name: 'waiting with what nobody may do',
    documents: thing({ 'x-access': { write: null }, 'x-awaits': { remove: ['deed'] } }),
    mistakes: ['entities/thing.json:20:5 nobody may remove thing anyway'],
  },
  {
    name: 'waiting for a call is no mistake',
    documents: thing({ 'x-awaits': { create: ['deed'], update: ['deed'] } }),
    mistakes: [],
  },
]
