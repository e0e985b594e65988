/** The address names the room: a device of another room is not found. */
import type { DeviceType } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { Addressed } from './to-device.ts'
import { invalid } from './refused.ts'

interface Request {
  readonly room_id: number
  readonly device_id: number
}

interface Found extends Addressed {
  readonly device_type: DeviceType | null
}

const ELSEWHERE = { zh: '该设备不在此房间', en: 'This device is not in that room' }

export async function inRoom(work: Work, { room_id, device_id }: Request): Promise<Found> {
  const fields = ['sn', 'device_type', 'home_id', 'room_id'] as const
  const { room_id: its, ...device } = await work.records.of('device').hold(device_id, fields, 'device_id')
  if (its !== room_id) throw invalid('room_id', ELSEWHERE)
  return device
}
