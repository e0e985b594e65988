/**
 * Notifies accounts that may see a lease some days before it ends: once for each of the days that the schemas name,
 * however often this runs. A renewed lease has a new end and is reported again. Where days were missed, only what is
 * true now is reported.
 */
import { lease_reminder_days } from '../../generated/constants.ts'
import { MessageType } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import { dayOf } from '../../values/calendar.ts'
import { leaseEnding } from '../domain/lease-ending.ts'

/** Leases at a time. */
const LEASES = 50

interface Ending {
  readonly lease_id: number
  readonly home_id: number
  readonly store_id: number
  readonly ends_on: string
  readonly left: number
  /** For which of the days it is told. */
  readonly days: number
}

/** Values: behind which lease; today; the days ahead of which something is told. */
export const leasesToTell: OwnStatement = {
  name: 'leases to tell of',
  text: ({ company, value }) => {
    const [lease, home, message] = [company('lease'), company('home'), company('message')]
    const [from, to] = [lease.column('lease_range_from'), lease.column('lease_range_to')]
    const [today, days] = [value(1, 'date'), value(2, 'integer[]')]
    return `select ${lease.key} as lease_id, ${home.key} as home_id, ${home.column('store_id')} as store_id, to_char(${to}, 'YYYY-MM-DD') as ends_on, ${to} - ${today} as left, d.days
      from ${lease.from} join ${home.from} on ${home.key} = ${lease.column('home_id')}
      cross join lateral (select min(one) as days from unnest(${days}) one where one >= ${to} - ${today}) d
      where ${lease.where} and ${home.where} and ${lease.key} > ${value(0)} and ${lease.column('check_out_date')} is null
        and ${from} <= ${today} and ${to} >= ${today} and d.days is not null
        and not exists (select from ${message.from} where ${message.where} and ${message.column('lease_id')} = ${lease.key}
          and ${message.column('lease_ends_on')} = ${to} and ${message.column('lease_days')} <= d.days)
      order by ${lease.key} limit ${LEASES}`
  },
}

export const leaseEndingJob: Job = async ({ ask, records, model, now }, { from }) => {
  const found = (await ask(leasesToTell, from ?? 0, dayOf(now), lease_reminder_days)) as unknown as readonly Ending[]
  for (const { lease_id, home_id, store_id, ends_on, left, days } of found) {
    const { _labels: labels } = await records.of('lease').shown(lease_id)
    const lease = { lease_id, place: `${labels?.home_id} ${labels?.room_id}`, ends_on, left }
    await records.of('message').create({
      ...inBoth((lang) => leaseEnding(model.app.copy, lang, lease)),
      type: MessageType.lease,
      permission: 'lease_base',
      store_ids: [store_id],
      home_id,
      lease_id,
      lease_ends_on: ends_on,
      lease_days: days,
      sent_at: now.toISOString(),
    })
  }
  return { done: found.length, next: found.length < LEASES ? null : found.at(-1)!.lease_id }
}
