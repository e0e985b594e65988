/**
 * Deliveries of scheduled reports in the database. One for each due time, by its key; nobody but the job of a company
 * sends them, and a job is run by one server at a time.
 */
import { ReportDeliveryState as State, ReportScheduleState } from '../../generated/enums.ts'
import type { OwnStatement } from '../calls/statements.ts'
import { secretStatements } from '../events/secret-statements.ts'
import { NOW } from '../loop.ts'

const OPEN = `(${State.waiting}, ${State.again})`
/** Schedules at a time. */
export const SOME = 100

export const schedulesDue: OwnStatement = {
  name: 'scheduled reports due',
  text: ({ company }) => {
    const one = company('scheduled_report')
    const [rhythm, weekday, day, hour] = ['rhythm', 'weekday', 'month_day', 'hour'].map(one.column)
    return `select ${one.key} as id, ${rhythm} as rhythm, ${weekday} as weekday, ${day} as month_day, ${hour} as hour, ${one.column('next_at')} as next_at
      from ${one.from} where ${one.where} and ${one.column('state')} = ${ReportScheduleState.active} and ${one.column('next_at')} <= ${NOW}
      order by ${one.key} limit ${SOME} for update`
  },
}

/** Values: schedules, their next times. */
export const schedulesMoved: OwnStatement = {
  name: 'scheduled reports moved on',
  writes: 'scheduled_report',
  text: ({ company, value }) => {
    const one = company('scheduled_report')
    return `update ${one.from} set next_at = m.next_at, version = version + 1, updated_at = now()
      from unnest(${value(0, 'bigint[]')}, ${value(1, 'timestamptz[]')}) m(id, next_at) where ${one.where} and ${one.key} = m.id`
  },
}

/** Values: schedules, due times. A time that has its delivery keeps that one. */
export const deliveriesMade: OwnStatement = {
  name: 'report deliveries made',
  writes: 'report_delivery',
  text: ({ insertEach, value }) =>
    `${insertEach(
      'report_delivery',
      { schedule_id: 'd.schedule', due_at: 'd.due', state: String(State.waiting), attempts: '0', next_at: NOW },
      `unnest(${value(0, 'bigint[]')}, ${value(1, 'timestamptz[]')}) d(schedule, due)`,
    )} on conflict (client_id, schedule_id, due_at) do nothing`,
}

/** Minutes from one attempt to the next, by how many there were. */
const PAUSES = [5, 15, 45, 135, 405]
export const MOST_ATTEMPTS = PAUSES.length + 1

/** The next one; it is counted as attempted, and is due again after a while if nothing comes of it. */
export const deliveryTaken: OwnStatement = {
  name: 'report delivery taken',
  text: ({ company }) => {
    const one = company('report_delivery')
    const [state, next, attempts] = ['state', 'next_at', 'attempts'].map(one.column)
    return `update ${one.from} set attempts = ${attempts} + 1, version = version + 1, updated_at = now(),
        next_at = now() + (array[${PAUSES.join(', ')}])[least(${attempts} + 1, ${PAUSES.length})] * interval '1 minute'
      where ${one.where} and ${one.key} = (
        select ${one.key} from ${one.from} where ${one.where} and ${state} in ${OPEN} and ${next} <= ${NOW} order by ${next}, ${one.key} limit 1)
      returning ${one.key} as id`
  },
}

/** Value: which. Null columns of a schedule without an owner do not exist: it goes with its account. */
export const deliveryRead: OwnStatement = {
  name: 'report delivery read',
  text: ({ company, value }) => {
    const [one, schedule] = [company('report_delivery'), company('scheduled_report')]
    const of = (names: readonly string[]) => names.map((name) => `${schedule.column(name)} as ${name}`).join(', ')
    const [owner, client, secret] = [company('staff'), company('client'), company('report_secret')]
    return `select ${one.key} as id, ${one.column('due_at')} as due_at, ${one.column('attempts')} as attempts, ${schedule.key} as schedule,
        ${of(['name', 'report', 'file_format', 'recipients', 'staff_id', 'language', 'query'])},
        ${owner.column('name')} as owner, ${client.column('name')} as company, ${secret.column('sealed')} as sealed,
        case when ${secret.column('former_until')} > now() then ${secret.column('former')} end as former
      from ${one.from} join ${schedule.from} on ${schedule.key} = ${one.column('schedule_id')}
      join ${owner.from} on ${owner.key} = ${schedule.column('staff_id')} cross join ${client.from}
      left join ${secret.from} on ${secret.where} and ${secret.column('schedule_id')} = ${schedule.key}
      where ${one.where} and ${schedule.where} and ${owner.where} and ${client.where} and ${one.key} = ${value(0)} and ${one.column('state')} in ${OPEN}`
  },
}

/** Values: which; state, reason in both languages, when sent; name, rows and size of the file; to whom. */
export const deliverySettled: OwnStatement = {
  name: 'report delivery settled',
  writes: 'report_delivery',
  text: ({ company, value }) => {
    const one = company('report_delivery')
    const state = value(1, 'integer')
    return `update ${one.from} set state = ${state}, reason = left(${value(2, 'text')}, 300), reason_en = left(${value(3, 'text')}, 300),
        next_at = case when ${state} = ${State.again} then next_at end, sent_at = ${value(4, 'timestamptz')},
        file_name = left(${value(5, 'text')}, 200), file_rows = ${value(6, 'integer')}, file_kb = ${value(7, 'integer')}, recipients = ${value(8, 'text')},
        version = version + 1, updated_at = now()
      where ${one.where} and ${one.key} = ${value(0)} and ${one.column('state')} in ${OPEN}`
  },
}

/** Values: the schedule, why in both languages. What waits of it is not sent. */
export const deliveriesCancelled: OwnStatement = {
  name: 'report deliveries cancelled',
  writes: 'report_delivery',
  text: ({ company, value }) => {
    const one = company('report_delivery')
    return `update ${one.from} set state = ${State.cancelled}, reason = left(${value(1, 'text')}, 300), reason_en = left(${value(2, 'text')}, 300), next_at = null, version = version + 1, updated_at = now()
      where ${one.where} and ${one.column('schedule_id')} = ${value(0)} and ${one.column('state')} in ${OPEN}`
  },
}

/** Values: the schedule, why in both languages. */
export const schedulePaused: OwnStatement = {
  name: 'scheduled report paused',
  writes: 'scheduled_report',
  text: ({ company, value }) => {
    const one = company('scheduled_report')
    return `update ${one.from} set state = ${ReportScheduleState.paused}, pause_reason = left(${value(1, 'text')}, 300), pause_reason_en = left(${value(2, 'text')}, 300), next_at = null, version = version + 1, updated_at = now()
      where ${one.where} and ${one.key} = ${value(0)}`
  },
}

/** Values: the schedule, its secret as it lies there. */
export const [secretMade, secretReplaced] = secretStatements('report_secret', 'schedule_id')
