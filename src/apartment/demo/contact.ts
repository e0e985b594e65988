/** Whether a device is in touch, and when it was heard last: asked by all code that tells of what it reported. */
import { DeviceState, RoomType } from '../../generated/enums.ts'
import { dice } from './dice.ts'
import type { Dice } from './dice.ts'
import type { Fitting } from './fittings.ts'
import { daysAgo, secondsAgo } from './moment.ts'
import type { Plan } from './plan.ts'
import { LEFT_OFFLINE_DAYS, leavingOf } from './stays.ts'

export interface Contact {
  readonly condition: number
  readonly online: boolean
  /** Of its last word: within the hour, or when it fell silent. */
  readonly heard: string
  /** Falls on for the device's other facts. */
  readonly chance: Dice
}

export function contactOf(plan: Plan, fitting: Fitting): Contact {
  const chance = dice('device', plan.client_id, fitting.device_id)
  const drawn = fitting.retired ?? pickState(chance)
  const online = drawn === DeviceState.awaiting_online || (drawn === DeviceState.delivered && !chance.chance(0.03))
  const heard = online
    ? secondsAgo(plan, 60 + ((fitting.device_id * 37) % 3000))
    : daysAgo(plan, chance.int(1, fitting.retired === null ? 6 : 120), chance.int(0, 1439))
  if (isMeterOutOfTouch(plan, fitting))
    return { condition: DeviceState.delivered, online: false, heard: daysAgo(plan, OUT_OF_TOUCH_DAYS, 770), chance }
  if (!isLockLeftOffline(fitting)) return { condition: drawn, online, heard, chance }
  return { condition: DeviceState.delivered, online: false, heard: daysAgo(plan, LEFT_OFFLINE_DAYS + 1, 1020), chance }
}

const pickState = (chance: Dice): number =>
  chance.chance(0.965)
    ? DeviceState.delivered
    : chance.pick([DeviceState.awaiting_online, DeviceState.awaiting_offline])

/** The lock of the room whose tenant left while it was silent, and which is silent still. */
const isLockLeftOffline = ({ family, retired, place }: Fitting): boolean =>
  family === 'lock' && retired === null && place.number !== null && leavingOf(place.number) === 'offline'

/** The meter that has been silent since before the last month ended, so that its home's share of it is not known. */
const isMeterOutOfTouch = ({ client_id }: Plan, { family, home, place }: Fitting): boolean =>
  client_id === 1 && family === 'meter' && home.home_id === 9 && place.room_type === RoomType.public
const OUT_OF_TOUCH_DAYS = 33
