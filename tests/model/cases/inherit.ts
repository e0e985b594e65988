import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, reference, text } from '../documents.ts'

const settings = (inherit: readonly string[]) =>
  entity({ home_id: reference('home'), store_id: reference('store'), note: text() }, { 'x-inherit': inherit })

const tree = {
  'entities/place.json': entity({
    home_id: reference('home'),
    above_ids: { type: 'array', items: { type: 'integer' }, 'x-reference': 'place', 'x-label': label('A') },
  }),
}
const ofPlaces = (inherit: readonly string[], rest: object = {}) => ({
  ...tree,
  'entities/rule.json': entity(
    { place_id: reference('place'), home_id: reference('home'), note: text() },
    { 'x-inherit': inherit, ...rest },
  ),
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'from the home to its store is good',
    documents: { 'entities/rule.json': settings(['home_id', 'store_id']) },
    mistakes: [],
  },
  {
    name: 'inherited by what is no reference',
    documents: { 'entities/rule.json': settings(['home', 'store_id']) },
    mistakes: [
      'entities/rule.json:33:5 "home" is no reference of rule; expected one of home_id, store_id; did you mean "home_id"?',
    ],
  },
  {
    name: 'from a place to those above it, then to its home, is good',
    documents: ofPlaces(['place_id', 'place_id.above_ids', 'home_id']),
    mistakes: [],
  },
  {
    name: 'along a list that is none of its own kind, or before the place itself',
    documents: ofPlaces(['place_id', 'place_id.above', 'home_id', 'place_id.above_ids']),
    mistakes: [
      'entities/rule.json:34:5 "above" is no list of place in place; expected one of above_ids; did you mean "above_ids"?',
      'entities/rule.json:36:5 "place_id.above_ids" must follow "place_id"',
    ],
  },
  {
    name: 'settings that may not be removed',
    documents: ofPlaces(['place_id'], { 'x-locked': { remove: { when: true, message: label('No') } } }),
    mistakes: ["entities/rule.json:36:15 of settings the whole company's stay, and all others may be removed"],
  },
  {
    name: 'from the wide to the narrow',
    documents: { 'entities/rule.json': settings(['store_id', 'home_id']) },
    mistakes: ['entities/rule.json:33:5 store refers to no home, so that nothing can be inherited from it'],
  },
  {
    name: 'a level that is no field of codes, or has another number of them',
    documents: {
      'entities/rule.json': entity(
        { home_id: reference('home'), note: text() },
        { 'x-inherit': ['home_id'], 'x-level': 'note' },
      ),
      'entities/other_rule.json': entity(
        { home_id: reference('home'), store_id: reference('store'), level: { $ref: '../enums/home_type.json' } },
        { 'x-inherit': ['home_id', 'store_id'], 'x-level': 'level' },
      ),
      'entities/no_rule.json': entity({ level: { $ref: '../enums/home_type.json' } }, { 'x-level': 'level' }),
    },
    mistakes: [
      'entities/no_rule.json:12:14 no_rule are no settings; expected "x-inherit"',
      'entities/other_rule.json:32:14 "level" has 2 codes; there are 3 levels, with the whole company',
      'entities/rule.json:27:14 "note" is no field of codes of rule',
    ],
  },
  {
    name: 'one setting of fields that are not there, taken or another one already',
    documents: {
      'entities/rule.json': entity(
        { home_id: reference('home'), from: text(), until: text() },
        {
          'x-inherit': ['home_id'],
          'x-together': [
            { name: 'hours', label: label('H'), fields: ['from', 'until'] },
            { name: 'from', label: label('H'), fields: ['from', 'nothing'] },
          ],
        },
      ),
    },
    mistakes: [
      'entities/rule.json:47:15 "from" is taken already',
      'entities/rule.json:53:9 "from" is part of another setting already',
      'entities/rule.json:54:9 "nothing" is no field of rule; expected one of id, home_id, from, until, version, created_at, updated_at',
    ],
  },
]
