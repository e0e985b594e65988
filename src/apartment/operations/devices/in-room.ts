/** The address names the room: a device of another room is not found. */
import { AppError } from '../../../errors/app-error.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { ELSEWHERE, type Addressed } from './to-device.ts'

interface Request {
  readonly room_id: number
  readonly device_id: number
}

export async function inRoom(work: Work, { room_id, device_id }: Request): Promise<Addressed> {
  const device = await work.records.of('device').hold(device_id, ['sn', 'home_id', 'room_id'], 'device_id')
  if (device.room_id !== room_id)
    throw new AppError('invalid', {}, { fields: [{ field: 'room_id', message: ELSEWHERE }] })
  return device
}
