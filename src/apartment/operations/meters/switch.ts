/** Power and water of a room: what is wanted is noted at once, what the meter does when it has said so. */
import { CommandType, RelayState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { inRoom } from '../devices/in-room.ts'
import { toDevice } from '../devices/to-device.ts'

interface Request {
  readonly room_id: number
  readonly device_id: number
}
interface Sent {
  readonly task_id: number
}

const relay =
  (type: 'switch_on' | 'switch_off', expected_relay_state: RelayState) =>
  async (work: Work, request: Request): Promise<Sent> => {
    const device = await inRoom(work, request)
    const sent = await toDevice(work, type, device, 'device_id', { target: 'relay' })
    await work.records.of('device').change(device.key, { expected_relay_state })
    return sent
  }

const valve =
  (type: 'valve_open' | 'valve_close') =>
  async (work: Work, request: Request): Promise<Sent> =>
    toDevice(work, type, await inRoom(work, request), 'device_id', { target: 'valve' })

export const elemeterOn: Operation<'room_elemeter_on'> = relay(CommandType.switch_on, RelayState.closed)
export const elemeterOff: Operation<'room_elemeter_off'> = relay(CommandType.switch_off, RelayState.open)
export const watermeterOn: Operation<'room_watermeter_on'> = valve(CommandType.valve_open)
export const watermeterOff: Operation<'room_watermeter_off'> = valve(CommandType.valve_close)
