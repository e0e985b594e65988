import type { MistakeCase } from '../mistakes.test.ts'
import { home, label, reference, room, text } from '../documents.ts'

const number = (more: object = {}) => ({ type: 'string', format: 'decimal', 'x-label': label('Number'), ...more })
const explained = (expr: unknown) => ({ 'x-explained': { expr } })
const roomWith = (properties: object, names: readonly string[]) => ({
  'entities/room.json': {
    ...room,
    properties: { ...room.properties, ...properties },
    'x-detail': { explained: names },
  },
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'an explanation of what is not there, is no number, or comes from nowhere',
    documents: roomWith({ note: text(), given: number() }, ['gone', 'note', 'given']),
    mistakes: [
      'entities/room.json:51:7 room has no field "gone"; expected one of id, home_id, number, area, note, given, version, created_at, updated_at; did you mean "note"?',
      'entities/room.json:52:7 "note": a field of kind string is no number to be explained',
      'entities/room.json:53:7 nothing says how "given" comes about; expected "x-explained" in the field, or a formula as its "x-computed"',
    ],
  },
  {
    name: 'formulas that cannot be told',
    documents: {
      ...roomWith(
        {
          a: number(explained({ add: ['$area', '$home_id.floors'] })),
          b: number({ 'x-computed': { add: ['$area', 1] }, ...explained({ add: ['$area', 1] }) }),
          c: number(explained({ if: [{ obeys: ['$number', 'phone'] }, '$area', null] })),
          d: number(explained({ concat: ['$number', '-'] })),
          e: number({ 'x-computed': { count: { entity: 'visit', by: 'room_id' } } }),
          f: number({ 'x-computed': { add: ['$area', { coalesce: ['$home_id.floors', 0] }] } }),
          g: text(explained('$area')),
          h: number(explained({ days_between: ['$created_at', '$updated_at'] })),
        },
        ['a', 'e', 'f'],
      ),
      'entities/home.json': { ...home, properties: { ...home.properties, floors: number() } },
      'entities/visit.json': {
        $schema: '../meta/entity.schema.json',
        'x-label': label('Visit'),
        type: 'object',
        properties: {
          room_id: reference('room'),
          rows: {
            type: 'array',
            'x-label': label('Rows'),
            items: { type: 'object', properties: { n: number(explained(1)) } },
          },
        },
      },
    },
    mistakes: [
      'entities/room.json:41:13 "home_id.floors" stands in another record',
      'entities/room.json:59:7 "b" is computed: its expression explains it',
      'entities/room.json:79:24 "obeys" cannot be used in a formula',
      'entities/room.json:98:17 here stands a text; expected a number',
      'entities/room.json:145:22 "g": a field of kind string is no number to be explained',
      'entities/room.json:158:27 "days_between" cannot be used in a formula',
      'entities/room.json:172:7 nothing says how "e" comes about; expected "x-explained" in the field, or a formula as its "x-computed"',
      'entities/room.json:173:7 "f" cannot be explained: "home_id.floors" stands in another record',
      'entities/visit.json:33:28 "n" stands in a row, which no page explains',
    ],
  },
  {
    name: 'formulas of a record’s own numbers are no mistake',
    documents: roomWith(
      {
        a: number(explained({ if: [{ is_null: ['$area'] }, null, { mul: ['$area', 2] }] })),
        b: number({ 'x-computed': { round: [{ div: ['$a', '$area'] }, 2] } }),
      },
      ['b'],
    ),
    mistakes: [],
  },
]
