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

const commands = {
  'enums/command_type.json': {
    'x-label': label('C'),
    type: 'string',
    oneOf: [{ const: 'restart', title: 'restart', 'x-label': label('R') }],
  },
}
const ofDevices = (sent?: object, features: object = { of: 'home_type', settings: { 1: ['hours'] } }) =>
  entity(
    { home_id: reference('home'), from: text(), until: text(), note: text() },
    {
      'x-inherit': ['home_id'],
      'x-together': [{ name: 'hours', label: label('H'), fields: ['from', 'until'] }],
      ...(sent && { 'x-sent': sent }),
      'x-features': features,
    },
  )

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
  {
    name: 'sent, or of a feature, is good',
    documents: { ...commands, 'entities/rule.json': ofDevices({ command: 'restart', settings: ['note', 'hours'] }) },
    mistakes: [],
  },
  {
    name: 'sent by no command, or what is no setting of its own',
    documents: {
      ...commands,
      'entities/rule.json': ofDevices({ command: 'restarts', settings: ['notes', 'from', 'home_id'] }),
    },
    mistakes: [
      'entities/rule.json:55:16 "restarts" is no code of command_type; expected one of restart; did you mean "restart"?',
      'entities/rule.json:57:7 "notes" is no setting of rule; expected one of note, hours; did you mean "note"?',
      'entities/rule.json:58:7 "from" is no setting of rule; expected one of note, hours',
      'entities/rule.json:59:7 "home_id" is no setting of rule; expected one of note, hours',
    ],
  },
  {
    name: 'of no feature, or of features that are none',
    documents: {
      'entities/rule.json': ofDevices(undefined, { of: 'home_type', settings: { 1: ['note'], 9: ['level'] } }),
      'entities/other_rule.json': ofDevices(undefined, { of: 'home_types', settings: { 1: ['note'] } }),
    },
    mistakes: [
      'entities/other_rule.json:55:11 no enum "home_types"; expected one of permission, entity, webhook, list, home_type; did you mean "home_type"?',
      'entities/rule.json:60:7 "9" is no code of home_type; expected one of 1, 2',
      'entities/rule.json:61:9 "level" is no setting of rule; expected one of note, hours',
    ],
  },
  {
    name: 'sent, of what is inherited by nobody',
    documents: {
      'entities/rule.json': entity({ note: text() }, { 'x-sent': { command: 'restart', settings: ['note'] } }),
    },
    mistakes: ['entities/rule.json:16:3 rule are no settings; expected "x-inherit"'],
  },
]
