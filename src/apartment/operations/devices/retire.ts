import type { Operation } from '../../../server/calls/operation.ts'
import { takeOut } from './leave.ts'

/** Wherever it was and whatever it is: it leaves as an unbound one does, and its state says why. */
export const deviceRetire: Operation<'device_retire'> = async (work, { id, outcome }) => {
  const { key, device_type } = await work.records.of('device').hold(id, ['device_type'], 'id')
  await takeOut(work, { key, device_type }, { state: outcome, at: 'id' })
  return null
}
