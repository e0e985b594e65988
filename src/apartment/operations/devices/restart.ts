import { CommandType } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { inRoom } from './in-room.ts'
import { toDevice } from './to-device.ts'

interface Request {
  readonly room_id: number
  readonly device_id: number
}

const restart = async (work: Work, request: Request): Promise<{ readonly task_id: number }> =>
  toDevice(work, CommandType.restart, await inRoom(work, request), 'device_id')

export const gatewayRestart: Operation<'room_gateway_restart'> = restart
export const lockRestart: Operation<'room_lock_restart'> = restart
