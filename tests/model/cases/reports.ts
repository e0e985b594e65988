import type { MistakeCase } from '../mistakes.test.ts'
import { type Docs, entity, label, reference, scoped, text } from '../documents.ts'

const date = { type: 'string', format: 'date', 'x-label': label('D') }
const usage = entity(
  {
    home_id: reference('home'),
    day: date,
    used: { $ref: '../kinds/decimal.json', 'x-label': label('U') },
    phone: text({ 'x-mask': 'phone', 'x-filter': true, 'x-label': label('P') }),
    note: text(),
  },
  { required: ['home_id', 'day'], 'x-list': { filters: ['home_id.store_id'] } },
)
const used = { name: 'used', how: 'sum', field: 'used' }
const report = (more: object) => ({
  'x-label': label('R'),
  entity: 'usage',
  path: '/r',
  permission: 'every',
  period: { field: 'day' },
  dimensions: ['home_id'],
  measures: [used],
  ...more,
})
const told = (name: string, more: object, mistakes: readonly string[]): MistakeCase => ({
  name,
  documents: { 'entities/usage.json': usage, 'reports/one.json': report(more) },
  mistakes,
})

const MONTHS = { entity: 'usage_month', field: 'month', first: 'first', last: 'last', job: 'usage_month' }
const withMonths = (name: string, more: object, mistakes: readonly string[], rest: Docs = {}): MistakeCase => ({
  name,
  documents: {
    'entities/usage.json': usage,
    'entities/usage_month.json': entity(
      { home_id: reference('home'), month: text(), first: date, last: date, used: usage.properties['used'] },
      { required: ['home_id', 'month'], 'x-internal': true },
    ),
    'jobs/usage_month.json': {
      'x-label': label('J'),
      each: 'company',
      schedule: '0 2 * * *',
      missed: 'once',
      minutes: 5,
    },
    'reports/one.json': report({ months: MONTHS, ...more }),
    ...scoped,
    ...rest,
  },
  mistakes,
})

