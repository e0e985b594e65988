import type { MistakeCase } from '../mistakes.test.ts'
import { entity, homeType, label, text } from '../documents.ts'

export const cases: readonly MistakeCase[] = [
  {
    name: 'a code of the wrong type',
    documents: { 'enums/home_type.json': { ...homeType, type: 'string' } },
    mistakes: [
      'enums/home_type.json:9:16 the code 1 is no string; expected string',
      'enums/home_type.json:17:16 the code 2 is no string; expected string',
    ],
  },
  {
    name: 'a code and a name that stand twice',
    documents: { 'enums/home_type.json': { ...homeType, oneOf: [...homeType.oneOf, homeType.oneOf[0]] } },
    mistakes: [
      'enums/home_type.json:25:16 the code 1 stands here twice',
      'enums/home_type.json:26:16 the name "apart" stands here twice',
    ],
  },
  {
    name: 'a variant of a code that is not there, decided by a field that is not there',
    documents: {
      'enums/home_type.json': { ...homeType, 'x-variants': { by: 'flow', cases: { 1: { 3: label('Three') } } } },
    },
    mistakes: [
      'entities/home.json:26:18 labels of home_type depend on "flow", which home has not; expected one of home_id, name, store_id, home_type, version, created_at, updated_at',
      'enums/home_type.json:29:9 no code 3; expected one of 1, 2',
    ],
  },
  {
    name: 'codes for states that no command has, and two for one',
    documents: {
      'enums/home_type.json': {
        ...homeType,
        oneOf: homeType.oneOf.map((value, at) => ({
          ...value,
          'x-command': ['success', ...(at === 0 ? ['fial'] : [])],
        })),
      },
      'enums/command_state.json': {
        'x-label': label('State'),
        type: 'string',
        oneOf: ['success', 'fail'].map((name) => ({ const: name, title: name, 'x-label': label(name) })),
      },
    },
    mistakes: [
      'enums/home_type.json:17:9 no state of a command "fial"; expected one of success, fail; did you mean "fail"?',
      'enums/home_type.json:28:9 "success" stands here twice',
    ],
  },
  {
    name: 'x-enum of an enum that is not there',
    documents: { 'entities/store.json': entity({ type: text({ 'x-enum': 'home_typ' }) }) },
    mistakes: [
      'entities/store.json:14:17 no enum "home_typ"; expected one of permission, entity, told_entity, webhook, list, report, home_type; did you mean "home_type"?',
    ],
  },
]
