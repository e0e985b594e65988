/** Electricity: fee rules, readings, daily use, charges, shared energy, statistics of the month. */
import { Decimal } from 'decimal.js'
import { addDays, addMonths, dayOf } from '../../../domain/calendar.ts'
import { divideByRatio } from '../../../domain/shared-fee.ts'
import { ChargeChannel, ChargeMode, FeeRuleType, NotCalculatedReason, PoolType, ReadingSource, RoomType } from '../../../generated/enums.ts'
import { byHome, livesThere } from '../by-home.ts'
import type { Household } from '../by-home.ts'
import { dice } from '../dice.ts'
import type { Fitting } from '../fittings.ts'
import { behind, chargedBy, daysOf, meterOf } from '../meters.ts'
import type { Charge, DayOfMeter, Meter } from '../meters.ts'
import { daysAgo, settledAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow, Rows, Values } from '../row.ts'

const SEGMENTS = [[0, 8, 'off_peak'], [8, 11, 'peak'], [11, 17, 'shoulder'], [17, 19, 'peak'], [19, 21, 'sharp'], [21, 24, 'shoulder']] as const
const RULES: readonly Values[] = [
  { name: '居民合表电价', type: FeeRuleType.single, price: '0.788' },
  { name: '公寓统一电价', type: FeeRuleType.single, price: '1' },
  {
    name: '工商业分时电价', type: FeeRuleType.time_of_use, sharp_price: '1.4502', peak_price: '1.1846', shoulder_price: '0.788', off_peak_price: '0.3812',
    segments: SEGMENTS.map(([begin_hour, end_hour, period]) => ({ begin_hour, end_hour, period })), note: '按省级电网分时政策执行',
  },
]

export const feeRules: Rows = function* (plan) {
  for (const [at, create] of RULES.entries()) yield { create, server: { id: at + 1, client_id: plan.client_id, created_at: daysAgo(plan, 1200 - at, 600) } }
}

export function* metersOf(plan: Plan, { devices }: Household): Generator<Meter> {
  for (const device of devices) if (device.family === 'meter') yield meterOf(plan, device)
}

const placed = ({ home, place, device_id }: Fitting): Values => ({ home_id: home.home_id, room_id: place.room_id, device_id })

/** The one meter that was exchanged: what it counted before was more. */
const RESET_DEVICE = 17
const RESET_AGO = 20
const BEFORE_RESET = 812_345

export const electricityReadings: Rows = function* (plan) {
  let id = 1
  for (const household of byHome(plan)) {
    for (const meter of metersOf(plan, household)) {
      for (const day of daysOf(plan, meter)) {
        const hours = HOURS.slice(0, day.hours)
        for (const hour of day.ago <= plan.hourlyDays ? hours : hours.slice(-1)) yield readingOf(plan, meter, day, hour, id++)
      }
    }
  }
}
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

function readingOf(plan: Plan, meter: Meter, { ago, begin, whole }: DayOfMeter, hour: number, id: number): DemoRow {
  const reset = meter.device.device_id === RESET_DEVICE && plan.client_id === 1
  const read = begin + behind(whole, hour + 1) + (reset && ago > RESET_AGO ? BEFORE_RESET : 0)
  const read_time = daysAgo(plan, ago, hour * 60 + 59 + (meter.device.device_id % 60) / 60)
  return {
    create: {
      ...placed(meter.device), read_time, electric_read: hundredths(read), electric_amount: hundredths(chargedBy(meter, read_time)),
      pool_amount: hundredths(meter.pool_amount), pool_read: hundredths(meter.pool_read), source: ReadingSource.automatic, is_reset: reset && ago === RESET_AGO && hour === 23,
    },
    server: { id, client_id: plan.client_id, created_at: read_time },
  }
}

/** Which room shows which reason that its day could not be settled: one room each. */
const REASONS = Object.values(NotCalculatedReason)

export const electricUsage: Rows = function* (plan) {
  const settled = settledAgo(plan)
  let id = 1
  for (const household of byHome(plan)) {
    for (const meter of metersOf(plan, household)) {
      const { number } = meter.device.place
      const reason = number === null ? undefined : REASONS[number]
      for (const { day, ago, hours, begin, end, used } of daysOf(plan, meter)) {
        // Of a day without a word there is nothing to tell, but why.
        if (ago < settled || (hours === 0 && (reason === undefined || ago > settled))) continue
        const shared = reason !== undefined || number === null || household.home.whole ? 0 : dice('shared', plan.client_id, meter.device.device_id, ago).int(0, 60)
        yield {
          create: known({ ...placed(meter.device), day, begin_read: hundredths(begin), end_read: hundredths(end), used: hundredths(used), shared: hundredths(shared), price: meter.price, reason: ago === settled ? reason ?? null : null }),
          server: { id: id++, client_id: plan.client_id, created_at: daysAgo(plan, ago - 1, 20 + (meter.device.device_id % 60) / 6) },
        }
      }
    }
  }
}

