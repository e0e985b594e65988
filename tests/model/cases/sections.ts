import type { MistakeCase } from '../mistakes.test.ts'
import { home } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
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
