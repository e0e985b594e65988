import type { Operation } from '../../../server/calls/operation.ts'
import { closing, closingWater } from '../../meters/closing.ts'
import { WATER } from '../../meters/ledgers.ts'
import { takeOut } from './leave.ts'

/** Wherever it was and whatever it is: it leaves as an unbound one does, and its state says why. */
export const deviceRetire: Operation<'device_retire'> = async (work, { id, outcome, reading, forced }) => {
  const { key, device_type } = await work.records.of('device').hold(id, ['device_type'], 'id')
  const { assumed } = await closing(work, key, { reading, forced }, 'id')
  if (reading !== undefined && WATER.types.some((type) => type === device_type))
    await closingWater(work, key, reading, 'reading')
  await takeOut(work, { key, device_type }, { state: outcome, at: 'id', read: assumed })
  return null
}
