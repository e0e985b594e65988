/**
 * What no device tells of itself: that its warranty has ended, and that a lock of a let room was not opened for long.
 * Each is an event of its own once, and no message: many come on one day.
 */
import { unopened_days } from '../../generated/constants.ts'
import { AbnormalEvent, DeviceType, EventState } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { dayOf } from '../../values/calendar.ts'
import { boundIn } from '../domain/device-states.ts'
import { raise } from '../reports/alarms.ts'
import { DEVICE_FIELDS } from '../reports/told.ts'

/** Devices at a time. */
const DEVICES = 50

/** Values: behind which device; today; how many. A warranty that was extended and ended anew counts anew. */
export const OUT_OF_WARRANTY: OwnStatement = {
  name: 'devices out of warranty',
  text: ({ company, value }) => {
    const [device, event] = [company('device'), company('event')]
    const until = device.column('warranty_until')
    return `select ${device.key} as device_id from ${device.from}
      where ${device.where} and ${device.key} > ${value(0)} and ${until} < ${value(1, 'date')}
        and ${device.column('home_id')} is not null and ${boundIn(device.column)}
        and not exists (select from ${event.from} where ${event.where} and ${event.column('device_id')} = ${device.key}
          and ${event.column('code')} = ${AbnormalEvent.out_of_warranty} and ${event.column('first_at')} > ${until})
      order by 1 limit ${value(2)}`
  },
}

/** Values: behind which lock; today; how many. Its tenants, and the lock itself, have been there for as long. */
export const UNOPENED: OwnStatement = {
  name: 'locks that nobody opens',
  text: ({ company, value }) => {
    const [device, event, opening, lease] = [company('device'), company('event'), company('opening'), company('lease')]
    const today = value(1, 'date')
    const since = `now() - interval '${unopened_days} days'`
    return `select ${device.key} as device_id from ${device.from}
      where ${device.where} and ${device.key} > ${value(0)} and ${device.column('device_type')} = ${DeviceType.lock}
        and ${device.column('home_id')} is not null and ${boundIn(device.column)}
        and ${device.column('bound_at')} < ${since}
        and exists (select from ${lease.from} where ${lease.where} and ${lease.column('room_id')} = ${device.column('room_id')}
          and ${lease.column('check_out_date')} is null and ${lease.column('lease_range_from')} <= ${today} - ${unopened_days} and ${lease.column('lease_range_to')} >= ${today})
        and not exists (select from ${opening.from} where ${opening.where} and ${opening.column('device_id')} = ${device.key}
          and ${opening.column('opened_at')} >= ${since} and ${opening.column('result')} is distinct from 2)
        and not exists (select from ${event.from} where ${event.where} and ${event.column('device_id')} = ${device.key}
          and ${event.column('code')} = ${AbnormalEvent.long_unopened} and ${event.column('state')} <> ${EventState.recovered}
          and ${event.column('last_at')} >= ${since})
      order by 1 limit ${value(2)}`
  },
}

const STAGES = [
  { statement: OUT_OF_WARRANTY, code: AbnormalEvent.out_of_warranty },
  { statement: UNOPENED, code: AbnormalEvent.long_unopened },
] as const

export const deviceWatch: Job = async (work, { from }) => {
  const { ask, records, now } = work
  const [at, behind] = (from as readonly [number, number] | null) ?? [0, 0]
  const { statement, code } = STAGES[at]!
  const found = await ask(statement, behind, dayOf(now), DEVICES)
  const devices = await records.of('device').holdAll(
    found.map(({ device_id }) => Number(device_id)),
    DEVICE_FIELDS,
  )
  for (const device of devices.values()) await raise(work, device, { code, at: now, isQuiet: true })
  if (found.length === DEVICES) return { done: found.length, next: [at, Number(found.at(-1)!['device_id'])] }
  return { done: found.length, next: at + 1 < STAGES.length ? [at + 1, 0] : null }
}
