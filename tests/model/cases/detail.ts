import type { MistakeCase } from '../mistakes.test.ts'
import { home, label, room, store } from '../documents.ts'

const homeWith = (detail: object) => ({ 'entities/home.json': { ...home, 'x-detail': detail } })
const tab = (name: string, rest: object) => ({ name, label: label(name), ...rest })

export const cases: readonly MistakeCase[] = [
  {
    name: 'figures that are not there, stand twice, or are too long',
    documents: { 'entities/room.json': { ...room, 'x-detail': { figures: ['number', 'nr', { field: 'number' }] } } },
    mistakes: [
      'entities/room.json:37:7 room has no field "nr"; expected one of id, home_id, number, area, version, created_at, updated_at',
      'entities/room.json:39:18 "number" is shown already',
    ],
  },
  {
    name: 'a figure that comes again although the first stands there always',
    documents: homeWith({ figures: ['name', { field: 'name', when: { eq: ['$name', 'x'] } }] }),
    mistakes: ['entities/home.json:39:18 "name" is shown already'],
  },
  {
    name: 'a figure whose tone asks for what does not go together',
    documents: homeWith({ figures: [{ field: 'name', tones: { error: { gt: ['$name', 3] } } }] }),
    mistakes: ['entities/home.json:43:15 "gt" is given a text and a number; expected values of one type'],
  },
  {
    name: 'a figure whose condition the browser cannot decide',
    documents: homeWith({ figures: [{ field: 'name', when: { eq: ['$store_id.name', 'x'] } }] }),
    mistakes: ['entities/home.json:41:13 "store_id.name" stands in another record'],
  },
  {
    name: 'a figure that a section shows again',
    documents: homeWith({ figures: ['name'], sections: [{ fields: ['name'] }] }),
    mistakes: ['entities/home.json:42:11 "name" is shown already'],
  },
  {
    name: 'tabs of one name, of a name that is taken, and what stands beside them',
    documents: homeWith({
      tabs: [
        tab('rooms', { related: ['room.home_id'] }),
        tab('rooms', { sections: [{ fields: ['name'] }] }),
        tab('history', { sections: [{ fields: ['name'] }] }),
      ],
      related: ['room.home_id'],
    }),
    mistakes: [
      'entities/home.json:48:17 a tab "rooms" is there already',
      'entities/home.json:62:17 a tab "history" is there already',
      'entities/home.json:70:15 "name" is shown already',
      'entities/home.json:76:5 where there are tabs, "related" stand in one',
    ],
  },
  {
    name: 'a list below with columns, filters and a condition that are not there',
    documents: homeWith({
      related: [
        { list: 'room.home_id', columns: ['nr'], filter: { aria: '3' }, when: { eq: ['$nam', 'x'] } },
        { list: 'room.store_id' },
      ],
    }),
    mistakes: [
      'entities/home.json:40:11 room has no field "nr"; expected one of id, home_id, number, area, version, created_at, updated_at',
      'entities/home.json:43:11 room has no field "aria"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "area"?',
      'entities/home.json:47:13 home has no field "nam"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "name"?',
      'entities/home.json:53:17 room has no reference "store_id" to home; expected one of home_id',
    ],
  },
  {
    name: 'a chart whose axes do not fit',
    documents: {
      ...homeWith({
        charts: [
          { label: label('C'), type: 'bar', list: 'room.home_id', x: 'number', y: ['area', 'home_id', 'count'] },
          { label: label('D'), type: 'line', list: 'room.home_id', x: 'day', y: ['area', 'spent', 'sum'] },
        ],
      }),
      'entities/room.json': {
        ...room,
        properties: {
          ...room.properties,
          day: { type: 'string', format: 'date', 'x-label': label('D') },
          spent: { type: 'integer', 'x-label': label('S') },
        },
      },
    },
    mistakes: [
      'entities/home.json:44:14 "number" cannot be the axis of time; expected a date or time that lists can be filtered and sorted by',
      'entities/home.json:47:11 "home_id" cannot be drawn; expected a number',
      'entities/home.json:48:11 room has no field "count"; expected one of id, home_id, number, area, day, spent, version, created_at, updated_at',
      'entities/home.json:61:11 "spent" has another unit than what is drawn beside it',
      'entities/home.json:62:11 room has no field "sum"; expected one of id, home_id, number, area, day, spent, version, created_at, updated_at',
    ],
  },
  {
    name: 'conditions of parts of a tab that the browser cannot decide',
    documents: homeWith({
      tabs: [
        tab('a', {
          sections: [{ fields: ['name'], when: { eq: ['$store_id.name', 'x'] } }],
          related: [{ list: 'room.home_id', when: { eq: ['$store_id.name', 'x'] } }],
        }),
        tab('b', {
          slots: [{ view: 'plan', label: label('Plan'), when: { eq: ['$store_id.name', 'x'] } }],
          charts: [
            {
              label: label('C'),
              type: 'bar',
              list: 'room.home_id',
              x: 'created_at',
              y: ['area'],
              when: { eq: ['$store_id.name', 'x'] },
            },
          ],
        }),
      ],
    }),
    mistakes: [50, 61, 83, 103].map((line) => `entities/home.json:${line}:17 "store_id.name" stands in another record`),
  },
  {
    name: 'a slot behind a key that is not there',
    documents: {
      'entities/store.json': {
        ...store,
        'x-detail': { slots: [{ view: 'plan', label: label('Plan'), permission: 'stores_bse' }] },
      },
    },
    mistakes: [
      'entities/store.json:27:23 no permission "stores_bse"; expected a key of app/permissions.json; did you mean "store_base"?',
    ],
  },
]
