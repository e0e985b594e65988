import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, reference, text } from '../documents.ts'

const days = { 'kinds/date-range.json': { type: 'array', 'x-kind': 'date-range' } }
const stay = (rule: object) => ({
  ...days,
  'entities/stay.json': entity(
    {
      room_id: reference('room'),
      days: { $ref: '../kinds/date-range.json', 'x-label': label('D') },
      left_on: { type: 'string', format: 'date', 'x-label': label('L') },
      note: text(),
    },
    { 'x-exclusive': [{ name: 'one', message: label('taken'), ...rule }] },
  ),
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'fields that are not there',
    documents: stay({ by: 'rom_id', range: 'day', until: 'left' }),
    mistakes: [
      'entities/stay.json:46:13 stay has no field "rom_id"; expected one of id, room_id, days, left_on, note, version, created_at, updated_at; did you mean "room_id"?',
      'entities/stay.json:47:16 stay has no field "day"; expected one of id, room_id, days, left_on, note, version, created_at, updated_at; did you mean "days"?',
      'entities/stay.json:48:16 stay has no field "left"; expected one of id, room_id, days, left_on, note, version, created_at, updated_at; did you mean "left_on"?',
    ],
  },
  {
    name: 'fields of other kinds',
    documents: stay({ by: 'note', range: 'left_on', until: 'days' }),
    mistakes: [
      'entities/stay.json:46:13 "note" is no reference that is stored',
      'entities/stay.json:47:16 "left_on" is no date-range that is stored',
      'entities/stay.json:48:16 "days" is no date that is stored',
    ],
  },
  {
    name: 'what is held for days until a date is no mistake',
    documents: stay({ by: 'room_id', range: 'days', until: 'left_on' }),
    mistakes: [],
  },
]
