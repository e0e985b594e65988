import { DeviceState } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'

export const deviceDeliver: Operation<'device_deliver'> = async ({ records }, { id }) => {
  const devices = records.of('device')
  await devices.hold(id, [], 'id')
  await devices.change(id, { state: DeviceState.delivered })
  return null
}
