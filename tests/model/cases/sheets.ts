import type { MistakeCase } from '../mistakes.test.ts'
import { label, reference, text } from '../documents.ts'

const properties = {
  id: reference('room'),
  number: text(),
  rows: { $ref: '../kinds/rows.json', 'x-label': label('Rows'), items: { type: 'object', properties: { a: text() } } },
}
const call = (byFile: object, action: object = { record: 'id', places: ['row'] }) => ({
  'calls/visit.json': {
    'x-label': label('Visit'),
    method: 'POST',
    path: '/v3/visits',
    request: { type: 'object', required: 'record' in action ? ['id'] : [], properties },
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
    documents: call({ find: ['home_id', 'number', 'home_id.name'], also: ['home'] }),
    mistakes: [],
  },
  {
    name: 'rows that are about no record',
    documents: call({ find: ['number'] }, { places: ['list'] }),
    mistakes: ['calls/visit.json:53:5 a row says which record is meant, and there is none; expected "record"'],
  },
  {
    name: 'records that are found by nothing that is there, over two steps, or by what is worked out',
    documents: {
      ...call({ find: ['numer', 'home_id.store_id.name', 'double'] }),
      'entities/room.json': roomWith({}),
    },
    mistakes: [
      'calls/visit.json:58:9 room has no field "numer"; expected one of id, home_id, number, double, version, created_at, updated_at; did you mean "number"?',
      'calls/visit.json:59:9 "home_id.store_id.name" leads over more than one record',
      'calls/visit.json:60:9 "double" is nothing that a record is found by; expected a stored field of kind string, integer, reference, enum, date',
    ],
  },
  {
    name: 'records that are found by masked values alone',
    documents: { ...call({ find: ['phone'] }), ...masked },
    mistakes: ['calls/visit.json:57:15 what is behind a mask only narrows; expected a field without a mask, too'],
  },
  {
    name: 'columns that no cell can say, that find the record already, and lists that are not there',
    documents: call({ find: ['number'], columns: ['rows', 'number'], also: ['hom'] }),
    mistakes: [
      'calls/visit.json:61:9 no cell can say "rows"; expected one of number',
      'calls/visit.json:62:9 "number" is a column already, by which the record is found',
      'calls/visit.json:65:9 no entity "hom"; expected one of home, room, store; did you mean "home"?',
    ],
  },
]
