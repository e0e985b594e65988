import { AppError } from '../../../errors/app-error.ts'
import { CommandType } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { ELSEWHERE, toDevice } from './to-device.ts'

interface Request {
  readonly room_id: number
  readonly device_id: number
}

async function restart(work: Work, { room_id, device_id }: Request): Promise<{ readonly task_id: number }> {
  const device = await work.records.of('device').hold(device_id, ['sn', 'home_id', 'room_id'], 'device_id')
  if (device.room_id !== room_id)
    throw new AppError('invalid', {}, { fields: [{ field: 'room_id', message: ELSEWHERE }] })
  return toDevice(work, CommandType.restart, device, 'device_id')
}

export const gatewayRestart: Operation<'room_gateway_restart'> = restart
export const lockRestart: Operation<'room_lock_restart'> = restart
