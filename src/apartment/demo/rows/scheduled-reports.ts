/** Reports by mail: one every morning, one every month that met trouble on its way, one whose owner has left. */
import { addDays, addMonths, firstOfMonth, instantAt } from '../../../values/calendar.ts'
import { daysAgo, later } from '../moment.ts'
import type { Plan } from '../plan.ts'
import type { Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { ReportDeliveryState, ReportRhythm, ReportScheduleState } from '../../../generated/enums.ts'
import { logins } from '../logins.ts'

const [ADMIN, MANAGER] = [1, 2]
const MINUTE_MS = 60_000
const { sent, failed, cancelled } = ReportDeliveryState
const GONE = { zh: '创建人的账号已停用', en: "The owner's account is disabled" }
const LATE = { zh: '该服务响应超时', en: 'The service did not answer in time' }

interface Scheduled {
  readonly create: Values
  readonly server: (plan: Plan) => Values
  /** Days ago; the minute of the day is the schedule's. */
  readonly delivered: readonly { readonly days: (plan: Plan) => number; readonly values: Values }[]
}

const query = (...asked: readonly (readonly [string, string])[]) => asked.map(([name, value]) => ({ name, value }))
const dayOfMonth = ({ today }: Plan): number => Number(today.slice(8))
const eight = (day: string): string => instantAt(`${day} 08:00:00`).toISOString()
/** Of a month that has begun already: its first day. */
const sinceFirst = (plan: Plan): number => dayOfMonth(plan) - 1 || 31

const SCHEDULES: readonly Scheduled[] = [
  {
    create: {
      name: '每日异常汇总',
      report: 'abnormal_count',
      ...{ rhythm: ReportRhythm.daily, hour: 8, file_format: 'xlsx' },
      recipients: 'operations@example.com',
    },
    server: (plan) => ({
      staff_id: MANAGER,
      state: ReportScheduleState.active,
      next_at: eight(addDays(plan.today, 1)),
      summary: '时间范围：近3天；汇总方式：异常类型、门店',
      query: query(['period', '3d'], ['group', 'code,store_id']),
      created_at: daysAgo(plan, 40, 610),
    }),
    delivered: [3, 2, 1].map((days) => ({
      days: () => days,
      values: { state: sent, attempts: 1, file_name: '异常统计.xlsx', file_rows: 18 + days, file_kb: 9 },
    })),
  },
  {
    create: {
      name: '每月用电报表',
      report: 'electric_report',
      ...{ rhythm: ReportRhythm.monthly, month_day: 1, hour: 8, file_format: 'csv' },
      recipients: 'finance@example.com, boss@example.com',
    },
    server: (plan) => ({
      staff_id: ADMIN,
      state: ReportScheduleState.active,
      next_at: eight(addMonths(firstOfMonth(plan.today), 1)),
      summary: '时间范围：上月；汇总方式：房源',
      query: query(['period', 'last_month'], ['group', 'home_id']),
      created_at: daysAgo(plan, 100, 900),
    }),
    delivered: [
      {
        days: sinceFirst,
        values: {
          ...{ state: failed, attempts: 6 },
          reason: `尝试 6 次后放弃：邮件未发出：${LATE.zh}`,
          reason_en: `Given up after 6 attempts: Not sent: ${LATE.en}`,
        },
      },
    ],
  },
  {
    create: {
      name: '周一开门统计',
      report: 'open_door_count',
      ...{ rhythm: ReportRhythm.weekly, weekday: 1, hour: 9, file_format: 'xlsx' },
      recipients: 'security@example.com',
    },
    server: (plan) => ({
      staff_id: gone(plan),
      state: ReportScheduleState.paused,
      ...{ pause_reason: GONE.zh, pause_reason_en: GONE.en, next_at: null },
      summary: '时间范围：近7天；汇总方式：日期',
      query: query(['period', '7d']),
      created_at: daysAgo(plan, 120, 700),
    }),
    delivered: [{ days: () => 30, values: { state: cancelled, attempts: 1, reason: GONE.zh, reason_en: GONE.en } }],
  },
]

/** Somebody whose account is off. */
const gone = ({ client_id }: Plan): number =>
  1 + logins.filter((one) => one.client_id === client_id).findIndex(({ active }) => !active)

export const scheduledReports: Rows = function* (plan) {
  if (plan.client_id !== 1) return
  for (const [at, { create, server }] of SCHEDULES.entries())
    yield { create, server: { id: at + 1, client_id: plan.client_id, language: 'zh', ...server(plan) } }
}

export const reportDeliveries: Rows = function* (plan) {
  if (plan.client_id !== 1) return
  for (const [at, { create, delivered }] of SCHEDULES.entries())
    for (const { days, values } of delivered) {
      const due_at = daysAgo(plan, days(plan), Number(create['hour']) * 60)
      const sent_at = values['state'] === sent ? later(plan, due_at, MINUTE_MS) : null
      yield {
        create: { schedule_id: at + 1 },
        server: {
          ...{ client_id: plan.client_id, due_at, sent_at, created_at: due_at, next_at: null },
          ...(values['state'] === cancelled ? {} : { recipients: create['recipients'] }),
          ...values,
        },
      }
    }
}
