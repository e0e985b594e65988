import type { MistakeCase } from '../mistakes.test.ts'
import { entity, homeType, label, reference, text } from '../documents.ts'

const properties = {
  id: reference('room'),
  number: text(),
  home_id: reference('home'),
  home_type: { $ref: '../enums/home_type.json', 'x-label': label('T') },
  raw: { type: 'object' },
}
const call = (action: object, rest: object = {}, required: readonly string[] = ['id']) => ({
  'calls/visit.json': {
    'x-label': label('Visit'),
    method: 'POST',
    path: '/v3/visits',
    ...rest,
    request: { type: 'object', required, properties },
    action,
  },
})
/** Its answer refers to a command. */
const one = (required: readonly string[], type: string | readonly string[] = 'integer') => ({
  response: { type: 'object', required, properties: { task_id: { type, 'x-reference': 'command_task' } } },
})
const commands = { 'entities/command_task.json': entity({ number: text() }) }
const good = { entity: 'room', places: ['detail', 'row', 'selection'], record: 'id' }

export const cases: readonly MistakeCase[] = [
  {
    name: 'all that an action may say',
    documents: call({
      ...good,
      when: { is_null: ['$number'] },
      reason: { zh: '已编号 {number}', en: 'Numbered {number}' },
      hides: true,
      tone: 'warning',
      icon: 'plus',
      confirm: label('{number}?'),
      done: label('{home_id}'),
      fill: { number: ['number'], home_id: ['home_id'], home_type: ['home_id', 'home_type'] },
    }),
    mistakes: [],
  },
  {
    name: 'what the record gives without being asked',
    documents: call({ ...good, places: ['detail', 'row'], given: { raw: 'number' } }, {}, ['id', 'raw']),
    mistakes: [],
  },
  {
    name: 'what is told beside a box: of a field that is there, and of a box that is there',
    documents: call({ ...good, known: { number: 'area', home_id: 'numbr', numbr: 'number', id: 'number' } }),
    mistakes: [
      'calls/visit.json:59:18 room has no field "numbr"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
      'calls/visit.json:60:7 "numbr" is not asked for; expected one of number, home_id, home_type; did you mean "number"?',
      'calls/visit.json:61:7 "id" is not asked for; expected one of number, home_id, home_type',
    ],
  },
  {
    name: 'so many months, where no range of days is asked for',
    documents: call({ ...good, fill: { number: { months: 12 } } }),
    mistakes: ['calls/visit.json:58:17 "number" asks for no range of days; expected a field of kind date-range'],
  },
  {
    name: 'codes that nobody is asked for, from a list that is not there, and of which nobody is told why not',
    documents: call({ ...good, among: { home_typ: 'types', home_type: 'number' } }),
    mistakes: [
      'calls/visit.json:58:7 "home_typ" asks for no code; expected one of home_type; did you mean "home_type"?',
      'calls/visit.json:58:19 nobody is told why this is refused; expected "reason" beside it',
      'calls/visit.json:59:20 nobody is told why this is refused; expected "reason" beside it',
      'calls/visit.json:59:20 room has no list "number" of such codes',
    ],
  },
  {
    name: 'what it makes in place of a form that is not there, from a list that takes no such filter',
    documents: call({ ...good, instead: { hom: {}, store: { numbr: '1' } } }),
    mistakes: [
      'calls/visit.json:58:14 no entity "hom"; expected one of home, room, store; did you mean "home"?',
      'calls/visit.json:60:9 room has no field "numbr"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
    ],
  },
  {
    name: 'beside a list that is not on the page, and first by what nobody can ask',
    documents: {
      ...call({ ...good, beside: ['hom', 'store'], first: { eq: ['$home_id.store_id', 1] } }),
      'calls/b.json': {
        ...call({ entity: 'room', places: ['list'], first: { is_null: ['$number'] } }, {}, [])['calls/visit.json'],
        path: '/v3/b',
      },
    },
    mistakes: [
      'calls/b.json:52:5 there is no record to ask',
      'calls/visit.json:58:7 no entity "hom"; expected one of home, room, store; did you mean "home"?',
      'calls/visit.json:59:7 no list of store stands beside it on the page of the record',
      'calls/visit.json:63:9 "home_id.store_id" stands in another record',
    ],
  },
  {
    name: 'what is forbidden by no yes or no',
    documents: call({ ...good, forbidden: { by: 'number', error: 'conflict' } }),
    mistakes: ['calls/visit.json:58:13 room has no yes or no "number"'],
  },
  {
    name: 'errors that it answers by their choices',
    documents: {
      ...call({ ...good, answers: ['away', 'gone', 'nowhere'] }),
      'app/errors.json': {
        errors: {
          away: {
            code: 4990,
            status: 409,
            message: label('Away'),
            choices: [{ label: label('Go'), sets: { forced: true } }],
          },
          gone: { code: 4991, status: 409, message: label('Gone') },
          left: { code: 4992, status: 409, message: label('Left'), choices: [{ label: label('See'), view: 'seen' }] },
        },
      },
    },
    mistakes: [
      'app/errors.json:37:7 no call offers the choices of "left"; expected "answers" in the action of one',
      'calls/visit.json:58:7 "away" sets "forced", which the request has not; expected one of id, number, home_id, home_type, raw',
      'calls/visit.json:59:7 "gone" has no choices',
      'calls/visit.json:60:7 no error "nowhere"; expected one of away, gone, left',
    ],
  },
  {
    name: 'a preview that is asked for by nothing',
    documents: call({ ...good, preview: 'look' }),
    mistakes: [
      'calls/visit.json:57:16 the request has no property "look"; expected one of id, number, home_id, home_type, raw',
    ],
  },
  {
    name: 'a preview that is asked for by a number',
    documents: call({ ...good, preview: 'number' }),
    mistakes: ['calls/visit.json:57:16 "number" is to be true or not, without an "x-label"'],
  },
  {
    name: 'today, where a day is asked for',
    documents: {
      'calls/a.json': {
        'x-label': label('A'),
        method: 'POST',
        path: '/v3/a',
        request: {
          type: 'object',
          properties: { day: { type: 'string', format: 'date', 'x-label': label('Day') } },
        },
        action: { entity: 'room', places: ['list'], fill: { day: { today: [] } } },
      },
    },
    mistakes: [],
  },
  {
    name: 'of the list alone',
    documents: call({ entity: 'room', places: ['list'] }, {}, []),
    mistakes: [],
  },
  {
    name: 'an entity that is not there, and an icon',
    documents: call({ entity: 'rom', places: ['list'], icon: 'pluss' }, {}, []),
    mistakes: [
      'calls/visit.json:48:15 no entity "rom"; expected one of home, room, store; did you mean "room"?',
      'calls/visit.json:52:13 no icon "pluss"; expected one of plus, edit, check, close, copy, refresh, trash, calendar, clock, link, print, star, warning; did you mean "plus"?',
    ],
  },
  {
    name: 'a call that reads, and one for everybody',
    documents: {
      'calls/a.json': {
        'x-label': label('A'),
        method: 'GET',
        path: '/v3/a',
        action: { entity: 'room', places: ['list'] },
      },
      'calls/b.json': {
        'x-label': label('B'),
        method: 'POST',
        path: '/v3/b',
        permission: null,
        action: { entity: 'room', places: ['list'] },
      },
    },
    mistakes: [
      'calls/a.json:8:3 a call that only reads is done to nothing',
      'calls/b.json:9:3 who is not logged in has no buttons; expected "permission"',
    ],
  },
  {
    name: 'places that no record fits',
    documents: call({ entity: 'room', places: ['list', 'row'], record: 'id' }),
    mistakes: [
      'calls/visit.json:51:15 "list" is done to no record, and the other places are',
      'calls/visit.json:55:5 in a list there is no record',
    ],
  },
  {
    name: 'records that nobody names, or another entity has, or that may be left out',
    documents: {
      'calls/a.json': { ...call({ entity: 'room', places: ['row'] })['calls/visit.json'], path: '/v3/a' },
      'calls/b.json': { ...call({ ...good, record: 'home_id' })['calls/visit.json'], path: '/v3/b' },
      'calls/c.json': { ...call(good, {}, [])['calls/visit.json'], path: '/v3/c' },
    },
    mistakes: [
      'calls/a.json:51:15 nobody knows which record; expected "record" beside it',
      'calls/b.json:56:15 "home_id" is no reference of the request to room; expected one of id',
      'calls/c.json:54:15 "id" can be left out; expected a required property',
    ],
  },
  {
    name: 'conditions without reasons, reasons without conditions, and neither with a record',
    documents: {
      'calls/a.json': { ...call({ ...good, when: { is_null: ['$nummer'] } })['calls/visit.json'], path: '/v3/a' },
      'calls/b.json': { ...call({ ...good, reason: label('x'), hides: true })['calls/visit.json'], path: '/v3/b' },
      'calls/c.json': {
        ...call({ entity: 'room', places: ['list'], when: '$number', reason: label('x') }, {}, [])['calls/visit.json'],
        path: '/v3/c',
      },
    },
    mistakes: [
      'calls/a.json:57:13 nobody is told why this is refused; expected "reason" beside it',
      'calls/a.json:59:9 room has no field "nummer"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
      'calls/b.json:57:15 it is never said; expected "when" beside it',
      'calls/b.json:61:14 it is never hidden; expected "when" beside it',
      'calls/c.json:52:5 there is no record to ask',
      'calls/c.json:52:13 here stands a text; expected a yes or no',
    ],
  },
  {
    name: 'texts with what the record has not, cannot show, or no record has, and different ones',
    documents: {
      'entities/room.json': entity({
        number: text(),
        code: { $ref: '../kinds/secret.json', 'x-label': label('Code') },
        home_id: reference('home'),
      }),
      'calls/a.json': {
        ...call({ ...good, confirm: label('{nummber}?'), done: label('{code}') })['calls/visit.json'],
        path: '/v3/a',
      },
      'calls/b.json': {
        ...call({ entity: 'room', places: ['list'], done: { zh: '{number}', en: 'Done' } }, {}, [])['calls/visit.json'],
        path: '/v3/b',
      },
    },
    mistakes: [
      'calls/a.json:57:16 room has no field "nummber"; expected one of id, number, code, home_id, version, created_at, updated_at; did you mean "number"?',
      'calls/a.json:61:13 a field of kind secret cannot stand in a text',
      'calls/b.json:52:13 in a list there is no record',
      'calls/b.json:52:13 zh and en have different placeholders; expected {number}',
    ],
  },
  {
    name: 'what is said until the command has ended, and of an answer that may lack one, or tells of more besides',
    documents: {
      ...commands,
      ...call({ ...good, meanwhile: { text: label('{number}'), when: { eq: ['$number', '1'] } } }, one(['task_id'])),
      'calls/b.json': {
        ...call({ ...good, done: label('x'), meanwhile: { text: label('y') } }, one([]))['calls/visit.json'],
        path: '/v3/b',
      },
      'calls/c.json': {
        ...call({ ...good, done: label('x'), meanwhile: { text: label('y') } }, one(['task_id'], ['integer', 'null']))[
          'calls/visit.json'
        ],
        path: '/v3/c',
      },
      'calls/d.json': {
        ...call(
          { ...good, done: label('x'), meanwhile: { text: label('y') } },
          { response: { type: 'object', properties: { steps: { type: 'array', items: one(['task_id']).response } } } },
        )['calls/visit.json'],
        path: '/v3/d',
      },
    },
    mistakes: [],
  },
  {
    name: 'what is never said of a command: there is none, or always one, and what nobody can decide',
    documents: {
      ...commands,
      'calls/a.json': {
        ...call({ ...good, done: label('x') }, one(['task_id']))['calls/visit.json'],
        path: '/v3/a',
      },
      'calls/b.json': { ...call({ ...good, meanwhile: { text: label('x') } })['calls/visit.json'], path: '/v3/b' },
      'calls/c.json': {
        ...call(
          { ...good, meanwhile: { text: label('{nummber}'), when: { eq: ['$home_id.store_id', 1] } } },
          one(['task_id']),
        )['calls/visit.json'],
        path: '/v3/c',
      },
      'calls/d.json': {
        ...call(
          { entity: 'room', places: ['list'], meanwhile: { text: label('x'), when: { is_null: ['$number'] } } },
          one(['task_id']),
          [],
        )['calls/visit.json'],
        path: '/v3/d',
      },
    },
    mistakes: [
      'calls/a.json:69:5 it is never said, since the command is followed to its end; expected "meanwhile" in its place, or nothing',
      'calls/b.json:57:5 the answer refers to no command that is followed',
      'calls/c.json:70:15 room has no field "nummber"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
      'calls/c.json:76:11 "home_id.store_id" stands in another record',
      'calls/d.json:69:7 there is no record to ask',
    ],
  },
  {
    name: 'what is filled in and not asked for, not there, masked, or of another type',
    documents: {
      'entities/room.json': entity({
        number: text(),
        phone: text({ 'x-mask': 'phone', 'x-label': label('Phone') }),
        home_id: reference('home'),
      }),
      ...call({
        ...good,
        fill: { id: ['id'], number: ['phone'], home_id: ['home_id', 'store_id'], home_type: ['home_id', 'store_ids'] },
      }),
    },
    mistakes: [
      'calls/visit.json:58:7 "id" is not asked for; expected one of number, home_id, home_type',
      'calls/visit.json:61:17 "phone" is known by its mask alone, which is no value',
      'calls/visit.json:64:18 "home_id.store_id" does not hold what "home_id" asks for; expected a field of kind reference',
      'calls/visit.json:68:20 home has no field "store_ids"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "store_id"?',
    ],
  },
  {
    name: 'what comes with a record that has no such field, no such place, or is asked for all the same',
    documents: {
      ...call({ ...good, places: ['row'], given: { id: 'id', number: 'nummber', raw: 'number', nothing: 'number' } }),
      'calls/b.json': call({ ...good, given: { raw: 'number' } }, { path: '/v3/b' })['calls/visit.json'],
      'calls/c.json': call({ entity: 'room', places: ['list'], given: { raw: 'number' } }, { path: '/v3/c' }, [])[
        'calls/visit.json'
      ],
    },
    mistakes: [
      'calls/b.json:58:7 of chosen rows nothing but the key is known',
      'calls/c.json:53:7 in a list there is no record',
      'calls/visit.json:56:7 "id" is not the record\'s to give; expected one of number, home_id, home_type, raw',
      'calls/visit.json:57:17 room has no field "nummber"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
      'calls/visit.json:59:7 "nothing" is not the record\'s to give; expected one of number, home_id, home_type, raw',
    ],
  },
  {
    name: 'today, where no day is asked for',
    documents: call({ entity: 'room', places: ['list'], fill: { number: { today: [] } } }, {}, []),
    mistakes: ['calls/visit.json:53:17 "number" asks for no day; expected a field of kind date'],
  },
  {
    name: 'what was said last time, above a list, too',
    documents: {
      'entities/visit_note.json': entity({ number: text(), home_id: reference('home') }),
      ...call(
        {
          entity: 'room',
          places: ['list'],
          fill: { number: { latest: ['visit_note', 'number'] }, home_id: { latest: ['visit_note', 'home_id'] } },
        },
        {},
        [],
      ),
    },
    mistakes: [],
  },
  {
    name: 'what was said last time, of records that are not there, that nobody sees, or that say no such thing',
    documents: {
      'entities/hidden.json': entity({ number: text() }, { 'x-internal': true }),
      ...call({
        ...good,
        fill: {
          number: { latest: ['rom', 'number'] },
          home_id: { latest: ['room', 'number'] },
          home_type: { latest: ['home', 'hometype'] },
        },
      }),
      'calls/b.json': call({ ...good, fill: { number: { latest: ['hidden', 'number'] } } }, { path: '/v3/b' })[
        'calls/visit.json'
      ],
    },
    mistakes: [
      'calls/b.json:60:11 hidden is internal and has no list',
      'calls/visit.json:60:11 no entity "rom"; expected one of hidden, home, room, store; did you mean "room"?',
      'calls/visit.json:67:11 "number" does not hold what "home_id" asks for; expected a field of kind reference',
      'calls/visit.json:73:11 home has no field "hometype"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "home_type"?',
    ],
  },
  {
    name: 'what must be sent, and nobody can be asked for',
    documents: call(good, {}, ['id', 'raw']),
    mistakes: [
      'calls/visit.json:45:7 "raw" must be sent, but no kind says how it is asked for; expected "$ref", "x-label" or "x-reference"',
    ],
  },
  {
    name: 'the name of a transition, and records without calls',
    documents: {
      'entities/room.json': entity({ state: { $ref: '../enums/home_type.json' } }, { 'x-internal': true }),
      'enums/home_type.json': homeType,
      'workflows/room.json': {
        'x-label': label('W'),
        entity: 'room',
        field: 'state',
        initial: 1,
        transitions: [{ name: 'visit', label: label('Visit'), from: [1], to: 2 }],
      },
      ...call(good),
    },
    mistakes: [
      'calls/visit.json:50:15 room has a transition "visit", so that nobody knows which is meant; expected another name',
      'calls/visit.json:50:15 room is internal and has no list',
    ],
  },
]
