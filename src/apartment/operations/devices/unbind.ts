import { DeviceState, DeviceType, NetState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import type { KINDS } from '../../domain/binding.ts'
import { isDoor } from '../../domain/doors.ts'
import { inRoom } from './in-room.ts'
import { endAccess, endCredentials, hangingOn, refuseBusy } from './leave.ts'
import { refused } from './refused.ts'

type Unbind = Operation<`room_${keyof typeof KINDS}_delete`>

/** Its record stays with the home, for its history, and is out of use: the number can be bound again, anywhere. */
const unbind: Unbind = async (work: Work, request) => {
  const { records, lang, now } = work
  const { key: device_id, device_type } = await inRoom(work, request)
  const { length: count } = await hangingOn(work, device_id)
  if (count > 0) throw refused(lang, 'has_devices', 'device_id', { zh: { count }, en: { count } })
  await refuseBusy(work, device_id, 'device_id')
  if (device_type === DeviceType.lock) await endCredentials(work, device_id)
  if (isDoor(device_type)) await endAccess(work, device_id)
  await records.of('device').change(device_id, {
    state: DeviceState.unbound,
    former: device_id,
    room_id: null,
    gateway_id: null,
    position: null,
    net_state: NetState.offline,
    net_state_at: now.toISOString(),
  })
  return null
}

export const lockUnbind: Unbind = unbind
export const gatewayUnbind: Unbind = unbind
export const collectorUnbind: Unbind = unbind
export const elemeterUnbind: Unbind = unbind
export const watergatewayUnbind: Unbind = unbind
export const watermeterUnbind: Unbind = unbind
export const repeaterUnbind: Unbind = unbind
export const accessunitUnbind: Unbind = unbind
