import pickBy from 'lodash/pickBy'
import { ValveSwitch, RelayState } from '../../generated/enums.ts'
import { batterySign, type Sign } from '../domain/alarms.ts'
import { batteryText } from './battery-text.ts'
import type { Work } from '../../server/calls/operation.ts'
import { isOlder, type Device, type Measured, type ShowingHandler, type Shows, type SignAt, type Told } from './told.ts'

/** Battery, signal and the bus, each by the latest report that tells it. */
export const status: ShowingHandler = (work, told) => {
  const { device, at, data } = told
  const { battery, signal, rs485_state } = data
  const time = at.toISOString()
  return {
    ...(battery != null && { sign: batterySign(battery), detail: batteryText(work, battery), kept: keptOf(told) }),
    measured: {
      ...(battery != null && !isOlder(at, device.battery_at) && { battery, battery_at: time }),
      ...(signal != null && !isOlder(at, device.signal_at) && { signal, signal_at: time }),
      ...(rs485_state != null && !isOlder(at, device.rs485_at) && { rs485_state, rs485_at: time }),
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

/** What each of them is told by. */
const CONDITIONS: readonly { readonly told: readonly (keyof Told['data'])[]; readonly shows: ShowingHandler }[] = [
  { told: ['battery', 'signal', 'rs485_state'], shows: status },
  { told: ['relay_state', 'valve'], shows: switched },
]

/** Of a report that tells something else: how the device is besides. `has`: whether such a device has a field. */
export function besides(work: Work, told: Told, has: (field: string) => boolean): readonly Shows[] {
  const tells = CONDITIONS.filter((one) => one.told.some((field) => told.data[field] != null && has(field)))
  if (tells.length === 0) return []
  const own = { ...told, data: pickBy(told.data, (_, field) => has(field)) }
  return tells.map(({ shows }) => shows(work, own))
}

/** With what it shows by them. */
export const showingBy = (device: Device, all: readonly Shows[]): Device =>
  Object.assign({}, device, ...all.map(({ measured }) => measured)) as Device

export const locked: ShowingHandler = () => ({ sign: 'locked', measured: {} })
export const closed: ShowingHandler = () => ({ sign: 'closed', measured: {} })
/** That it is there is noted of every report. */
export const alive: ShowingHandler = () => ({ measured: {} })
