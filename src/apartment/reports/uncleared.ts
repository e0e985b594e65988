/** Deletions of credentials that wait too long for their lock: an alarm of the lock, until nothing of it waits. */
import { AbnormalEvent, EventState } from '../../generated/enums.ts'
import { removal_overdue_hours } from '../../generated/constants.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import { IN_WORK } from '../domain/alarms.ts'
import { shown } from './alarms.ts'
import { DEVICE_FIELDS } from './told.ts'

type Parts = Parameters<OwnStatement['text']>[0]

const waiting = ({ from, where, column }: ReturnType<Parts['company']>, device: string): string =>
  `from ${from} where ${where} and ${column('device_id')} = ${device} and ${column('pending_removal')}`

/** Values: behind which lock; how many. Locks with a deletion that is overdue, which no alarm tells of yet. */
export const OVERDUE: OwnStatement = {
  name: 'overdue deletions',
  text: ({ company, value }) => {
    const [grant, event] = [company('grant'), company('event')]
    const late = `${grant.column('removal_at')} + interval '${removal_overdue_hours} hours'`
    return `select o.device_id, o.count from (
        select ${grant.column('device_id')} as device_id, count(*)::int as count, max(${late}) as last from ${grant.from}
        where ${grant.where} and ${grant.column('pending_removal')} and ${late} <= now() and ${grant.column('device_id')} > ${value(0)}
        group by 1) o
      where not exists (select from ${event.from} where ${event.where} and ${event.column('device_id')} = o.device_id
        and ${event.column('code')} = ${AbnormalEvent.uncleared} and ${event.column('state')} <> ${EventState.recovered}
        and ${event.column('last_at')} >= o.last)
      order by o.device_id limit ${value(1)}`
  },
}

/** Values: behind which lock; how many. Locks whose alarm stands, and for which nothing waits any more. */
export const CLEARED: OwnStatement = {
  name: 'locks that are cleared',
  text: ({ company, value }) => {
    const [event, grant] = [company('event'), company('grant')]
    return `select distinct ${event.column('device_id')} as device_id from ${event.from}
      where ${event.where} and ${event.column('code')} = ${AbnormalEvent.uncleared} and ${event.column('state')} in (${IN_WORK.join(', ')})
        and ${event.column('device_id')} > ${value(0)} and not exists (select ${waiting(grant, event.column('device_id'))})
      order by 1 limit ${value(1)}`
  },
}

/** Value: commands. As above, of their locks. */
export const CLEARED_BY: OwnStatement = {
  name: 'locks that commands cleared',
  text: ({ company, value }) => {
    const [task, event, grant] = [company('command_task'), company('event'), company('grant')]
    return `select distinct ${task.column('device_id')} as device_id from ${task.from}
      where ${task.where} and ${task.key} = any(${value(0, 'bigint[]')})
        and exists (select from ${event.from} where ${event.where} and ${event.column('device_id')} = ${task.column('device_id')}
          and ${event.column('code')} = ${AbnormalEvent.uncleared} and ${event.column('state')} in (${[...IN_WORK, EventState.ignored].join(', ')}))
        and not exists (select ${waiting(grant, task.column('device_id'))})`
  },
}

export async function endWhereCleared(work: Work, tasks: readonly number[]): Promise<void> {
  await end(work, await work.ask(CLEARED_BY, tasks))
}

export async function end(work: Work, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const keys = rows.map(({ device_id }) => Number(device_id))
  const devices = keys.length === 0 ? [] : (await work.records.of('device').holdAll(keys, DEVICE_FIELDS)).values()
  for (const device of devices) await shown(work, device, 'credentials_cleared', work.now)
}
