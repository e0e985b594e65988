import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, label, room, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'columns, filters, sorting and export columns that are not there',
    documents: {
      'entities/room.json': {
        ...room,
        'x-list': { columns: ['numbr'], filters: ['home_id.store', 'number.x'], sort: '-are' },
        'x-export': { columns: ['home'] },
      },
    },
    mistakes: [
      'entities/room.json:36:7 room has no field "numbr"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
      'entities/room.json:39:7 home has no field "store"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "store_id"?',
      'entities/room.json:40:7 a path goes on behind "number", which is no reference; expected one of home_id',
      'entities/room.json:42:13 room has no field "are"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "area"?',
      'entities/room.json:46:7 room has no field "home"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "home_id"?',
    ],
  },
  {
    name: 'a path as a column',
    documents: { 'entities/room.json': { ...room, 'x-list': { columns: ['home_id.store_id'] } } },
    mistakes: [
      'entities/room.json:36:7 room has no field "home_id.store_id"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "home_id"?',
    ],
  },
  {
    name: 'a total of texts, and one that is no column',
    documents: { 'entities/room.json': { ...room, 'x-list': { columns: ['number'], totals: ['number', 'area'] } } },
    mistakes: [
      'entities/room.json:39:7 "number": a field of kind string cannot be summed',
      'entities/room.json:40:7 "area" is summed but is no column; expected one of number',
    ],
  },
  {
    name: 'amounts added up over records of every state',
    documents: {
      'entities/room.json': {
        ...room,
        properties: { ...room.properties, state: { $ref: '../enums/home_type.json', 'x-label': label('State') } },
        'x-list': { columns: ['area', 'state'], totals: ['area'] },
      },
      'entities/home.json': {
        ...home,
        properties: {
          ...home.properties,
          state: { $ref: '../enums/home_type.json', 'x-label': label('State') },
          fee: { $ref: '../kinds/decimal.json', 'x-label': label('Fee') },
          due: { $ref: '../kinds/decimal.json', 'x-label': label('Due') },
        },
        'x-list': {
          columns: ['fee', 'due'],
          totals: [
            { field: 'fee', when: 'all' },
            { field: 'due', when: { state: [1] } },
          ],
        },
      },
    },
    mistakes: [
      'entities/room.json:47:7 "area" is summed over records of every state: say by "when" which count, or that all do',
    ],
  },
  {
    name: 'sorting by what cannot be sorted by',
    documents: {
      'entities/home.json': {
        ...home,
        properties: { ...home.properties, name: text({ 'x-sort': false }) },
        'x-list': { sort: 'name' },
      },
    },
    mistakes: ['entities/home.json:37:13 "name": it cannot be sorted by'],
  },
  {
    name: 'a secret in a list and as a filter',
    documents: {
      'entities/store.json': entity(
        { pass: { $ref: '../kinds/secret.json', 'x-label': label('P') } },
        { 'x-list': { columns: ['pass'], filters: ['pass'] } },
      ),
    },
    mistakes: [
      'entities/store.json:18:7 "pass": a secret is never shown',
      'entities/store.json:21:7 "pass": a field of kind secret cannot be filtered by',
    ],
  },
  {
    name: 'a cell that is never written',
    documents: { 'entities/room.json': { ...room, 'x-list': { inline: ['created_at', 'numbr'], bulk: ['id'] } } },
    mistakes: [
      'entities/room.json:36:7 "created_at": it is not changed later',
      'entities/room.json:37:7 room has no field "numbr"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
      'entities/room.json:40:7 "id": it is not changed later',
    ],
  },
  {
    name: 'a masked value as a cell to write into',
    documents: {
      'entities/store.json': entity(
        { phone: text({ 'x-mask': 'phone', 'x-label': { zh: 'P', en: 'P' } }) },
        { 'x-list': { inline: ['phone'], bulk: ['phone'] } },
      ),
    },
    mistakes: [
      'entities/store.json:19:7 "phone": of a masked value only the mask is known there; it needs a form',
      'entities/store.json:22:7 "phone": of a masked value only the mask is known there; it needs a form',
    ],
  },
]
