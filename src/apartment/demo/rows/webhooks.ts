/** Other systems that are told of events: one in use, one that has been away too long, one that was paused. */
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import { daysAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import type { Rows } from '../row.ts'

const [ADMIN, MANAGER] = [1, 2]
const [ACTIVE, PAUSED, FAILING] = [1, 2, 3]
const [SENT, FAILED, GIVEN_UP] = [2, 3, 4]
const REFUSED = { failure: '接收方返回HTTP 503', failure_en: 'The receiver answered HTTP 503' }

interface Target {
  readonly create: Values
  readonly made: number
  readonly server: (plan: Plan) => Values
}

const TARGETS: readonly Target[] = [
  {
    create: {
      name: '财务系统',
      url: 'https://erp.example.com/hooks/apartment',
      resources: ['bill', 'payment', 'lease'],
      events: [1, 2],
      note: '账单和租约变动后同步',
    },
    made: 118,
    server: (plan) => ({
      staff_id: ADMIN,
      state: ACTIVE,
      secret_hint: 'whsec_…8Jw=',
      last_sent_at: daysAgo(plan, 1, 640),
    }),
  },
  {
    create: {
      name: '报修派单',
      url: 'https://repair.example.com/api/tickets',
      resources: ['ticket'],
      events: [1, 2, 3],
    },
    made: 64,
    server: (plan) => ({
      ...{ staff_id: ADMIN, state: FAILING, secret_hint: 'whsec_…Tz0=', failures: 41, ...REFUSED },
      ...{ last_sent_at: daysAgo(plan, 9, 700), failing_since: daysAgo(plan, 9, 720) },
    }),
  },
  {
    create: {
      name: '门店群通知',
      url: 'https://chat.example.com/robot/store',
      resources: ['room'],
      events: [2],
    },
    made: 30,
    server: () => ({ staff_id: MANAGER, state: PAUSED, secret_hint: 'whsec_…qW4=' }),
  },
]

export const webhookTargets: Rows = function* (plan): Generator<DemoRow> {
  if (plan.client_id !== 1) return
  for (const [at, { create, made, server }] of TARGETS.entries())
    yield {
      create,
      server: { id: at + 1, client_id: plan.client_id, created_at: daysAgo(plan, made, 600), ...server(plan) },
    }
}

interface Sending {
  readonly target: number
  readonly event: number
  readonly resource: string
  readonly record: number
  readonly day: number
  readonly minute: number
  readonly came: (at: string) => Values
}

const sent = (milliseconds: number) => (at: string) => ({
  ...{ state: SENT, attempts: 1, status: 200, milliseconds, response: 'ok', ended_at: at },
})
const givenUp = (at: string) => ({
  ...{ state: GIVEN_UP, attempts: 8, status: 503, milliseconds: 212, response: 'Service Unavailable', ended_at: at },
  ...REFUSED,
})

const SENDINGS: readonly Sending[] = [
  { target: 2, event: 1, resource: 'ticket', record: 1, day: 10, minute: 690, came: sent(143) },
  { target: 2, event: 2, resource: 'ticket', record: 2, day: 9, minute: 720, came: givenUp },
  { target: 2, event: 1, resource: 'ticket', record: 3, day: 9, minute: 815, came: givenUp },
  { target: 1, event: 2, resource: 'lease', record: 1, day: 3, minute: 1010, came: sent(96) },
  { target: 1, event: 1, resource: 'bill', record: 1, day: 2, minute: 605, came: sent(88) },
  { target: 1, event: 2, resource: 'bill', record: 2, day: 1, minute: 640, came: sent(121) },
  {
    ...{ target: 1, event: 2, resource: 'lease', record: 2, day: 1, minute: 655 },
    came: () => ({
      state: FAILED,
      attempts: 6,
      status: 503,
      milliseconds: 87,
      response: 'Service Unavailable',
      ...REFUSED,
    }),
  },
]

export const webhookSendings: Rows = function* (plan): Generator<DemoRow> {
  if (plan.client_id !== 1) return
  for (const [
    place,
    { target: target_id, event, resource, record: record_id, day, minute, came },
  ] of SENDINGS.entries()) {
    const at = daysAgo(plan, day, minute)
    yield {
      create: {},
      server: {
        ...{ id: place + 1, client_id: plan.client_id, target_id, event, resource, record_id },
        ...{ created_at: at, updated_at: at, ...came(at) },
      },
    }
  }
}
