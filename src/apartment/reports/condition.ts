import { ValveSwitch, RelayState, type SignalStrength } from '../../generated/enums.ts'
import { batterySign } from '../domain/alarms.ts'
import { shown } from './alarms.ts'
import { batteryText } from './battery-text.ts'
import { isOlder, type ReportHandler } from './told.ts'

/** Battery and signal, each by the latest report that tells it. */
export const status: ReportHandler = async (work, { device, at, data: { battery, signal } }) => {
  const sign = battery == null ? null : batterySign(battery)
  if (sign !== null) {
    await shown(work, device, sign, at, batteryText(work, battery))
  }
  const time = at.toISOString()
  return {
    ...(battery != null && !isOlder(at, device.battery_at) && { battery, battery_at: time }),
    ...(signal != null && !isOlder(at, device.signal_at) && { signal: signal as SignalStrength, signal_at: time }),
  }
}

export const switched: ReportHandler = async (work, { device, at, data: { relay_state, valve } }) => {
  if (relay_state === RelayState.closed) await shown(work, device, 'powered', at)
  if (valve === ValveSwitch.on) await shown(work, device, 'valve_open', at)
  if (isOlder(at, device.switched_at)) return
  return {
    ...(relay_state != null && { relay_state: relay_state as RelayState }),
    ...(valve != null && { valve: valve as ValveSwitch }),
    switched_at: at.toISOString(),
  }
}

export const locked: ReportHandler = (work, { device, at }) => shown(work, device, 'locked', at)
export const closed: ReportHandler = (work, { device, at }) => shown(work, device, 'closed', at)
/** That it is there is noted of every report. */
export const alive: ReportHandler = () => Promise.resolve()
