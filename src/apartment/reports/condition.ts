import { ValveSwitch, RelayState } from '../../generated/enums.ts'
import { batterySign, type Sign } from '../domain/alarms.ts'
import { batteryText } from './battery-text.ts'
import { isOlder, type Measured, type ShowingHandler, type SignAt, type Told } from './told.ts'

/** Battery and signal, each by the latest report that tells it. */
export const status: ShowingHandler = (work, told) => {
  const { device, at, data } = told
  const { battery, signal } = data
  const time = at.toISOString()
  return {
    ...(battery != null && { sign: batterySign(battery), detail: batteryText(work, battery), kept: keptOf(told) }),
    measured: {
      ...(battery != null && !isOlder(at, device.battery_at) && { battery, battery_at: time }),
      ...(signal != null && !isOlder(at, device.signal_at) && { signal, signal_at: time }),
    },
  }
}

/**
 * A good battery tells by itself since when none of its alarms stands, so that a battery which stays good writes
 * nothing. It is kept aside where another value hides it: the later one, or the one that is known already.
 */
function keptOf({ device, at, data: { battery } }: Told): readonly SignAt[] {
  const [is, was] = [batterySign(battery!), device.battery === null ? null : batterySign(device.battery)]
  const isLate = isOlder(at, device.battery_at)
  if (was === 'battery_good' && is !== 'battery_good' && !isLate && device.battery_at !== null)
    return [{ sign: 'battery_good', at: new Date(device.battery_at) }]
  return is === 'battery_good' && was !== 'battery_good' && isLate ? [{ sign: 'battery_good', at }] : []
}

export const switched: ShowingHandler = (_, told) => ({ sign: switchedSign(told), measured: switchedNow(told) })

/** A cut is told of where there was none before: meters say again how they stand. */
function switchedSign({ device, at, data: { relay_state, valve } }: Told): Sign | null {
  if (relay_state === RelayState.closed) return 'powered'
  if (valve === ValveSwitch.on) return 'valve_open'
  const isNews = !isOlder(at, device.switched_at) && device.arrears_cut === true
  const isOff = relay_state === RelayState.open && device.relay_state !== RelayState.open
  const isShut = valve === ValveSwitch.off && device.valve !== ValveSwitch.off
  return isNews && (isOff || isShut) ? 'cut' : null
}

const switchedNow = ({ device, at, data: { relay_state, valve } }: Told): Measured =>
  isOlder(at, device.switched_at)
    ? {}
    : {
        ...(relay_state != null && { relay_state }),
        ...(valve != null && { valve }),
        switched_at: at.toISOString(),
      }

export const locked: ShowingHandler = () => ({ sign: 'locked', measured: {} })
export const closed: ShowingHandler = () => ({ sign: 'closed', measured: {} })
/** That it is there is noted of every report. */
export const alive: ShowingHandler = () => ({ measured: {} })
