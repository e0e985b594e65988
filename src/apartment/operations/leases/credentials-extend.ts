import { TermGap } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { credentialsHeld, rangeEach } from './each.ts'
import { unlessPreview, withoutKeys } from './steps.ts'

/** What a renewal did not bring to its lock, or what was issued for a shorter time: to the last day of the lease. */
export const leaseCredentialsExtend: Operation<'lease_credentials_extend'> = async (work, { lease_id, preview }) => {
  const { lease_range } = await work.records.of('lease').hold(lease_id, ['lease_range'], 'lease_id')
  const short = await work.records.of('grant').find({ lease_id, term_gap: TermGap.short }, [])
  const meant = await credentialsHeld(
    work,
    short.map(({ key }) => key),
  )
  const steps = await rangeEach(work, [lease_range[0]!, lease_range[1]!], meant)
  unlessPreview(preview, { steps: steps.map(withoutKeys) })
  return { steps: [...steps] }
}
