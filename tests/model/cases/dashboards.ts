import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, reference, text } from '../documents.ts'

const usage = entity(
  {
    home_id: reference('home'),
    day: { type: 'string', format: 'date', 'x-label': label('D') },
    used: { $ref: '../kinds/decimal.json', 'x-label': label('U') },
    kind: { $ref: '../enums/home_type.json' },
    paid: text({ 'x-permission': 'room_base' }),
    note: text(),
    cost: { $ref: '../kinds/decimal.json', 'x-permission': 'room_base', 'x-label': label('C') },
    next: { type: 'string', format: 'date', 'x-computed': { add_days: ['$day', 1] }, 'x-label': label('N') },
  },
  { required: ['home_id', 'day'] },
)
const bill = entity(
  {
    kind: { $ref: '../enums/home_type.json' },
    cost: { $ref: '../kinds/decimal.json', 'x-label': label('C') },
    rest: { $ref: '../kinds/decimal.json', 'x-label': label('R') },
  },
  { 'x-list': { columns: ['cost', 'rest'], totals: [{ field: 'cost', when: { kind: [2] } }] } },
)
const usages = { entity: 'usage' }
const told = (name: string, part: object, mistakes: readonly string[], more: object = {}): MistakeCase => ({
  name,
  documents: {
    'entities/usage.json': usage,
    'entities/bill.json': bill,
    'screens/board.json': { 'x-label': label('B'), path: '/board', view: 'board' },
    'dashboards/one.json': {
      'x-label': label('D'),
      path: '/d',
      parts: [{ name: 'a', label: label('A'), ...part }],
      ...more,
    },
  },
  mistakes,
})
const FIELDS = 'expected one of id, home_id, day, used, kind, paid, note, cost, next, version, created_at, updated_at'

export const cases: readonly MistakeCase[] = [
  told(
    'good parts',
    {
      part: 'list',
      ...usages,
      filter: { kind: '1,2', 'home_id.store_id': '1', day_from: '2026-01-01' },
      within: { field: 'day', to: 3 },
      sort: '-day',
      columns: ['day'],
    },
    [],
  ),
  told(
    'sums of figures that their lists add up, or do not',
    {
      part: 'figures',
      figures: [
        { name: 'b', label: label('B'), entity: 'bill', filter: { kind: '2' }, sum: 'cost' },
        { name: 'c', label: label('C'), entity: 'bill', sum: 'cost' },
        { name: 'd', label: label('D'), entity: 'bill', filter: { kind: '1,2' }, sum: 'cost' },
        { name: 'e', label: label('E'), entity: 'bill', sum: 'rest' },
        { name: 'f', label: label('F'), entity: 'bill', sum: 'kind' },
      ],
    },
    [
      'dashboards/one.json:35:18 "cost" is added up of some records only; expected a filter by kind, as "when" of the total has it',
      'dashboards/one.json:47:18 "cost" is added up of some records only; expected a filter by kind, as "when" of the total has it',
      'dashboards/one.json:56:18 the list of bill adds up no "rest"; expected one of cost; did you mean "cost"?',
      'dashboards/one.json:65:18 "kind" is no decimal',
      'dashboards/one.json:65:18 the list of bill adds up no "kind"; expected one of cost',
    ],
  ),
  told('own records by what is no account', { part: 'list', ...usages, own: 'home_id' }, [
    'dashboards/one.json:16:14 "home_id" is no reference to accounts',
  ]),
  told('a list of nothing', { part: 'list' }, ['dashboards/one.json:8:5 "a" has no "entity"']),
  told('a word of another part', { part: 'menu', by: 'kind' }, [
    'dashboards/one.json:15:7 a part "menu" takes no "by"; expected one of part, name, label, with, without',
  ]),
  told('a list of what is not there', { part: 'list', entity: 'usge' }, [
    'dashboards/one.json:15:17 no entity "usge"; expected one of bill, home, room, store, usage; did you mean "usage"?',
  ]),
  told('a filter by no field', { part: 'list', ...usages, filter: { dya: '1' } }, [
    `dashboards/one.json:17:9 usage has no field "dya"; ${FIELDS}`,
  ]),
  told('a code that the enum lacks', { part: 'list', ...usages, filter: { kind: '1,3' } }, [
    'dashboards/one.json:17:17 "kind" has no code "3"; expected one of 1, 2',
  ]),
  told('a filter that not everybody may see', { part: 'list', ...usages, filter: { paid: 'x' } }, [
    'dashboards/one.json:17:9 "paid" needs a key of its own: a dashboard cannot be filtered by it',
    'dashboards/one.json:17:9 the list of usage is not filtered by "paid"',
  ]),
  told('days of a text', { part: 'days', ...usages, day: 'note', sum: 'note', total: label('{total}') }, [
    'dashboards/one.json:16:14 "note" is no date',
    'dashboards/one.json:17:14 "note" is no decimal',
  ]),
  told('days that say no total', { part: 'days', ...usages, day: 'day', sum: 'used', total: label('T') }, [
    'dashboards/one.json:19:15 the total stands nowhere; expected {total}',
    'dashboards/one.json:20:15 the total stands nowhere; expected {total}',
  ]),
  told('a sum for who may not see it', { part: 'days', ...usages, day: 'day', sum: 'cost', total: label('{total}') }, [
    'dashboards/one.json:17:14 "cost" needs a key of its own: a dashboard shows it to all',
  ]),
  told('bars by what is filtered already', { part: 'groups', ...usages, filter: { kind: '1' }, by: 'kind' }, [
    'dashboards/one.json:19:13 "kind" is filtered by already, in place of which each group would be counted',
  ]),
  told(
    'filters that the list refuses',
    { part: 'list', ...usages, filter: { note: 'x', kind_from: '1', note_null: 'no' } },
    [
      'dashboards/one.json:17:9 the list of usage is not filtered by "note"',
      'dashboards/one.json:18:9 "kind_from": a field of kind enum has no range',
      'dashboards/one.json:19:9 the list of usage is not filtered by "note"',
    ],
  ),
  told('bars without codes', { part: 'groups', ...usages, by: 'note' }, [
    'dashboards/one.json:16:13 "note" has no codes',
  ]),
  told('an order by what the list does not sort by', { part: 'list', ...usages, sort: '-next' }, [
    'dashboards/one.json:16:15 "next" is no field that the list can be sorted by',
  ]),
  told('a column that is not there', { part: 'list', ...usages, columns: ['dy'] }, [
    `dashboards/one.json:17:9 usage has no field "dy"; ${FIELDS}`,
  ]),
  told(
    'ways to nowhere',
    { part: 'links', links: [{ screen: 'nowhere' }, { screen: 'board', entity: 'usage' }, { entity: 'hom' }] },
    [
      'dashboards/one.json:17:21 no screen "nowhere"; expected one of board',
      'dashboards/one.json:19:9 a link leads either to a screen or to an entity',
      'dashboards/one.json:24:21 no entity "hom"; expected one of bill, home, room, store, usage; did you mean "home"?',
    ],
  ),
  told('a key that is not there', { part: 'menu', with: 'usage_bse' }, [
    'dashboards/one.json:15:15 no permission "usage_bse"; expected a key of app/permissions.json; did you mean "usage_base"?',
  ]),
  told('two of one name', { part: 'figures', figures: [{ name: 'a', label: label('A'), ...usages }] }, [
    'dashboards/one.json:17:19 the name "a" stands here twice',
  ]),
]
