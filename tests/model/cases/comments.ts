import type { MistakeCase } from '../mistakes.test.ts'
import { base, entity, reference, scoped, text } from '../documents.ts'

const commented = { 'x-comments': true }
const time = text({ format: 'date-time' })

export const cases: readonly MistakeCase[] = [
  {
    name: 'records that nobody looks at in common, or that go by themselves',
    documents: {
      ...base,
      ...scoped,
      'entities/a.json': entity({ name: text() }, { ...commented, 'x-internal': true }),
      'entities/b.json': entity(
        { at: time, a_id: reference('store') },
        { ...commented, required: ['at'], 'x-history': { by: 'at' } },
      ),
      'entities/c.json': entity({ name: text() }, { ...commented, 'x-tenant': false }),
      'entities/d.json': entity(
        { staff_id: reference('staff', { 'x-write': 'never' }) },
        { ...commented, 'x-scope': { owner: 'staff_id' } },
      ),
      'entities/e.json': entity(
        { home_id: reference('home', { 'x-on-delete': 'cascade' }), time },
        { ...commented, 'x-inherit': ['home_id'] },
      ),
    },
    mistakes: [
      'entities/a.json:16:17 no comments: nobody sees what the server alone uses',
      'entities/b.json:25:17 no comments: records of a history go by whole months',
      'entities/c.json:16:17 no comments: such records belong to no company',
      'entities/d.json:18:17 no comments: not everybody who may read such records sees them all',
      'entities/e.json:26:17 no comments: settings are looked at where they are in force',
    ],
  },
  {
    name: 'comments that nobody could write, with a key that is not there, and a name that is taken',
    documents: {
      ...base,
      ...scoped,
      'entities/a.json': entity({ name: text() }, { ...commented, 'x-access': { write: null } }),
      'entities/b.json': entity({ name: text() }, { 'x-comments': 'homes_veiw' }),
      'entities/c.json': entity({ name: text() }, commented),
      'entities/c_comment.json': entity({ name: text() }),
    },
    mistakes: [
      'entities/a.json:16:17 nobody may change a a, so nobody could comment on it; expected "x-comments" with a key',
      'entities/b.json:16:17 no permission "homes_veiw"; expected a key of app/permissions.json; did you mean "homes_view"?',
      'entities/c.json:16:17 "c_comment" is an entity of its own, and would be that of the comments; expected another name for that one',
    ],
  },
]
