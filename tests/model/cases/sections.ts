import type { MistakeCase } from '../mistakes.test.ts'
import { home } from '../documents.ts'

const visit = {
  $schema: '../meta/call.schema.json',
  'x-label': { zh: '回访', en: 'Visit' },
  method: 'POST',
  path: '/v3/visits',
  request: {
    type: 'object',
    properties: {
      note: { type: 'string', 'x-label': { zh: '备注', en: 'Note' } },
      day: { type: 'string', format: 'date', 'x-label': { zh: '日期', en: 'Day' } },
    },
  },
}
const HEADING = { zh: '回访', en: 'Visit' }

export const cases: readonly MistakeCase[] = [
  {
    name: 'a dialog that shows a property twice, one that is not asked for, and leaves one out',
    documents: {
      'calls/visit.json': {
        ...visit,
        'x-form': {
          sections: [
            { label: HEADING, fields: ['note', 'nte'] },
            { label: HEADING, fields: ['note'] },
          ],
        },
      },
    },
    mistakes: [
      'calls/visit.json:30:17 "day" is asked for, but stands in no section of the form',
      'calls/visit.json:38:11 visit asks for no "nte"; expected one of note, day; did you mean "note"?',
      'calls/visit.json:47:11 "note" is shown already',
    ],
  },
  {
    name: 'a field that is not there, and one that stands twice',
    documents: {
      'entities/home.json': {
        ...home,
        'x-form': { sections: [{ fields: ['name', 'store_id'] }, { fields: ['name', 'home_typ'] }] },
      },
    },
    mistakes: [
      'entities/home.json:45:11 "name" is shown already',
      'entities/home.json:46:11 home has no field "home_typ"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "home_type"?',
    ],
  },
  {
    name: 'a required field that the form does not ask for',
    documents: { 'entities/home.json': { ...home, 'x-form': { sections: [{ fields: ['name'] }] } } },
    mistakes: ['entities/home.json:36:17 "store_id" must be sent, but stands in no section of the form'],
  },
  {
    name: 'a field of the card that is not there',
    documents: { 'entities/home.json': { ...home, 'x-card': ['name', 'fone'] } },
    mistakes: [
      'entities/home.json:37:5 home has no field "fone"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at',
    ],
  },
  {
    name: 'a field of the detail page that is not there',
    documents: { 'entities/home.json': { ...home, 'x-detail': { sections: [{ fields: ['nme'] }] } } },
    mistakes: [
      'entities/home.json:39:11 home has no field "nme"; expected one of home_id, name, store_id, home_type, version, created_at, updated_at; did you mean "name"?',
    ],
  },
]