export const cases: readonly MistakeCase[] = [
  told('a report of nothing that there is', { entity: 'usge' }, [
    'reports/one.json:6:13 no entity "usge"; expected one of home, room, store, usage; did you mean "usage"?',
  ]),
  told('a period that is no time', { period: { field: 'note' } }, [
    'reports/one.json:10:14 "note" is no time of its records; expected a stored date or time, or a text by "month"',
  ]),
  told('a period that is not there', { period: { field: 'dy' } }, [
    'reports/one.json:10:14 usage has no field "dy"; expected one of id, home_id, day, used, phone, note, version, created_at, updated_at',
  ]),
  told('groups that show what a mask hides', { dimensions: ['home_id', 'phone'] }, [
    'reports/one.json:14:5 "phone": groups would show what its mask hides',
  ]),
  told('groups of what has too many values', { dimensions: ['used'] }, [
    'reports/one.json:13:5 a field of kind decimal makes no groups',
    'reports/one.json:17:15 the column "used" stands here twice',
  ]),
  told('groups of what is not there', { dimensions: ['home_id.stor_id'] }, [
    'reports/one.json:13:5 home has no field "stor_id"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "store_id"?',
  ]),
  told('groups that lead nowhere', { dimensions: [{ name: 'kind', path: 'home_id.home_type' }] }, [
    'reports/one.json:15:15 the list of usage is not filtered by "home_id.home_type": a group could not lead there; expected it among the filters of its x-list, or "drill": false',
  ]),
  told('days without a period', { period: undefined, dimensions: [{ name: 'day', by: 'day' }] }, [
    'reports/one.json:12:13 days are taken together of the report\'s period; expected "period", and no "path"',
  ]),
  told('days of a month', { period: { field: 'note', by: 'month' }, dimensions: [{ name: 'day', by: 'day' }] }, [
    'reports/one.json:16:13 a month says nothing of its days',
  ]),
  told(
    'a sum of texts, of nothing, and of what is not there',
    {
      measures: [
        { ...used, field: 'note' },
        { name: 'b', how: 'sum' },
        { ...used, name: 'c', field: 'usd' },
      ],
    },
    [
      'reports/one.json:19:16 "note" cannot be added up',
      'reports/one.json:23:14 "sum" of what; expected "field" beside it',
      'reports/one.json:28:16 usage has no field "usd"; expected one of id, home_id, day, used, phone, note, version, created_at, updated_at; did you mean "used"?',
    ],
  ),
  told(
    'a number of records with a field, and without a name',
    { measures: [{ name: 'n', how: 'count', field: 'used' }] },
    [
      'reports/one.json:16:5 "n" has no "label"; expected a text in zh and en',
      'reports/one.json:19:16 records are counted, not a field',
    ],
  ),
  told(
    'what a mask hides, the greatest of it',
    {
      measures: [
        { name: 'p', how: 'max', field: 'phone' },
        { name: 'm', how: 'max', field: 'note' },
        { name: 'l', how: 'last', field: 'home_id' },
      ],
    },
    [
      'reports/one.json:19:16 "phone" is masked',
      'reports/one.json:24:16 "note" has no least and no greatest value',
      'reports/one.json:29:16 "home_id" is no single value',
    ],
  ),
  told('a condition that is none', { measures: [{ ...used, when: '$used' }] }, [
    'reports/one.json:20:15 here stands a number; expected a yes or no',
  ]),
  told('by a group that is none', { measures: [{ ...used, by: 'home' }] }, [
    'reports/one.json:20:13 no dimension "home"; expected one of home_id; did you mean "home_id"?',
  ]),
  told('of one of what refers to nothing', { measures: [{ ...used, of: 'day' }] }, [
    'reports/one.json:20:13 "day" is no stored reference',
  ]),
  told('of one of a field that is none', { measures: [{ ...used, of: 'hme_id' }] }, [
    'reports/one.json:20:13 usage has no field "hme_id"; expected one of id, home_id, day, used, phone, note, version, created_at, updated_at; did you mean "home_id"?',
  ]),
  told('nothing to be compared with', { period: undefined, measures: [{ ...used, compared: true }] }, [
    'reports/one.json:17:19 "used" has nothing to be compared with; expected a number, in a report with a period',
  ]),
  told(
    'two columns of one name, and a name that every report has',
    { dimensions: ['home_id', { name: 'period', path: 'note' }], measures: [used, { ...used, name: 'home_id' }] },
    [
      'reports/one.json:14:5 "period" is a word of every report',
      'reports/one.json:26:15 the column "home_id" stands here twice',
    ],
  ),
  told(
    'words that name nothing',
    {
      group: ['home'],
      sort: '-usd',
      chart: { type: 'bar', measure: 'home_id' },
      filters: ['hme_id', 'phone'],
      filter: { note: 'x' },
    },
    [
      'reports/one.json:23:5 no dimension "home"; expected one of home_id; did you mean "home_id"?',
      'reports/one.json:25:11 no column "usd"; expected one of home_id, used; did you mean "used"?',
      'reports/one.json:28:16 no measure "home_id"; expected one of used',
      'reports/one.json:31:5 usage has no field "hme_id"; expected one of id, home_id, day, used, phone, note, version, created_at, updated_at; did you mean "home_id"?',
      'reports/one.json:35:5 "note" is no filter of the report; expected one of hme_id, phone',
    ],
  ),
  told(
    'a picture of a day',
    { measures: [used, { name: 'last', how: 'max', field: 'day' }], chart: { type: 'bar', measure: 'last' } },
    ['reports/one.json:29:16 "last" cannot be drawn; expected a number'],
  ),
  withMonths('months of nothing that there is', { months: { ...MONTHS, entity: 'usge_month', job: 'usge_month' } }, [
    'reports/one.json:23:15 no entity "usge_month"; expected one of home, room, staff, store, usage, usage_month; did you mean "usage_month"?',
    'reports/one.json:27:12 no job "usge_month" of each company; expected one of usage_month; did you mean "usage_month"?',
  ]),
  withMonths('months that say no day', { months: { ...MONTHS, first: 'used', last: 'lst' } }, [
    'reports/one.json:25:14 "used" is no stored date',
    'reports/one.json:26:13 usage_month has no field "lst"; expected one of id, home_id, month, first, last, used, version, created_at, updated_at; did you mean "last"?',
  ]),
  withMonths('months of months', { period: { field: 'note', by: 'month' } }, [
    'reports/one.json:23:13 days are taken together to months; expected "period" by days',
  ]),
  withMonths(
    'months that lack what is asked',
    {
      dimensions: ['home_id', 'note'],
      measures: [
        { name: 'n', how: 'count', label: label('N') },
        { ...used, when: { is_null: ['$note'] } },
        { name: 'day', how: 'max', field: 'day' },
      ],
    },
    [
      'reports/one.json:14:5 usage_month has no field "note", which its months are asked for',
      'reports/one.json:19:14 months cannot be added up by "count"',
      'reports/one.json:29:15 months hold records of any kind',
      'reports/one.json:38:16 usage_month has no field "day", which its months are asked for',
    ],
  ),
  withMonths(
    'months that more people may see, of other values',
    {},
    [
      'reports/one.json:19:16 "used" is something else in usage_month',
      'reports/one.json:23:15 the "x-scope" of usage_month is not that of usage',
    ],
    {
      'entities/usage_month.json': entity(
        { home_id: reference('home'), month: text(), first: date, last: date, used: text() },
        { required: ['home_id', 'month'], 'x-internal': true, 'x-scope': { home: ['home_id'] } },
      ),
    },
  ),
  told('a list that there is not', { list: 'usge' }, [
    'reports/one.json:22:11 no list "usge" of usage; expected one of usages; did you mean "usages"?',
  ]),
  told(
    'a list of other people, of months, narrower than the report',
    {
      list: 'usages',
      permission: 'homes_view',
      period: { field: 'note', by: 'month' },
      filters: ['note'],
      filter: { note: 'x' },
    },
    [
      'reports/one.json:23:11 "usages" asks for the key "usage_base"; expected "permission" to be that key',
      'reports/one.json:23:11 a list is filtered by days, not months; expected a period by days',
      'reports/one.json:23:11 the fixed filter of "usages" differs from "filter"; expected the same "filter"',
      'reports/one.json:23:11 the report cannot be asked for "home_id.store_id", by which "usages" is filtered; expected it among "filters"',
    ],
  ),
  {
    name: 'a list that another report adds up, and that takes other filters',
    documents: {
      'entities/usage.json': usage,
      'screens/days.json': {
        'x-label': label('S'),
        path: '/s',
        view: 'list',
        entity: 'usage',
        permission: 'every',
        report: true,
        columns: ['home_id', 'used'],
      },
      'reports/one.json': report({ list: 'days' }),
      'reports/two.json': report({ path: '/t', list: 'days', filters: ['home_id.store_id'], period: undefined }),
    },
    mistakes: [
      'reports/one.json:22:11 the list "days" has no filter "day", but the report has',
      'reports/one.json:22:11 the report cannot be asked for "home_id.store_id", by which "days" is filtered; expected it among "filters"',
      'reports/two.json:19:11 the report "one" stands beside "days" already',
    ],
  },
  {
    name: 'a report whose calls are an entity’s, and whose name is a screen’s',
    documents: {
      'entities/usage.json': usage,
      'reports/homes.json': report({}),
      'reports/two.json': report({ path: '/t' }),
      'screens/two.json': { 'x-label': label('S'), path: '/s', view: 'list', entity: 'home', permission: 'home_base' },
    },
    mistakes: [
      'reports/homes.json:1:1 "homes" is the plural of an entity, whose calls stand where the report\'s would',
      'reports/two.json:1:1 a screen has the name "two"',
    ],
  },
]
