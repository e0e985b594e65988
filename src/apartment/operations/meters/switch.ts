/** Power and water of a room: what is wanted is noted at once, what the meter does when it has said so. */
import { CommandType } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import type { Sendable } from '../../../server/commands/types.ts'
import { inRoom } from '../devices/in-room.ts'
import { toDevice, type Addressed } from '../devices/to-device.ts'

interface Request {
  readonly room_id: number
  readonly device_id: number
}
interface Sent {
  readonly task_id: number
}

/** What moves the same thing as another. */
export const ALIKE = {
  relay: [CommandType.switch_on, CommandType.switch_off],
  valve: [CommandType.valve_open, CommandType.valve_close],
} as const

/** Values: the meter, the command, types. */
export const TAKE_BACK_EARLIER: OwnStatement = {
  name: 'take earlier commands back',
  text: ({ company, value }) => {
    const task = company('command_task')
    return `update ${task.from} set resendable = false, version = ${task.column('version')} + 1, updated_at = now()
      where ${task.where} and ${task.column('device_id')} = ${value(0, 'bigint')} and ${task.key} < ${value(1, 'bigint')}
        and ${task.column('command')} = any(${value(2, 'text[]')}) and ${task.column('resendable')}`
  },
}

/** An earlier one, sent again, would undo it. */
async function sendLast(work: Work, type: Sendable, device: Addressed, target: keyof typeof ALIKE): Promise<Sent> {
  const sent = await toDevice(work, type, device, 'device_id', { target })
  await work.ask(TAKE_BACK_EARLIER, device.key, sent.task_id, ALIKE[target])
  return sent
}

const relay =
  (type: 'switch_on' | 'switch_off') =>
  async (work: Work, request: Request): Promise<Sent> => {
    const device = await inRoom(work, request)
    const sent = await sendLast(work, type, device, 'relay')
    await work.records.of('device').change(device.key, { relay_task_id: sent.task_id })
    return sent
  }

const valve =
  (type: 'valve_open' | 'valve_close') =>
  async (work: Work, request: Request): Promise<Sent> =>
    sendLast(work, type, await inRoom(work, request), 'valve')

export const elemeterOn: Operation<'room_elemeter_on'> = relay(CommandType.switch_on)
export const elemeterOff: Operation<'room_elemeter_off'> = relay(CommandType.switch_off)
export const watermeterOn: Operation<'room_watermeter_on'> = valve(CommandType.valve_open)
export const watermeterOff: Operation<'room_watermeter_off'> = valve(CommandType.valve_close)
