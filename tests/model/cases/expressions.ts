import type { MistakeCase } from '../mistakes.test.ts'
import { entity, home, label, room, text } from '../documents.ts'

const decimal = (rest: Readonly<Record<string, unknown>> = {}) => ({
  $ref: '../kinds/decimal.json',
  'x-label': label('D'),
  ...rest,
})
const day = { type: 'string', format: 'date', 'x-label': label('D') }
const check = (expr: unknown, name = 'good') => ({ name, field: 'cost', expr, message: label('No') })

export const cases: readonly MistakeCase[] = [
  {
    name: 'a path that leads nowhere',
    documents: {
      'entities/room.json': entity({
        home_id: room.properties.home_id,
        name: text({ 'x-computed': { concat: ['$home_id.nmae', '$number', '$name.x'] } }),
      }),
    },
    mistakes: [
      'entities/room.json:24:11 home has no field "nmae"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "name"?',
      'entities/room.json:25:11 room has no field "number"; expected one of id, home_id, name, version, created_at, updated_at',
      'entities/room.json:26:11 a path goes on behind "name", which is no reference; expected one of home_id',
    ],
  },
  {
    name: 'a key that no account can hold',
    documents: {
      'entities/room.json': entity({
        home_id: room.properties.home_id,
        name: text({ 'x-computed': { if: [{ holds: [{ today: [] }] }, 'a', 'b'] } }),
      }),
    },
    mistakes: ['entities/room.json:26:15 "holds" is given a date; expected a permission key'],
  },
  {
    name: 'too many operands, too few',
    documents: {
      'entities/room.json': entity({
        home_id: room.properties.home_id,
        name: text({ 'x-computed': { if: [{ not: [1, 2] }, 'a'] } }),
      }),
    },
    mistakes: [
      'entities/room.json:23:15 "if" has 2 operands; expected at least 3',
      'entities/room.json:25:20 "not" has 2 operands; expected 1',
    ],
  },
  {
    name: 'a choice that says nothing for the rest',
    documents: {
      'entities/room.json': entity({
        home_id: room.properties.home_id,
        name: text({ 'x-computed': { if: [true, 'a', false, 'b'] } }),
      }),
    },
    mistakes: [
      'entities/room.json:23:15 "if" ends without what holds otherwise; expected pairs of condition and value, then one value',
    ],
  },
  {
    name: 'a rule that is not there',
    documents: {
      'entities/room.json': entity(
        { home_id: room.properties.home_id, name: text() },
        { 'x-checks': [{ name: 'good', field: 'name', expr: { obeys: ['$name', 'phon'] }, message: label('No') }] },
      ),
    },
    mistakes: ['entities/room.json:31:11 no rule "phon"; expected one of phone; did you mean "phone"?'],
  },
  {
    name: 'counted rows that do not point here, or of nothing',
    documents: {
      'entities/home.json': {
        ...home,
        properties: {
          ...home.properties,
          a: { type: 'integer', 'x-label': label('A'), 'x-computed': { count: { entity: 'room', by: 'home' } } },
          b: { type: 'integer', 'x-label': label('B'), 'x-computed': { count: { entity: 'rom', by: 'home_id' } } },
        },
      },
    },
    mistakes: [
      'entities/home.json:38:17 room has no reference "home" to home; expected one of home_id; did you mean "home_id"?',
      'entities/home.json:50:21 no entity "rom"; expected one of home, room, store; did you mean "room"?',
    ],
  },
  {
    name: 'a condition of counted rows',
    documents: {
      'entities/home.json': {
        ...home,
        properties: {
          ...home.properties,
          a: {
            type: 'boolean',
            'x-label': label('A'),
            'x-computed': { exists: { entity: 'room', by: 'home_id', where: { eq: ['$numbr', '1'] } } },
          },
        },
      },
    },
    mistakes: [
      'entities/home.json:41:15 room has no field "numbr"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
    ],
  },
  {
    name: 'fields computed from each other',
    documents: {
      'entities/store.json': entity({
        a: text({ 'x-computed': '$b' }),
        b: text({ 'x-computed': { concat: ['$a'] } }),
        c: text({ 'x-computed': '$a' }),
      }),
    },
    mistakes: [
      'entities/store.json:14:21 "a" is computed from itself',
      'entities/store.json:22:21 "b" is computed from itself',
    ],
  },
  {
    name: 'checks and locks',
    documents: {
      'entities/store.json': entity(
        { name: text() },
        {
          'x-checks': [{ name: 'c', field: 'nme', expr: { ne: ['$nam', ''] }, message: label('m') }],
          'x-locked': { remove: { when: '$built_in', message: label('m') } },
        },
      ),
    },
    mistakes: [
      'entities/store.json:19:16 store has no field "nme"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:22:11 store has no field "nam"; expected one of id, name, version, created_at, updated_at; did you mean "name"?',
      'entities/store.json:34:15 store has no field "built_in"; expected one of id, name, version, created_at, updated_at',
    ],
  },
  {
    name: 'operands that do not go together',
    documents: {
      'entities/room.json': entity(
        { home_id: room.properties.home_id, title: text(), cost: decimal(), since: day },
        {
          'x-checks': [
            check({ le: ['$title', '$cost'] }, 'a'),
            check({ eq: ['$home_id', '$cost'] }, 'b'),
            check({ gt: ['$since', { now: [] }] }, 'c'),
            check({ not: ['$title'] }, 'd'),
            check('$cost', 'e'),
          ],
        },
      ),
    },
    mistakes: [
      'entities/room.json:46:11 "le" is given a text and a number; expected values of one type',
      'entities/room.json:60:11 "eq" is given a key and a number; expected values of one type',
      'entities/room.json:74:11 "gt" is given a date and a time; expected values of one type',
      'entities/room.json:89:11 "not" is given a text; expected conditions',
      'entities/room.json:100:15 here stands a number; expected a yes or no',
    ],
  },
  {
    name: 'a value that its field cannot hold',
    documents: {
      'entities/room.json': entity({
        home_id: room.properties.home_id,
        title: text({ 'x-computed': { if: ['$cost', '$title2', '$cost'] } }),
        title2: text(),
        cost: decimal({ 'x-computed': '$home_id' }),
        sum: decimal({ 'x-computed': { add: ['$title2', '$home_id.home_type', 1] } }),
        since: { ...day, 'x-computed': { lower_of: ['$title2'] } },
      }),
    },
    mistakes: [
      'entities/room.json:23:15 "if" is given a text and a number; expected values of one type',
      'entities/room.json:24:11 "if" is given a number; expected conditions',
      'entities/room.json:43:21 here stands a key; expected a number',
      'entities/room.json:53:11 "add" is given a text; expected numbers',
      'entities/room.json:54:11 "add" is given a code; expected numbers',
      'entities/room.json:68:11 "lower_of" is given a text; expected a date range',
    ],
  },
  {
    name: 'a condition of counted rows that is none',
    documents: {
      'entities/home.json': {
        ...home,
        properties: {
          ...home.properties,
          a: {
            type: 'integer',
            'x-label': label('A'),
            'x-computed': { count: { entity: 'room', by: 'home_id', where: '$number' } },
          },
        },
      },
    },
    mistakes: ['entities/home.json:39:20 here stands a text; expected a yes or no'],
  },
  {
    name: 'numbers and texts that stand for codes, keys and dates are no mistake',
    documents: {
      'entities/room.json': entity({
        home_id: room.properties.home_id,
        since: day,
        kind: { $ref: '../enums/home_type.json', 'x-computed': { if: [{ gt: ['$since', '2026-01-01'] }, 2, null] } },
        good: {
          type: 'boolean',
          'x-label': label('G'),
          'x-computed': {
            and: [
              { eq: ['$kind', 1] },
              { eq: ['$home_id', 7] },
              { ne: [null, '$since'] },
              { lt: [{ coalesce: ['$since', { today: [] }] }, { add_days: [{ today: [] }, 3] }] },
            ],
          },
        },
      }),
    },
    mistakes: [],
  },
  {
    name: 'values of elsewhere that no one record has, of what is not there, and of no settings',
    documents: {
      'entities/room.json': entity({
        home_id: room.properties.home_id,
        number: text(),
        a: text({ 'x-computed': { value_of: ['home', 'name', 'name', '$number'] } }),
        b: text({ 'x-computed': { value_of: ['hom', 'name', 'name', '$number'] } }),
        c: text({ 'x-computed': { in_force: ['home', 'nam', 'room', '$home_id'] } }),
        d: { type: 'boolean', 'x-label': label('D'), 'x-computed': { has: ['$number', 1] } },
        e: text({ 'x-computed': { value_of: ['home', 'name', 'home_id', '$home_id'] } }),
        f: text({ 'x-computed': { in_force: ['home', 'name', 'room', '$home_id', 'stor_id'] } }),
      }),
      'entities/home.json': {
        ...home,
        properties: {
          ...home.properties,
          last: text({ 'x-computed': { latest: { entity: 'room', by: 'home_id', order: 'number', field: 'number' } } }),
          off: text({ 'x-computed': { latest: { entity: 'room', by: 'home_id', order: 'nr', field: 'number' } } }),
        },
      },
    },
    mistakes: [
      'entities/home.json:54:20 room has no field "nr"; expected one of id, home_id, number, a, b, c, d, e, f, version, created_at, updated_at',
      'entities/room.json:33:11 several of home may have one "name"; expected one of home_id',
      'entities/room.json:46:11 no entity "hom"; expected one of home, room, store; did you mean "home"?',
      'entities/room.json:62:11 home has no field "nam"; expected one of home_id, name, store_id, home_type, last, off, version, created_at, updated_at; did you mean "name"?',
      'entities/room.json:63:11 home are no settings of "room"',
      'entities/room.json:76:11 "has" is given a text; expected a list',
      'entities/room.json:106:11 home are no settings of "room"',
      'entities/room.json:108:11 "stor_id" is no required field of home; expected one of name, store_id; did you mean "store_id"?',
    ],
  },
]
