/** A command to a device of the records. */
import type { Work } from '../../../server/calls/operation.ts'
import type { Sendable, Sending } from '../../../server/commands/types.ts'
import { invalid } from './refused.ts'

export interface Addressed {
  readonly key: number
  readonly sn: string
  readonly home_id: number | null
}

/** A device that is not bound to a home cannot be sent anything. */
const NOWHERE = { zh: '该设备尚未绑定房源', en: 'This device is not bound to a home yet' }

/** `at`: the request's field that names the device. */
export async function toDevice(
  { commands }: Work,
  type: Sendable,
  { key, sn, home_id }: Addressed,
  at: string,
  told: Omit<Sending, 'record' | 'address'> = {},
): Promise<{ readonly task_id: number }> {
  if (home_id === null) throw invalid(at, NOWHERE)
  return { task_id: await commands.send(type, { record: { device_id: key, home_id }, address: sn, ...told }) }
}
