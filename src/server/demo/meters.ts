/**
 * What a meter counted, backwards from what it shows now: use of each day, charges, and the reading at any hour. All amounts in
 * hundredths. Whoever tells of readings, daily use or charges asks here, so that they agree.
 */
import { addDays, dayOf } from '../../domain/calendar.ts'
import { dice } from './dice.ts'
import type { Fitting } from './fittings.ts'
import type { Plan } from './plan.ts'
import { deviceOf } from './rows/devices.ts'

export interface Meter {
  readonly device: Fitting
  readonly read: number
  readonly amount: number
  readonly pool_amount: number
  readonly pool_read: number
  readonly price: string
  readonly prepaid: boolean
  /** Its last word. */
  readonly heard: string
  readonly online: boolean
}

export function meterOf(plan: Plan, device: Fitting): Meter {
  const { create, server } = deviceOf(plan, device)
  return {
    device, read: cents(server['electric_read']), amount: cents(server['electric_amount']), pool_amount: cents(server['pool_amount']), pool_read: cents(server['pool_read']),
    price: String(create['price']), prepaid: create['pay_mode'] === 1, heard: String(server['read_time']), online: server['net_state'] === 1,
  }
}

/** "12.34" → 1234. */
const cents = (text: unknown): number => Number(String(text).replace('.', ''))

/** Of one day so long ago; more in the public area of a house. */
export function usedOn({ client_id }: Plan, { device }: Meter, ago: number): number {
  return dice('used', client_id, device.device_id, ago).int(90, 760)
}

export interface DayOfMeter {
  readonly day: string
  readonly ago: number
  readonly used: number
  readonly begin: number
  readonly end: number
}

/** The last days, the newest first, as far back as the meter has counted. */
export function* daysOf(plan: Plan, meter: Meter): Generator<DayOfMeter> {
  let end = meter.read
  const silent = dayOf(new Date(meter.heard))
  for (let ago = 1; ago <= plan.days; ago++) {
    const day = addDays(plan.today, -ago)
    const used = day > silent ? 0 : usedOn(plan, meter, ago)
    if (end - used < 0) return
    yield { day, ago, used, begin: end - used, end }
    end -= used
  }
}

/** Share of the day's use that is behind at each hour: little at night, most in the evening. */
const SHARES = [1, 1, 1, 1, 1, 2, 4, 5, 4, 3, 3, 4, 5, 4, 3, 3, 4, 6, 9, 10, 10, 8, 5, 3]
const WHOLE = SHARES.reduce((sum, share) => sum + share, 0)
export const behind = (used: number, hour: number): number =>
  Math.floor((used * SHARES.slice(0, hour).reduce((sum, share) => sum + share, 0)) / WHOLE)

export interface Paid {
  readonly ago: number
  readonly minute: number
  readonly money: number
  readonly energy: number
}

/** One or two charges of a prepaid meter that still counts. */
export function paidOf(plan: Plan, meter: Meter): readonly Paid[] {
  if (!meter.prepaid) return []
  const chance = dice('paid', plan.client_id, meter.device.device_id)
  const times = chance.chance(0.75) ? chance.int(1, 2) : 0
  return Array.from({ length: times }, (_, at): Paid => {
    const money = chance.pick([3000, 5000, 5000, 10000, 10000, 20000])
    return { ago: chance.int(1 + at * 18, 17 + at * 18), minute: chance.int(480, 1380), money, energy: Math.round(money / Number(meter.price)) }
  })
}

/** What had been charged by the end of that day. */
export const chargedBy = (meter: Meter, paid: readonly Paid[], ago: number): number =>
  meter.amount - paid.filter((one) => one.ago < ago).reduce((sum, { energy }) => sum + energy, 0)
