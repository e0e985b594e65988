import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, store } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  { name: 'a field that is not there', documents: { 'entities/store.json': { ...store, 'x-display': '#{nam}' } }, mistakes: [
      'entities/store.json:19:16 store has no field "nam"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
    ] },
  { name: 'a template without fields', documents: { 'entities/store.json': { ...store, 'x-display': 'Store' } }, mistakes: [
      'entities/store.json:19:16 "Store" shows no field',
    ] },
  { name: 'a secret', documents: { 'entities/store.json': entity({ pass: { $ref: '../kinds/secret.json', 'x-label': label('P') } }, { 'x-display': '{pass}' }) }, mistakes: [
      'entities/store.json:16:16 a field of kind secret cannot show a record',
    ] },
]