const CHANNELS = [ChargeChannel.wechat, ChargeChannel.wechat, ChargeChannel.alipay, ChargeChannel.manual, ChargeChannel.api]

/** Mostly by telephone; a few clear or waive what was owed, and one waited two days for its meter to come back. */
export const charges: Rows = function* (plan) {
  let id = 1
  for (const household of byHome(plan)) {
    for (const meter of metersOf(plan, household)) {
      const lived = household.stays.filter(({ place }) => place.room_id === meter.device.place.room_id)
      for (const charge of meter.charges.toReversed()) {
        const stay = lived.find(livesThere(dayOf(new Date(charge.charged_at))))
        yield chargeOf(plan, meter, charge, stay?.lease_id ?? null, id++)
      }
    }
  }
}

function chargeOf(plan: Plan, meter: Meter, { mode, money, energy, state, charged_at, delivered_at }: Charge, lease_id: number | null, id: number): DemoRow {
  const waived = mode === ChargeMode.free_arrears
  const channel = waived ? ChargeChannel.manual : dice('channel', plan.client_id, id).pick(CHANNELS)
  return {
    create: known({
      ...placed(meter.device), lease_id, mode, channel, price: meter.price, energy: hundredths(energy), charged_at, number: `CZ${plan.client_id}${String(id).padStart(8, '0')}`,
      money: hundredths(money), reason: waived ? '抄表误差，客服核实后免除' : null, staff_id: channel === ChargeChannel.manual ? 1 : null,
    }),
    server: known({ id, client_id: plan.client_id, state, delivered_at, created_at: charged_at }),
  }
}

/** Last month's and this month's; a room with a reason has no share. */
export const poolShares: Rows = function* (plan) {
  let id = 1
  for (const { home } of byHome(plan)) {
    const rooms = home.places.filter(({ room_type }) => room_type === RoomType.common)
    // Nobody shares with anybody where a home is let whole.
    if (rooms.length === 0 || home.whole) continue
    for (const back of [2, 1]) {
      const chance = dice('pool', plan.client_id, home.home_id, back)
      const pool_type = chance.chance(0.75) ? PoolType.average : PoolType.ratio
      const weights = rooms.map(() => (pool_type === PoolType.average ? 1 : chance.int(1, 9)))
      const total = hundredths(chance.int(800, 2_400) * rooms.length)
      const shares = divideByRatio(total, weights)
      const first = `${addMonths(plan.today, -back).slice(0, 7)}-01`
      for (const [at, place] of rooms.entries()) {
        const reason = back === 1 && place.number !== null ? REASONS[place.number] : undefined
        yield {
          create: known({ home_id: home.home_id, room_id: place.room_id, period: [first, addDays(addMonths(first, 1), -1)], pool_type, total, weight: weights[at], energy: reason === undefined ? shares[at] : null, reason: reason ?? null }),
          server: { id: id++, client_id: plan.client_id, created_at: daysAgo(plan, (back - 1) * 30 + 2, 90 + (home.home_id % 300)) },
        }
      }
    }
  }
}

const MONTHS = 13

/** A row a home and month; the figures before it are those of its own earlier rows. */
export const monthly = (key: string, low: number, high: number, price: string, roomsOf: (household: Household) => number): Rows => function* (plan) {
  let id = 1
  for (const household of byHome(plan)) {
    const rooms = roomsOf(household)
    if (rooms === 0) continue
    const used = (back: number): number => dice(key, plan.client_id, household.home.home_id, addMonths(plan.today, -back).slice(0, 7)).int(low, high) * rooms
    for (let back = MONTHS; back >= 1; back--) {
      const create = { home_id: household.home.home_id, month: addMonths(plan.today, -back).slice(0, 7), room_count: rooms, used: hundredths(used(back)), fee: hundredths(new Decimal(used(back)).times(price).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()), last_month: hundredths(used(back + 1)), last_year: hundredths(used(back + 12)) }
      yield { create, server: { id: id++, client_id: plan.client_id, created_at: daysAgo(plan, (back - 1) * 30 + 1, 200 + (household.home.home_id % 300)) } }
    }
  }
}

const commonRooms = ({ home }: Household): number => home.places.filter(({ room_type }) => room_type === RoomType.common).length
export const electricCounts: Rows = monthly('electric month', 8_000, 19_000, '0.788', commonRooms)
