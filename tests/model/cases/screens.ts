import type { MistakeCase } from '../mistakes.test.ts'
import { home, label } from '../documents.ts'

const screen = (more: object) => ({ 'x-label': label('S'), path: '/s', ...more })

export const cases: readonly MistakeCase[] = [
  {
    name: 'a list of nothing, and of what does not exist',
    documents: {
      'screens/one.json': screen({ view: 'list' }),
      'screens/two.json': screen({ path: '/t', view: 'list', entity: 'hme' }),
    },
    mistakes: [
      'screens/one.json:7:11 a list of what; expected "entity" beside it',
      'screens/two.json:8:13 no entity "hme"; expected one of home, room, store; did you mean "home"?',
    ],
  },
  {
    name: 'a filter by what its entity has not, or its list does not take',
    documents: {
      'screens/one.json': screen({
        view: 'list',
        entity: 'home',
        permission: 'home_base',
        filter: { name_like: 'a', 'store_id.name': 'b', type: '1' },
      }),
    },
    mistakes: [
      'screens/one.json:11:5 the list of home is not filtered by "name"',
      'screens/one.json:12:5 the list of home is not filtered by "store_id.name"',
      'screens/one.json:13:5 home has no field "type"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at',
    ],
  },
  {
    name: 'a column that its entity has not',
    documents: {
      'screens/one.json': screen({ view: 'list', entity: 'home', permission: 'home_base', columns: ['name', 'nme'] }),
    },
    mistakes: [
      'screens/one.json:12:5 home has no field "nme"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "name"?',
    ],
  },
  {
    name: 'a key with which its list cannot be read',
    documents: {
      'entities/home.json': { ...home, 'x-access': { read: 'homes_view' } },
      'screens/one.json': screen({ permission: 'every', view: 'list', entity: 'home' }),
    },
    mistakes: [
      'screens/one.json:7:17 the list of home asks for the key "homes_view"; expected that key, or "report" beside it',
    ],
  },
  {
    name: 'a report of no columns, and one whose calls are an entity’s',
    documents: {
      'screens/one.json': screen({ view: 'list', entity: 'home', report: true }),
      'screens/rooms.json': screen({ path: '/r', view: 'list', entity: 'home', report: true, columns: ['name'] }),
    },
    mistakes: [
      'screens/one.json:9:13 a report is a list with columns and a key; expected "view": "list", "columns" and "permission" beside it',
      'screens/rooms.json:9:13 "rooms" is the plural of an entity, whose calls stand where the report\'s would',
    ],
  },
  {
    name: 'a report under a key of its own is no mistake',
    documents: {
      'entities/home.json': { ...home, 'x-access': { read: 'homes_view' } },
      'screens/one.json': screen({
        permission: 'every',
        view: 'list',
        entity: 'home',
        report: true,
        columns: ['name'],
      }),
    },
    mistakes: [],
  },
  {
    name: 'a redirect to nowhere, and with a parameter of nobody',
    documents: {
      'screens/one.json': screen({ view: 'redirect' }),
      'screens/two.json': screen({ path: '/t/:id', view: 'redirect', to: '/homes/:homeId' }),
    },
    mistakes: [
      'screens/one.json:7:11 a redirect to where; expected "to" beside it',
      'screens/two.json:8:9 its path has no parameter "homeId"; expected one of id',
    ],
  },
  {
    name: 'a page of no record in particular',
    documents: { 'screens/one.json': screen({ view: 'detail', entity: 'home' }) },
    mistakes: ['screens/one.json:6:11 which record; expected a parameter in its path, such as ":id"'],
  },
]
