import type { MistakeCase } from '../mistakes.test.ts'
import { entity, label, reference, text } from '../documents.ts'

const ticket = entity({
  state: { $ref: '../enums/home_type.json' },
  urgent: { type: 'boolean', 'x-label': label('U') },
  reason: text(),
})
const go = { name: 'go', label: label('Go'), from: [1], to: 2 }
const note = entity(
  {
    ticket_id: reference('ticket'),
    step: { $ref: '../enums/home_type.json' },
    was: { $ref: '../enums/home_type.json' },
    text: text(),
  },
  { required: ['ticket_id'] },
)
const flow = (rest: Readonly<Record<string, unknown>>) => ({
  'x-label': label('Flow'),
  entity: 'ticket',
  field: 'state',
  initial: 1,
  transitions: [go],
  ...rest,
})

export const cases: readonly MistakeCase[] = [
  {
    name: 'an entity or a field that is not there',
    documents: {
      'entities/ticket.json': ticket,
      'workflows/a.json': flow({ entity: 'tickets' }),
      'workflows/b.json': flow({ field: 'stat' }),
    },
    mistakes: [
      'workflows/a.json:6:13 no entity "tickets"; expected one of home, room, store, ticket; did you mean "ticket"?',
      'workflows/b.json:7:12 "stat" is no enum field of ticket; expected one of state; did you mean "state"?',
    ],
  },
  {
    name: 'states that are not there',
    documents: {
      'entities/ticket.json': ticket,
      'workflows/a.json': flow({
        initial: 3,
        allow: { remove: [4] },
        transitions: [{ name: 'go', label: label('Go'), from: [5], to: 6 }],
      }),
    },
    mistakes: [
      'workflows/a.json:8:14 no state 3; expected one of 1, 2',
      'workflows/a.json:17:9 no state 5; expected one of 1, 2',
      'workflows/a.json:19:13 no state 6; expected one of 1, 2',
      'workflows/a.json:24:7 no state 4; expected one of 1, 2',
    ],
  },
  {
    name: 'a deciding field that is not there, and cases that are missing or never',
    documents: {
      'entities/ticket.json': ticket,
      'workflows/a.json': flow({
        initial: { by: 'flw', cases: { 1: 1 } },
        transitions: [{ name: 'go', label: label('Go'), from: [1], to: { by: 'urgent', cases: { yes: 1, true: 2 } } }],
      }),
    },
    mistakes: [
      'workflows/a.json:9:11 ticket has no field "flw"; expected one of id, state, urgent, reason, version, created_at, updated_at',
      'workflows/a.json:26:18 no case for "urgent" false',
      'workflows/a.json:27:11 "urgent" is never yes; expected one of true, false',
    ],
  },
  {
    name: 'two transitions of one name, a name that is taken, a field that cannot be asked for',
    documents: {
      'entities/ticket.json': ticket,
      'workflows/a.json': flow({
        transitions: [go, go, { ...go, name: 'export', fields: [{ name: 'state' }, { name: 'reson' }] }],
      }),
    },
    mistakes: [
      'workflows/a.json:22:15 the transition "go" of state stands here twice',
      'workflows/a.json:33:15 "export" is a call of every entity',
      'workflows/a.json:44:19 "state" cannot be asked for',
      'workflows/a.json:47:19 ticket has no field "reson"; expected one of id, state, urgent, reason, version, created_at, updated_at; did you mean "reason"?',
    ],
  },
  {
    name: 'a condition that nobody is told of, and a text that is never said',
    documents: {
      'entities/ticket.json': ticket,
      'workflows/a.json': flow({
        transitions: [
          { ...go, when: { eq: ['$urgent', true] } },
          { ...go, name: 'on', message: label('M') },
        ],
      }),
    },
    mistakes: [
      'workflows/a.json:20:15 nobody is told why this is refused; expected "message" beside it',
      'workflows/a.json:37:18 it is never said; expected "when" beside it',
    ],
  },
  {
    name: 'two workflows of one entity',
    documents: { 'entities/ticket.json': ticket, 'workflows/a.json': flow({}), 'workflows/b.json': flow({}) },
    mistakes: ['workflows/b.json:6:13 ticket has the workflow "a" already; expected one workflow an entity'],
  },
  {
    name: 'a history that cannot be written',
    documents: {
      'entities/ticket.json': ticket,
      'entities/note.json': note,
      'workflows/a.json': flow({
        history: {
          entity: 'note',
          values: { ticket_id: '$id', who: 1 },
          step: 'step',
          created: 'make',
          from: 'text',
          asked: { id: 'urgent' },
        },
      }),
    },
    mistakes: [
      'workflows/a.json:11:15 "step" of note has no value "go"; expected one of 1, 2',
      'workflows/a.json:26:14 note has no field "who"; expected one of id, ticket_id, step, was, text, version, created_at, updated_at',
      'workflows/a.json:29:16 "step" of note has no value "make"; expected one of 1, 2',
      'workflows/a.json:30:13 "text" of note holds no states of "ticket"',
      'workflows/a.json:32:7 "id" of note cannot be given a value',
      'workflows/a.json:32:13 no transition asks for "urgent"',
    ],
  },
  {
    name: 'a history of nothing',
    documents: {
      'entities/ticket.json': ticket,
      'workflows/a.json': flow({ history: { entity: 'rom', values: {}, step: 'step', created: 'create' } }),
    },
    mistakes: [
      'workflows/a.json:23:15 no entity "rom"; expected one of home, room, store, ticket; did you mean "room"?',
    ],
  },
  {
    name: 'a history of each step is no mistake',
    documents: {
      'entities/ticket.json': ticket,
      'entities/note.json': note,
      'workflows/a.json': flow({
        transitions: [{ ...go, fields: [{ name: 'reason' }] }],
        history: {
          entity: 'note',
          values: { ticket_id: '$id' },
          step: 'text',
          created: 'create',
          from: 'was',
          asked: { text: 'reason' },
        },
      }),
    },
    mistakes: [],
  },
]
