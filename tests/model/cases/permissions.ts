import type { MistakeCase } from '../mistakes.test.ts'
import { home, label, text, entity } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'keys that are not there',
    documents: {
      'entities/home.json': { ...home, 'x-access': { read: 'home_view', write: 'homes_view' } },
      'entities/store.json': entity({ name: text({ 'x-permission': 'secrets' }) }),
      'screens/map.json': { 'x-label': label('Map'), path: '/map', view: 'map', permission: 'maps' },
    },
    mistakes: [
      'entities/home.json:36:13 no permission "home_view"; expected a key of app/permissions.json; did you mean "homes_view"?',
      'entities/store.json:14:23 no permission "secrets"; expected a key of app/permissions.json',
      'screens/map.json:8:17 no permission "maps"; expected a key of app/permissions.json',
    ],
  },
  {
    name: 'a key that is declared twice',
    documents: {
      'app/permissions.json': {
        permissions: [
          { key: 'a', label: label('A') },
          { key: 'a', label: label('A') },
        ],
      },
    },
    mistakes: ['app/permissions.json:11:14 the key "a" stands here twice'],
  },
  {
    name: 'a key that follows from one that nobody is given',
    documents: {
      'app/permissions.json': {
        permissions: [
          { key: 'a', label: label('A') },
          { key: 'b', label: label('B'), all_of: ['a', 'opt_c_d'] },
          { key: 'c', label: label('C'), all_of: ['b'] },
        ],
      },
    },
    mistakes: [
      'app/permissions.json:28:9 no key "b" that a role or a company is given; expected one of a, home_base, room_base, store_base',
    ],
  },
  {
    name: 'a key that follows from all and from any, and from one that nobody is given',
    documents: {
      'app/permissions.json': {
        permissions: [
          { key: 'a', label: label('A') },
          { key: 'b', label: label('B'), any_of: ['a', 'opt_c_d'] },
          { key: 'c', label: label('C'), all_of: ['a'], any_of: ['a', 'b'] },
        ],
      },
    },
    mistakes: [
      'app/permissions.json:30:7 "c" follows from all of some keys already',
      'app/permissions.json:32:9 no key "b" that a role or a company is given; expected one of a, home_base, room_base, store_base',
    ],
  },
  {
    name: 'a rule with an exception for nobody',
    documents: {
      'entities/store.json': entity(
        { name: text() },
        {
          'x-checks': [{ name: 'c', field: 'name', expr: { ne: ['$name', 'x'] }, message: label('No'), unless: 'bos' }],
        },
      ),
    },
    mistakes: ['entities/store.json:30:17 no permission "bos"; expected a key of app/permissions.json'],
  },
  {
    name: 'a page behind a key that is not there',
    documents: { 'entities/store.json': entity({ name: text() }, { 'x-detail': { permission: 'store_page' } }) },
    mistakes: [
      'entities/store.json:17:19 no permission "store_page"; expected a key of app/permissions.json; did you mean "store_base"?',
    ],
  },
  {
    name: 'a key about something else',
    documents: {
      'app/permissions.json': {
        permissions: [
          { key: 'homes_view', label: label('See homes') },
          { key: 'opt_door_open', resource: 'door', label: label('A') },
          { key: 'gate_open', resource: 'door', label: label('B') },
        ],
      },
    },
    mistakes: [
      'app/permissions.json:20:19 the key "gate_open" does not begin with "door_"; expected a beginning of "gate_open"',
    ],
  },
  {
    name: 'a key to write what nobody writes, or everybody must',
    documents: {
      'app/permissions.json': {
        permissions: [
          { key: 'homes_view', label: label('See homes') },
          { key: 'prices', label: label('Prices') },
        ],
      },
      'entities/store.json': entity(
        {
          name: text({ 'x-write-permission': 'prices' }),
          day: {
            type: 'string',
            format: 'date',
            'x-default': { today: [] },
            'x-write-permission': 'prices',
            'x-label': label('D'),
          },
          note: text({ 'x-write': 'never', 'x-write-permission': 'prices' }),
          size: text({ 'x-write-permission': 'price' }),
        },
        { required: ['name', 'day'], 'x-access': { read: 'homes_view' } },
      ),
    },
    mistakes: [
      'entities/store.json:14:7 nobody without the key prices could make a record of store; expected a default, or no "required"',
      'entities/store.json:35:7 "note" is written by the server alone',
      'entities/store.json:43:29 no permission "price"; expected a key of app/permissions.json; did you mean "prices"?',
    ],
  },
]
