import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, homeType, label, reference, store, text } from '../documents.ts'

const degrees = (rest: Readonly<Record<string, unknown>> = {}) => ({
  $ref: '../kinds/decimal.json',
  'x-label': label('D'),
  ...rest,
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'a board of no choice, of columns and calls that are not there, and a calendar of no day',
    documents: {
      'entities/home.json': {
        ...home,
        'x-list': {
          views: {
            board: { by: 'home_type', columns: [1, 3], fields: ['nam'], moves: { '2': ['go'] } },
            calendar: { by: 'name', tone: 'store_id' },
          },
        },
      },
      'entities/store.json': { ...store, 'x-list': { views: { board: { by: 'name' } } } },
    },
    mistakes: [
      'entities/home.json:41:11 "home_type" has no code "3"; expected one of 1, 2',
      'entities/home.json:44:11 home has no field "nam"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "name"?',
      'entities/home.json:48:13 no call "go" is done to home',
      'entities/home.json:53:15 "name": a field of kind string holds no day',
      'entities/home.json:54:17 "store_id": a field of kind reference has no tones',
      'entities/store.json:22:15 "name": a field of kind string makes no columns',
    ],
  },
  {
    name: 'a tree of what leads to another entity, to several, or nowhere',
    documents: {
      'entities/a.json': entity(
        { name: text(), store_id: reference('store') },
        { 'x-list': { views: { tree: { by: 'store_id', fields: ['nam'] } } } },
      ),
      'entities/b.json': entity(
        { b_ids: { type: 'array', items: { type: 'integer' }, 'x-reference': 'b', 'x-label': label('B') } },
        { 'x-list': { views: { tree: { by: 'b_ids' } } } },
      ),
      'entities/c.json': entity({ c_id: reference('c') }, { 'x-list': { views: { tree: { by: 'above' } } } }),
    },
    mistakes: [
      'entities/a.json:27:15 "store_id" leads to no a above',
      'entities/a.json:29:11 a has no field "nam"; expected one of id, name, store_id, version, created_at, updated_at; did you mean "name"?',
      'entities/b.json:23:15 "b_ids" leads to no b above',
      'entities/c.json:20:15 c has no field "above"; expected one of id, c_id, version, created_at, updated_at',
    ],
  },
  {
    name: 'a map of what is no position, of the same twice, and of what reaches beyond the poles',
    documents: {
      'entities/a.json': entity(
        { name: text(), latitude: degrees({ formatMinimum: '-90', formatMaximum: '91' }), longitude: degrees() },
        { 'x-list': { views: { map: { latitude: 'latitude', longitude: 'longitude', tone: 'name' } } } },
      ),
      'entities/b.json': entity(
        { name: text(), y: degrees({ formatMinimum: '3', formatExclusiveMaximum: '54' }) },
        { 'x-list': { views: { map: { latitude: 'y', longitude: 'y', fields: ['nam'] } } } },
      ),
      'entities/c.json': entity(
        {
          store_id: reference('store'),
          y: degrees({ 'x-computed': '$store_id.y', 'x-filter': true }),
          x: degrees({ 'x-computed': '$store_id.x' }),
        },
        { 'x-list': { views: { map: { latitude: 'y', longitude: 'x' } } } },
      ),
      'entities/d.json': entity(
        { name: text() },
        { 'x-list': { views: { map: { latitude: 'name', longitude: 'lon' } } } },
      ),
      'entities/store.json': entity({ name: text(), y: degrees(), x: degrees() }),
    },
    mistakes: [
      'entities/a.json:35:21 "latitude" may hold what is no latitude; expected "formatMinimum" and "formatMaximum" within -90 and 90',
      'entities/a.json:36:22 "longitude" may hold what is no longitude; expected "formatMinimum" and "formatMaximum" within -180 and 180',
      'entities/a.json:37:17 "name": a field of kind string has no tones',
      'entities/b.json:29:22 "y" is the latitude already',
      'entities/b.json:31:11 b has no field "nam"; expected one of id, name, y, version, created_at, updated_at; did you mean "name"?',
      'entities/c.json:38:22 the list of c is not filtered by "x"',
      'entities/d.json:19:21 "name": a field of kind string holds no degrees',
      'entities/d.json:20:22 d has no field "lon"; expected one of id, name, version, created_at, updated_at',
    ],
  },
  {
    name: 'a board with more columns than a screen has room for',
    documents: {
      'enums/home_type.json': {
        ...homeType,
        oneOf: Array.from({ length: 13 }, (_, at) => ({
          const: at + 1,
          title: `t${at + 1}`,
          'x-label': label(`T${at}`),
        })),
      },
      'entities/home.json': { ...home, 'x-list': { views: { board: { by: 'home_type' } } } },
    },
    mistakes: [
      'entities/home.json:38:15 "home_type" has 13 codes, a board at most 12 columns; expected "columns" beside it',
    ],
  },
]
