/** Asks a meter for its reading. A water meter tells it when it next reports; an electricity meter must be online. */
import { Decimal } from 'decimal.js'
import { read_again_seconds, water_divisor } from '../../../generated/constants.ts'
import { CommandType, NetState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { inRoom } from '../devices/in-room.ts'
import { refused } from '../devices/refused.ts'
import { toDevice, type Addressed } from '../devices/to-device.ts'

const AT = 'device_id'

async function ask(work: Work, device: Addressed, known: Readonly<Record<string, unknown>>) {
  const since = new Date(work.now.getTime() - read_again_seconds * 1000).toISOString()
  const asked = { device_id: String(device.key), command: CommandType.meter_read, created_at_from: since }
  const before = await work.lists.count('command_task', asked)
  if ((before?.count ?? 0) > 0) throw refused(work.lang, 'read_just_now', AT)
  return toDevice(work, CommandType.meter_read, device, AT, { target: 'reading', payload: known })
}

export const elemeterRead: Operation<'room_elemeter_read'> = async (work, request) => {
  const device = await inRoom(work, request)
  const { net_state, electric_read, gateway_id } = await work.records
    .of('device')
    .hold(device.key, ['net_state', 'electric_read', 'gateway_id'])
  if (gateway_id !== null) {
    const [gateway] = await work.records.of('device').find({ device_id: gateway_id }, ['net_state'], 1)
    if (gateway?.net_state === NetState.offline) throw refused(work.lang, 'gateway_offline', AT)
  }
  if (net_state === NetState.offline) throw refused(work.lang, 'device_offline', AT)
  return ask(work, device, { electric_read: electric_read ?? '0.00' })
}

export const watermeterRead: Operation<'room_watermeter_read'> = async (work, request) => {
  const device = await inRoom(work, request)
  const { water_amount } = await work.records.of('device').hold(device.key, ['water_amount'])
  return ask(work, device, { water_read: new Decimal(water_amount ?? 0).times(water_divisor).toNumber() })
}
