import type { Operation } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import type { Label } from '../../../model/model.ts'
import { invalid, refused } from '../devices/refused.ts'
import { credentialsOf, rangeEach } from './each.ts'
import { changedStep, unlessPreview, withoutKeys, type Step } from './steps.ts'

/** Whoever lives there would have no lease until then, and no key. */
const BEGUN: Label = {
  zh: '租约已开始，开始日期不能改到今天以后；续租只改到期日',
  en: 'The lease has begun, so it cannot begin later than today; to renew it, change its last day only',
}

/** A longer term, or another: the credentials follow, each for itself. */
export const leaseRenew: Operation<'lease_renew'> = async (work, { id, lease_range, rent, preview }) => {
  const [from, to] = [lease_range[0]!, lease_range[1]!]
  const today = dayOf(work.now)
  if (to < today) throw refused(work.lang, 'lease_past', 'lease_range')
  const leases = work.records.of('lease')
  const { room_id, ...before } = await leases.hold(id, ['room_id', 'lease_range', 'rent'], 'id')
  if (before.lease_range[0]! <= today && from > today) throw invalid('lease_range', BEGUN)
  await work.records.of('room').hold(room_id, [])
  await leases.change(id, { lease_range: [from, to], ...(rent !== undefined && { rent }) })
  const ranged = await rangeEach(work, [from, to], await credentialsOf(work, id))
  const steps: Step[] = [changedStep(work, before, { lease_range, rent: rent ?? before.rent }), ...ranged]
  unlessPreview(preview, { steps: steps.map(withoutKeys) })
  return { steps }
}
