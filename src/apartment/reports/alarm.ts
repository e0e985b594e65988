import { low_battery_percent } from '../../generated/constants.ts'
import { AbnormalEvent } from '../../generated/enums.ts'
import { fill } from '../../errors/fill.ts'
import type { Work } from '../../server/calls/operation.ts'
import { raise, type Detail } from './alarms.ts'
import { notFor } from './not-for.ts'
import type { ReportHandler, Told } from './told.ts'

export const alarm: ReportHandler = async (work, { device, at, data }) => {
  const { code } = data
  if (code == null) throw notFor(`“${device.sn}”的告警没有代码`, `The alarm of "${device.sn}" has no code`)
  // The device's own words are what they are in any language.
  const detail = data.detail == null ? batteryText(work, data) : { zh: data.detail, en: data.detail }
  await raise(work, device, { code: code as AbnormalEvent, at, ...(detail !== null && { detail }) })
}

/** Of a lock (spec §8): low, if it says less than the threshold; otherwise something is wrong with the battery. */
function batteryText({ model }: Work, { code, battery }: Told['data']): Detail | null {
  if (code !== AbnormalEvent.low_battery) return null
  const isLow = battery != null && battery >= 0 && battery < low_battery_percent
  const { zh, en } = model.app.copy[isLow ? 'alarm.battery_low' : 'device.battery_abnormal']!
  return { zh: fill(zh, { battery: battery ?? -1 }), en: fill(en, { battery: battery ?? -1 }) }
}
