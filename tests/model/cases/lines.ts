import type { MistakeCase } from '../mistakes.test.ts'
import { base, entity, label, reference, scoped, store, text } from '../documents.ts'

const back = reference('store', { 'x-write': 'create' })
const place = { type: 'integer', 'x-write': 'never', 'x-label': label('P') }
const stock = entity({ store_id: back, name: text(), place }, { required: ['store_id', 'name'] })
const withLines = (...lines: readonly object[]) => ({ ...store, 'x-lines': lines })

export const cases: readonly MistakeCase[] = [
  {
    name: 'rows of nothing, of what does not point here, of the same twice, and of what can go elsewhere',
    documents: {
      'entities/store.json': withLines(
        { list: 'rom.home_id', columns: ['name'] },
        { list: 'room.home_id', columns: ['number'] },
        { list: 'home.store_id', columns: ['name', 'home_type'] },
        { list: 'stock.store_id', columns: ['name'] },
        { list: 'stock.store_id', columns: ['name'], position: 'place' },
      ),
      'entities/stock.json': stock,
    },
    mistakes: [
      'entities/store.json:21:15 no entity "rom"; expected one of home, room, stock, store; did you mean "room"?',
      'entities/store.json:27:15 room has no reference "home_id" to store',
      'entities/store.json:33:15 rows belong to one record for good; expected "store_id" of home among its required fields, with "x-write": "create"',
      'entities/store.json:46:15 stock is edited here already',
    ],
  },
  {
    name: 'columns that are not there, or that no row can ask for, and one that is missing',
    documents: {
      ...base,
      'entities/store.json': withLines({
        list: 'stock.store_id',
        columns: ['nam', 'store_id', 'place', 'papers', 'phone', 'part', 'other_id'],
      }),
      'entities/stock.json': {
        ...stock,
        properties: {
          ...stock.properties,
          papers: {
            $ref: '../kinds/rows.json',
            'x-label': label('R'),
            items: { type: 'object', properties: { a: text() } },
          },
          phone: { $ref: '../rules/phone.json', 'x-label': label('Phone'), 'x-mask': 'phone' },
          part: text({ 'x-when': { eq: ['$name', 'a'] } }),
          home_id: reference('home'),
          other_id: reference('room', { 'x-within': 'home_id' }),
        },
      },
    },
    mistakes: [
      'entities/store.json:22:18 "name" must be sent of a new stock, but is no column',
      'entities/store.json:23:9 stock has no field "nam"; expected one of id, store_id, name, place, papers, phone, part, home_id, other_id, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:24:9 "store_id" is the record itself',
      'entities/store.json:25:9 "place" cannot be asked for in a row: the server alone writes it',
      'entities/store.json:26:9 "papers" cannot be asked for in a row: it is of kind rows',
      'entities/store.json:27:9 "phone" cannot be asked for in a row: it is masked',
      'entities/store.json:28:9 "part" cannot be asked for in a row: only some records have it',
      'entities/store.json:29:9 "other_id" cannot be asked for in a row: it must agree with "home_id", which is no column',
    ],
  },
  {
    name: 'places that people write, that no number counts, that are not there, or that count for another',
    documents: {
      'entities/store.json': withLines({ list: 'stock.store_id', columns: ['name'], position: 'name' }),
      'entities/stock.json': {
        ...stock,
        required: ['store_id', 'name', 'home_id'],
        properties: {
          ...stock.properties,
          home_id: reference('home', { 'x-write': 'create' }),
          name: text({ default: 'a' }),
        },
      },
      'entities/shelf.json': entity(
        { store_id: back, number: { type: 'integer', 'x-label': label('N') } },
        { required: ['store_id'], 'x-plural': 'shelves' },
      ),
      'entities/market.json': entity(
        { name: text() },
        {
          'x-lines': [
            { list: 'stand.market_id', columns: ['name'], position: 'plac' },
            { list: 'stall.market_id', columns: ['name'], position: 'number' },
          ],
        },
      ),
      'entities/fair.json': entity(
        { name: text() },
        { 'x-lines': [{ list: 'stall.fair_id', columns: ['name'], position: 'number' }] },
      ),
      'entities/stand.json': entity(
        { market_id: reference('market', { 'x-write': 'create' }), name: text(), place },
        { required: ['market_id'] },
      ),
      'entities/stall.json': entity(
        {
          market_id: reference('market', { 'x-write': 'create', default: 1 }),
          fair_id: reference('fair', { 'x-write': 'create', default: 1 }),
          name: text(),
          number: place,
        },
        { required: ['market_id', 'fair_id'] },
      ),
    },
    mistakes: [
      'entities/market.json:22:19 stand has no field "plac"; expected one of id, market_id, name, place, version, created_at, updated_at; did you mean "place"?',
      'entities/market.json:29:19 "number" counts the rows of fair already; expected a field of its own for each order',
      'entities/store.json:22:18 "home_id" must be sent of a new stock, but is no column',
      'entities/store.json:25:19 "name" cannot count the rows\' places; expected an integer with "x-write": "never", which the server keeps',
    ],
  },
  {
    name: 'rows that nobody writes, that only some see, that lie elsewhere, and whose name is taken',
    documents: {
      ...scoped,
      'entities/stock.json': {
        ...stock,
        'x-access': { write: null },
        'x-scope': { owner: 'staff_id', store: null },
        properties: { ...stock.properties, staff_id: reference('staff', { 'x-write': 'never' }) },
      },
      'entities/store.json': {
        ...withLines({ list: 'stock.store_id', columns: ['name'] }),
        properties: { ...store.properties, stocks: text() },
      },
    },
    mistakes: [
      'entities/store.json:15:5 "stocks" is what calls name the rows of stock by ("x-lines"); expected another name',
      'entities/store.json:28:15 nobody may write a stock ("x-access")',
      'entities/store.json:28:15 only some see a stock ("x-scope")',
      'entities/store.json:28:15 stock belongs to a store by another path than store: some would see a part of the rows; expected "x-scope": {"store": "store_id"} in stock',
    ],
  },
  {
    name: "rows that are settings, the server's own, or of their own kind",
    documents: {
      'entities/store.json': {
        ...withLines(
          { list: 'rule.store_id', columns: ['name'] },
          { list: 'note.store_id', columns: ['name'] },
          { list: 'store.above_id', columns: ['name'] },
        ),
        required: ['name', 'above_id'],
        properties: { ...store.properties, above_id: reference('store', { 'x-write': 'create' }) },
      },
      'entities/rule.json': entity(
        { store_id: back, name: text() },
        { required: ['store_id'], 'x-inherit': ['store_id'] },
      ),
      'entities/note.json': entity({ store_id: back, name: text() }, { required: ['store_id'], 'x-internal': true }),
    },
    mistakes: [
      'entities/store.json:17:22 store needs a record of store, and store one of store: neither can be made first',
      'entities/store.json:31:15 no rows: rule is settings, which have a view of their own',
      'entities/store.json:37:15 no rows: note is used by the server alone',
      'entities/store.json:43:15 store cannot be rows of its own records',
    ],
  },
]
