import type { Operation, Work } from '../../../server/calls/operation.ts'
import { credentialsOf } from './each.ts'
import { freezeEach } from './freezing.ts'
import { unlessPreview, withoutKeys, type Step } from './steps.ts'

interface Request {
  readonly id: number
  readonly note?: string
  readonly preview?: boolean
}

const frozen =
  (way: 'freeze' | 'unfreeze') =>
  async (work: Work, { id, note, preview }: Request) => {
    const leases = work.records.of('lease')
    await leases.hold(id, [], 'id')
    // First: a credential of a lease that is frozen is not released.
    await leases.change(id, { frozen: way === 'freeze', ...(note !== undefined && { note }) })
    const moved = await freezeEach(work, way, await credentialsOf(work, id))
    const steps: Step[] = [{ step: 'lease', state: 'done' }, ...moved]
    unlessPreview(preview, { steps: steps.map(withoutKeys) })
    return { steps }
  }

export const leaseFreeze: Operation<'lease_freeze'> = frozen('freeze')
export const leaseUnfreeze: Operation<'lease_unfreeze'> = frozen('unfreeze')
