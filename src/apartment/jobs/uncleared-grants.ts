/** Deletions that a lock has not confirmed in time become an alarm, once each; what was cleared otherwise ends it. */
import { fill } from '../../errors/fill.ts'
import { removal_overdue_hours as hours } from '../../generated/constants.ts'
import { AbnormalEvent } from '../../generated/enums.ts'
import type { Job } from '../../server/jobs/job.ts'
import { raise } from '../reports/alarms.ts'
import { DEVICE_FIELDS } from '../reports/told.ts'
import { CLEARED, end, OVERDUE } from '../reports/uncleared.ts'

/** Locks at a time. */
const LOCKS = 50

export const unclearedGrants: Job = async (work, { from }) => {
  const { ask, records, model, now } = work
  const [behind, ending] = (from as readonly [number, boolean] | null) ?? [0, false]
  const found = await ask(ending ? CLEARED : OVERDUE, behind, LOCKS)
  if (ending) await end(work, found)
  else {
    const devices = await records.of('device').holdAll(
      found.map(({ device_id }) => Number(device_id)),
      DEVICE_FIELDS,
    )
    const { zh, en } = model.app.copy['alarm.uncleared']!
    for (const { device_id, count } of found) {
      const words = { count: Number(count), hours }
      const detail = { zh: fill(zh, words), en: fill(en, words) }
      await raise(work, devices.get(Number(device_id))!, { code: AbnormalEvent.uncleared, at: now, detail })
    }
  }
  const last = found.at(-1)?.['device_id']
  const isMore = found.length === LOCKS
  return { done: found.length, next: isMore ? [Number(last), ending] : ending ? null : [0, true] }
}
