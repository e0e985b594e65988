/** Tokens with which other systems ask: one in use, one that has been revoked, one whose year is over. */
import { addDays, startOfDay } from '../../../values/calendar.ts'
import { daysAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'

const [ADMIN, MANAGER] = [1, 2]

interface Token {
  readonly create: Values
  /** Days from the demo's own. */
  readonly ends: number
  readonly made: number
  readonly server: (plan: Plan) => Values
}

const TOKENS: readonly Token[] = [
  {
    create: {
      name: '财务系统对账',
      permissions: ['homes_view', 'finance_base'],
      requests_per_minute: 60,
      note: '每日凌晨拉取账单',
    },
    ends: 214,
    made: 120,
    server: (plan) => ({ staff_id: ADMIN, token_hint: 'cat_…k7Qe', used_at: daysAgo(plan, 1, 130) }),
  },
  {
    create: { name: '门店大屏', permissions: ['homes_view', 'device_base'], requests_per_minute: 30, store_ids: [1] },
    ends: 90,
    made: 75,
    server: (plan) => ({
      staff_id: MANAGER,
      token_hint: 'cat_…0xVd',
      used_at: daysAgo(plan, 12, 1010),
      revoked_at: daysAgo(plan, 12, 1032),
      revoked_by: ADMIN,
    }),
  },
  {
    create: { name: '巡检小程序', permissions: ['homes_view', 'ticket_base'], requests_per_minute: 120 },
    ends: -20,
    made: 380,
    server: (plan) => ({ staff_id: ADMIN, token_hint: 'cat_…pZ3a', used_at: daysAgo(plan, 21, 655) }),
  },
]

const endOf = (plan: Plan, { ends }: Token): string => addDays(plan.today, ends)

function* each(plan: Plan, row: (token: Token, id: number) => DemoRow | null): Generator<DemoRow> {
  if (plan.client_id !== 1) return
  for (const [at, token] of TOKENS.entries()) {
    const made = row(token, at + 1)
    if (made !== null) yield made
  }
}

export const apiTokens: Rows = (plan) =>
  each(plan, (token, id) => ({
    create: { ...token.create, expires_on: endOf(plan, token) },
    server: { id, client_id: plan.client_id, created_at: daysAgo(plan, token.made, 600), ...token.server(plan) },
  }))

/** No text has this digest that anybody could know: nobody asks with a token of the demo. */
const digestOf = (id: number): string => String(id).padStart(64, '0')

export const apiTokenKeys: Rows = (plan) =>
  each(plan, (token, id) => {
    const { staff_id, revoked_at } = token.server(plan)
    if (revoked_at !== undefined || token.ends < 0) return null
    return {
      create: {
        token_hash: digestOf(id),
        token_id: id,
        client_id: plan.client_id,
        staff_id,
        expires_at: startOfDay(addDays(plan.today, token.ends + 1)).toISOString(),
      },
      server: { id },
    }
  })
