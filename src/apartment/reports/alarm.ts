import { AbnormalEvent } from '../../generated/enums.ts'
import { raise } from './alarms.ts'
import { batteryText } from './battery-text.ts'
import { notFor } from './not-for.ts'
import type { ReportHandler } from './told.ts'

export const alarm: ReportHandler = async (work, { device, at, data: { code, battery, detail: said } }) => {
  if (code == null) throw notFor(`“${device.sn}”的告警没有代码`, `The alarm of "${device.sn}" has no code`)
  const isBattery = said == null && code === AbnormalEvent.low_battery
  // The device's own words are what they are in any language.
  const detail = isBattery ? batteryText(work, battery) : said == null ? null : { zh: said, en: said }
  await raise(work, device, { code: code as AbnormalEvent, at, ...(detail !== null && { detail }) })
}
