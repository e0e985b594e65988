import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, reference, text } from '../documents.ts'

const commands = {
  'enums/command_type.json': {
    'x-label': label('C'),
    type: 'string',
    oneOf: [{ const: 'restart', title: 'restart', 'x-label': label('R') }],
  },
}
const ofDevices = (sent?: object, features: object = { home_type: { 1: ['hours'] } }) =>
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
      'entities/rule.json': ofDevices(undefined, { home_type: { 1: ['note'], 9: ['level'] } }),
      'entities/other_rule.json': ofDevices(undefined, { home_types: { 1: ['note'] } }),
    },
    mistakes: [
      'entities/other_rule.json:55:5 no enum "home_types"; expected one of permission, entity, told_entity, webhook, list, report, home_type; did you mean "home_type"?',
      'entities/rule.json:59:7 "9" is no code of home_type; expected one of 1, 2',
      'entities/rule.json:60:9 "level" is no setting of rule; expected one of note, hours',
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
