import type { MistakeCase } from '../mistakes.test.ts'
import { label } from '../documents.ts'

const screen = (more: object) => ({ 'x-label': label('S'), path: '/s', ...more })

export const cases: readonly MistakeCase[] = [
  { name: 'a list of nothing, and of what does not exist', documents: { 'screens/one.json': screen({ view: 'list' }), 'screens/two.json': screen({ path: '/t', view: 'list', entity: 'hme' }) }, mistakes: [
      'screens/one.json:7:11 a list of what; expected "entity" beside it',
      'screens/two.json:8:13 no entity "hme"; expected one of home, room, store; did you mean "home"?',
    ] },
  { name: 'a column that its entity has not', documents: { 'screens/one.json': screen({ view: 'list', entity: 'home', columns: ['name', 'nme'] }) }, mistakes: [
      'screens/one.json:11:5 home has no field "nme"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "name"?',
    ] },
  { name: 'a redirect to nowhere, and with a parameter of nobody', documents: { 'screens/one.json': screen({ view: 'redirect' }), 'screens/two.json': screen({ path: '/t/:id', view: 'redirect', to: '/homes/:homeId' }) }, mistakes: [
      'screens/one.json:7:11 a redirect to where; expected "to" beside it',
      'screens/two.json:8:9 its path has no parameter "homeId"; expected one of id',
    ] },
  { name: 'a page of no record in particular', documents: { 'screens/one.json': screen({ view: 'detail', entity: 'home' }) }, mistakes: [
      'screens/one.json:6:11 which record; expected a parameter in its path, such as ":id"',
    ] },
]
