import { DeviceState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import type { KINDS } from '../../domain/binding.ts'
import { inRoom } from './in-room.ts'
import { takeOut } from './leave.ts'

type Unbind = Operation<`room_${keyof typeof KINDS}_delete`>

const unbind: Unbind = async (work: Work, request) => {
  await takeOut(work, await inRoom(work, request), { state: DeviceState.unbound, at: 'device_id' })
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
