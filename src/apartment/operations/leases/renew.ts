import type { Operation } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { refused } from '../devices/refused.ts'
import { credentialsOf, rangeEach } from './each.ts'
import { changedStep, unlessPreview, withoutKeys, type Step } from './steps.ts'

/** A longer term, or another: the credentials follow, each for itself. */
export const leaseRenew: Operation<'lease_renew'> = async (work, { id, lease_range, rent, preview }) => {
  const [from, to] = [lease_range[0]!, lease_range[1]!]
  if (to < dayOf(work.now)) throw refused(work.lang, 'lease_past', 'lease_range')
  const leases = work.records.of('lease')
  const { room_id, ...before } = await leases.hold(id, ['room_id', 'lease_range', 'rent'], 'id')
  await work.records.of('room').hold(room_id, [])
  await leases.change(id, { lease_range: [from, to], ...(rent !== undefined && { rent }) })
  const ranged = await rangeEach(work, [from, to], await credentialsOf(work, id))
  const steps: Step[] = [changedStep(work, before, { lease_range, rent: rent ?? before.rent }), ...ranged]
  unlessPreview(preview, { steps: steps.map(withoutKeys) })
  return { steps }
}
