import { batterySign } from '../domain/alarms.ts'
import { fill } from '../../errors/fill.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Label } from '../../model/model.ts'

/** Of a lock (spec §8): low, if it says less than the threshold; otherwise something is wrong with the battery. */
export function batteryText({ model }: Pick<Work, 'model'>, battery: number | null | undefined): Label {
  const isLow = battery != null && batterySign(battery) === 'battery_low'
  const { zh, en } = model.app.copy[isLow ? 'alarm.battery_low' : 'device.battery_abnormal']!
  return { zh: fill(zh, { battery: battery ?? -1 }), en: fill(en, { battery: battery ?? -1 }) }
}
