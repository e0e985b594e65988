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

/** Where the meter's record refers to the command. */
const NOTED = {
  relay: (relay_task_id: number) => ({ relay_task_id }),
  valve: (valve_task_id: number) => ({ valve_task_id }),
} as const

const to =
  (target: keyof typeof ALIKE, type: Sendable) =>
  async (work: Work, request: Request): Promise<Sent> => {
    const device = await inRoom(work, request)
    const sent = await sendLast(work, type, device, target)
    await work.records.of('device').change(device.key, NOTED[target](sent.task_id))
    return sent
  }

export const elemeterOn: Operation<'room_elemeter_on'> = to('relay', CommandType.switch_on)
export const elemeterOff: Operation<'room_elemeter_off'> = to('relay', CommandType.switch_off)
export const watermeterOn: Operation<'room_watermeter_on'> = to('valve', CommandType.valve_open)
export const watermeterOff: Operation<'room_watermeter_off'> = to('valve', CommandType.valve_close)
