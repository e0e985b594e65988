/**
 * What a water meter counted, backwards from what it shows now, and the account of a prepaid one. All amounts in
 * hundredths. Whoever tells of readings, use, charges or the meter itself asks here, so that they agree.
 */
import { RoomType } from '../../generated/enums.ts'
import { addDays } from '../../values/calendar.ts'
import { dice } from './dice.ts'
import type { Fitting } from './fittings.ts'
import { daysAgo, isPast } from './moment.ts'
import type { Plan } from './plan.ts'
import { vacatedAt } from './stays.ts'

export interface Shown {
  readonly read: number
  /** The day of its last reading. */
  readonly last: string
}

export interface WaterDay {
  readonly day: string
  readonly ago: number
  readonly begin: number
  readonly end: number
}

/** When the use of the day before stands. */
const READ = 210
/** When use is booked. */
const BOOKED = 100

/** The newest first, as far back as the meter has counted. */
export function* waterDays(plan: Plan, { device_id }: Fitting, { read, last }: Shown): Generator<WaterDay> {
  let end = read
  for (let ago = isPast(plan, READ) ? 0 : 1; ago < plan.days; ago++) {
    const day = addDays(plan.today, -ago)
    if (day > last) continue
    const used = dice('water used', plan.client_id, device_id, ago).int(4, 31)
    if (end < used) return
    yield { day, ago, begin: end - used, end }
    end -= used
  }
}

/** The other meters are paid by what was used, as are those of rooms that were vacated: no account is left open. */
export const isPrepaid = (plan: Plan, { device_id, place, retired }: Fitting): boolean =>
  retired === null &&
  place.room_type === RoomType.common &&
  device_id % 4 === 0 &&
  (place.number === null || vacatedAt(plan, place.number) === null)

/** A moment at which what was used until then is booked. */
interface Point {
  readonly at: string
  readonly register: number
  readonly isCharge: boolean
}

export interface WaterAccount {
  readonly opened: { readonly at: string; readonly register: number }
  /** The earliest first. */
  readonly points: readonly Point[]
  /** The register up to which its use is booked. */
  readonly settled: number
  /** What remains now. */
  readonly left: number
}

/** Of every eight one is in arrears by a little. */
export function accountOf(plan: Plan, meter: Fitting, shown: Shown): WaterAccount {
  const { device_id } = meter
  const days = [...waterDays(plan, meter, shown)].reverse()
  const chance = dice('water account', plan.client_id, device_id)
  const left = chance.chance(0.12) ? -chance.int(10, 150) : chance.int(120, 2400)
  const [first] = days
  const register = first?.begin ?? shown.read
  const opened = { at: daysAgo(plan, (first?.ago ?? plan.days) + 1, device_id % 90), register }
  const isBooked = ({ ago }: WaterDay): boolean => ago > 1 || (ago === 1 && isPast(plan, BOOKED + 20))
  const booked = days.filter(isBooked)
  const charged = booked.filter(({ ago }) => ago > 1)[Math.floor(booked.length / 2)]
  const points = booked.flatMap((one): readonly Point[] => {
    const at = daysAgo(plan, one.ago - 1, BOOKED + (device_id % 60) / 4)
    const settling = { at, register: one.end, isCharge: false }
    if (one !== charged) return [settling]
    return [{ at: daysAgo(plan, one.ago, 600 + (device_id % 300)), register: one.end, isCharge: true }, settling]
  })
  return { opened, points, left, settled: points.at(-1)?.register ?? register }
}
