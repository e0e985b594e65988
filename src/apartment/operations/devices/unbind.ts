import { DeviceState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import type { KINDS } from '../../domain/binding.ts'
import { closing, closingWater } from '../../meters/closing.ts'
import { inRoom } from './in-room.ts'
import { takeOut } from './leave.ts'

type Unbind = Operation<Exclude<`room_${keyof typeof KINDS}_delete`, `room_${'elemeter' | 'watermeter'}_delete`>>

const unbind: Unbind = async (work: Work, request) => {
  await takeOut(work, await inRoom(work, request), { state: DeviceState.unbound, at: 'device_id' })
  return null
}

/** Its last period ends with it. */
export const elemeterUnbind: Operation<'room_elemeter_delete'> = async (work, request) => {
  const { reading, forced, ...meter } = request
  const { key, device_type } = await inRoom(work, meter)
  const { assumed } = await closing(work, key, { reading, forced })
  await takeOut(work, { key, device_type }, { state: DeviceState.unbound, at: 'device_id', read: assumed })
  return null
}

/** A water meter sleeps until it next reports: what a person reads off it closes the period, else what it last told. */
export const watermeterUnbind: Operation<'room_watermeter_delete'> = async (work, { reading, ...request }) => {
  const { key, device_type } = await inRoom(work, request)
  if (reading !== undefined) await closingWater(work, key, reading, 'reading')
  await takeOut(work, { key, device_type }, { state: DeviceState.unbound, at: 'device_id' })
  return null
}

export const lockUnbind: Unbind = unbind
export const gatewayUnbind: Unbind = unbind
export const collectorUnbind: Unbind = unbind
export const watergatewayUnbind: Unbind = unbind
export const repeaterUnbind: Unbind = unbind
export const accessunitUnbind: Unbind = unbind
