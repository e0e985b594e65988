import type { MistakeCase } from '../mistakes.test.ts'
import { label, reference, text } from '../documents.ts'

const properties = {
  id: reference('room'),
  number: text(),
  visited_on: { type: 'string', format: 'date', 'x-label': label('Day') },
  note: text(),
  rows: { $ref: '../kinds/rows.json', 'x-label': label('Rows'), items: { type: 'object', properties: { a: text() } } },
}
const call = (byFile: object, action: object = { record: 'id', places: ['row'] }) => ({
  'calls/visit.json': {
    'x-label': label('Visit'),
    method: 'POST',
    path: '/v3/visits',
    request: { type: 'object', required: 'record' in action ? ['id', 'visited_on', 'note'] : [], properties },
    action: { entity: 'room', ...action, by_file: byFile },
  },
})
const masked = { 'entities/room.json': roomWith({ phone: text({ 'x-mask': 'phone', 'x-label': label('Phone') }) }) }

function roomWith(more: object) {
  return {
    'x-label': label('E'),
    type: 'object',
    required: ['home_id'],
    properties: { home_id: reference('home'), number: text(), double: text({ 'x-computed': '$number' }), ...more },
  }
}

export const cases: readonly MistakeCase[] = [
  {
    name: 'all that a file of calls may say',
    documents: call({
      find: ['home_id', 'number', 'home_id.name'],
      only: { eq: ['$number', '1'] },
      several_by: 'visited_on',
      also: ['home'],
    }),
    mistakes: [],
  },
  {
    name: 'records of which nothing is true, and rows that are told apart by no column, or by what has no order',
    documents: {
      ...call({ find: ['home_id'], only: { eq: ['$numer', '1'] }, several_by: 'visited' }),
      'calls/stay.json': {
        ...call({ find: ['home_id'], several_by: 'note' })['calls/visit.json'],
        path: '/v3/stays',
      },
    },
    mistakes: [
      'calls/stay.json:77:21 "note" cannot tell rows apart and put them in order; expected a required property of kind date, datetime, integer',
      'calls/visit.json:79:11 room has no field "numer"; expected one of id, home_id, number, area, version, created_at, updated_at; did you mean "number"?',
      'calls/visit.json:83:21 "visited" is none of the columns; expected one of number, visited_on, note; did you mean "visited_on"?',
    ],
  },
  {
    name: 'a record that has no name by which a row could be told what it is about',
    documents: {
      'calls/visit.json': {
        ...call({ find: ['home_id'] })['calls/visit.json'],
        request: { type: 'object', required: ['id'], properties: { id: { type: 'integer', 'x-reference': 'room' } } },
      },
    },
    mistakes: ['calls/visit.json:26:5 "id" has no "x-label" by which a row could be told what it is about'],
  },
  {
    name: 'rows that are about no record',
    documents: call({ find: ['number'] }, { places: ['list'] }),
    mistakes: ['calls/visit.json:68:5 a row says which record is meant, and there is none; expected "record"'],
  },
  {
    name: 'records that are found by nothing that is there, over two steps, or by what is worked out',
    documents: {
      ...call({ find: ['numer', 'home_id.store_id.name', 'double'] }),
      'entities/room.json': roomWith({}),
    },
    mistakes: [
      'calls/visit.json:75:9 room has no field "numer"; expected one of id, home_id, number, double, version, created_at, updated_at; did you mean "number"?',
      'calls/visit.json:76:9 "home_id.store_id.name" leads over more than one record',
      'calls/visit.json:77:9 "double" is nothing that a record is found by; expected a stored field of kind string, integer, reference, enum, date, or what it is called',
    ],
  },
  {
    name: 'records that are found by masked values alone',
    documents: { ...call({ find: ['phone'] }), ...masked },
    mistakes: ['calls/visit.json:74:15 what is behind a mask only narrows; expected a field without a mask, too'],
  },
  {
    name: 'columns that no cell can say, that find the record already, and lists that are not there',
    documents: call({ find: ['number'], columns: ['rows', 'number'], also: ['hom'] }),
    mistakes: [
      'calls/visit.json:78:9 no cell can say "rows"; expected one of number, visited_on, note',
      'calls/visit.json:79:9 "number" is a column already, by which the record is found',
      'calls/visit.json:82:9 no entity "hom"; expected one of home, room, store; did you mean "home"?',
    ],
  },
]
