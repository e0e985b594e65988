import { CommandType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { toDevice } from './to-device.ts'

/** A question beside whatever waits for the device: an answer shows that it is back, and lets that go. */
const TARGET = 'state'

/** Asks the device for its current state. */
export const deviceRefresh: Operation<'device_refresh'> = async (work, { id }) => {
  const { battery, signal, ...device } = await work.records
    .of('device')
    .hold(id, ['sn', 'home_id', 'battery', 'signal'])
  const known = { ...(battery !== null && { battery }), ...(signal !== null && { signal }) }
  return toDevice(work, CommandType.refresh, device, 'id', { target: TARGET, payload: { known } })
}
