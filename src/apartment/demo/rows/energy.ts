/** Electricity: fee rules, readings, daily use, charges, shared energy, statistics of the month. */
import { Decimal } from 'decimal.js'
import { addDays, addMonths, dayOf, daysBetween } from '../../../values/calendar.ts'
import { divideByRatio } from '../../domain/shared-fee.ts'
import {
  ChargeChannel,
  ChargeMode,
  NotCalculatedReason,
  PoolType,
  ReadingSource,
  RoomType,
} from '../../../generated/enums.ts'
import { byHome, livesThere } from '../by-home.ts'
import type { Household } from '../by-home.ts'
import { dice } from '../dice.ts'
import type { Fitting } from '../fittings.ts'
import { behind, chargedBy, daysOf, hoursHeard, meterOf } from '../meters.ts'
import type { Charge, DayOfMeter, Meter } from '../meters.ts'
import { daysAgo, settledAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { RULES } from '../prices.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { isClosed, reasonOf, sharingOf } from './sharing.ts'

export const feeRules: Rows = function* (plan) {
  for (const [at, { name, note = null }] of RULES.entries())
    yield {
      create: known({ name, note }),
      server: { id: at + 1, client_id: plan.client_id, created_at: daysAgo(plan, 1200 - at, 600) },
    }
}

export const feePrices: Rows = function* (plan) {
  let id = 1
  for (const [at, { prices }] of RULES.entries())
    for (const create of prices(plan))
      yield {
        create: { fee_rule_id: at + 1, ...create },
        server: { id: id++, client_id: plan.client_id, created_at: daysAgo(plan, 1200 - at, 605) },
      }
}

export function* metersOf(plan: Plan, { devices }: Household): Generator<Meter> {
  for (const device of devices) if (device.family === 'meter') yield meterOf(plan, device)
}

const placed = ({ home, place, device_id }: Fitting): Values => ({
  home_id: home.home_id,
  room_id: place.room_id,
  device_id,
})

/** The one meter that was exchanged: what it counted before was more. */
const RESET_DEVICE = 17
export const RESET_AGO = 20
const BEFORE_RESET = 812_345

const isExchanged = ({ client_id }: Plan, { device }: Meter): boolean =>
  device.device_id === RESET_DEVICE && client_id === 1
export const countedBefore = (plan: Plan, meter: Meter, ago: number): number =>
  isExchanged(plan, meter) && ago > RESET_AGO ? BEFORE_RESET : 0
const isReset = (plan: Plan, meter: Meter, ago: number): boolean => isExchanged(plan, meter) && ago === RESET_AGO
/** Of the hours of a day of which something was heard, the first that is told. */
const firstHour = ({ hourlyDays }: Plan, ago: number, hours: number): number => (ago <= hourlyDays ? 0 : hours - 1)

export const electricityReadings: Rows = function* (plan) {
  let id = 1
  for (const household of byHome(plan)) {
    for (const meter of metersOf(plan, household)) {
      for (const day of daysOf(plan, meter)) {
        const hours = HOURS.slice(0, day.hours)
        for (const hour of day.ago <= plan.hourlyDays ? hours : hours.slice(-1))
          yield readingOf(plan, meter, day, hour, id++)
      }
    }
  }
}
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

function readingOf(plan: Plan, meter: Meter, { ago, begin, whole }: DayOfMeter, hour: number, id: number): DemoRow {
  const read = begin + behind(whole, hour + 1) + countedBefore(plan, meter, ago)
  const read_time = daysAgo(plan, ago, hour * 60 + 59 + (meter.device.device_id % 60) / 60)
  return {
    create: {
      ...placed(meter.device),
      read_time,
      electric_read: hundredths(read),
      electric_amount: hundredths(chargedBy(meter, read_time)),
      pool_amount: hundredths(meter.pool_amount),
      pool_read: hundredths(meter.pool_read),
      source: ReadingSource.automatic,
      is_reset: isReset(plan, meter, ago) && hour === 23,
    },
    server: { id, client_id: plan.client_id, created_at: read_time },
  }
}

export const electricUsage: Rows = function* (plan) {
  let id = 1
  for (const household of byHome(plan))
    for (const { create, meter, ago } of usageOf(plan, household)) {
      const created_at = daysAgo(plan, ago - 1, 20 + (meter.device.device_id % 60) / 6)
      yield { create, server: { id: id++, client_id: plan.client_id, created_at } }
    }
}

interface Used {
  readonly create: Values
  readonly meter: Meter
  readonly ago: number
}

function* usageOf(plan: Plan, household: Household): Generator<Used> {
  const settled = settledAgo(plan)
  const shares = sharesOfDays(plan, household)
  for (const meter of metersOf(plan, household)) {
    const sharing = sharesEnergy(household, meter.device.place)
    for (const { day, ago, hours, whole, begin, end, used } of daysOf(plan, meter)) {
      // Of a day without a word there is nothing to tell, but why a room got no share.
      if (ago < settled || (hours === 0 && !sharing)) continue
      const shared = hours === 0 ? null : shares(meter, day)
      const reason =
        !sharing || shared !== null ? null : (reasonOf(meter.device.place) ?? NotCalculatedReason.meter_offline)
      const create = known({
        ...placed(meter.device),
        day,
        begin_read: hundredths(begin + countedBefore(plan, meter, ago + 1)),
        end_read: hundredths(end + countedBefore(plan, meter, ago)),
        // What it counted between the reset and its first reading is not known.
        used: hundredths(
          isReset(plan, meter, ago) ? end - begin - behind(whole, firstHour(plan, ago, hours) + 1) : used,
        ),
        shared: hundredths(shared ?? 0),
        price: meter.price,
        reason,
      })
      yield { create, meter, ago }
    }
  }
}

/**
 * A room's share of each day: that of its month, spread over the days on which its meter was heard, so that these add
 * up to it.
 */
function sharesOfDays(plan: Plan, household: Household): (meter: Meter, day: string) => number | null {
  const months = new Map<string, Pool>()
  const poolOfMonth = (first: string): Pool => {
    const pool = months.get(first) ?? poolOf(plan, household, first)
    months.set(first, pool)
    return pool
  }
  const heard = new Map<string, number>()
  const daysHeard = (meter: Meter, first: string): number => {
    const key = `${first} ${meter.device.device_id}`
    const days =
      heard.get(key) ??
      daysOfMonth(first).filter((day) => monthsBack(plan, first) === 0 || hoursHeard(meter, day) > 0).length
    heard.set(key, days)
    return days
  }
  return (meter, day) => {
    const first = `${day.slice(0, 7)}-01`
    const share = poolOfMonth(first).shareOf(meter.device.place)
    if (share === null) return null
    const before = daysBetween(first, day)
    const upTo = (days: number): number => Math.floor((share * days) / daysHeard(meter, first))
    return upTo(before + 1) - upTo(before)
  }
}

const daysOfMonth = (first: string): readonly string[] =>
  Array.from({ length: daysBetween(first, addMonths(first, 1)) }, (_, at) => addDays(first, at))

/** Nobody shares with anybody where a home is let whole. */
const sharesEnergy = ({ home }: Household, { room_type }: Fitting['place']): boolean =>
  !home.whole && room_type === RoomType.common

const CHANNELS = [
  ChargeChannel.wechat,
  ChargeChannel.wechat,
  ChargeChannel.alipay,
  ChargeChannel.manual,
  ChargeChannel.api,
]

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

export const channelOf = (plan: Plan, mode: ChargeMode, id: number): ChargeChannel =>
  mode === ChargeMode.free_arrears ? ChargeChannel.manual : dice('channel', plan.client_id, id).pick(CHANNELS)

function chargeOf(
  plan: Plan,
  meter: Meter,
  { mode, money, energy, charged_at, delivered_at }: Charge,
  lease_id: number | null,
  id: number,
): DemoRow {
  const waived = mode === ChargeMode.free_arrears
  const channel = channelOf(plan, mode, id)
  return {
    create: known({
      ...placed(meter.device),
      lease_id,
      mode,
      channel,
      price: meter.price,
      energy: hundredths(energy),
      charged_at,
      number: `CZ${plan.client_id}${String(id).padStart(8, '0')}`,
      money: hundredths(money),
      reason: waived ? '抄表误差，客服核实后免除' : null,
      staff_id: channel === ChargeChannel.manual ? 1 : null,
    }),
    server: known({ id, client_id: plan.client_id, delivered_at, created_at: charged_at }),
  }
}

interface Pool {
  readonly pool_type: PoolType
  readonly total: string
  readonly weights: readonly number[]
  /** In hundredths; null: it could not be worked out. */
  readonly shareOf: (place: Fitting['place']) => number | null
}

/** What the rooms of a home shared in the month that begins on that day. */
function poolOf(plan: Plan, { home }: Household, first: string): Pool {
  const rooms = home.places.filter(({ room_type }) => room_type === RoomType.common)
  const back = monthsBack(plan, first)
  const chance = dice('pool', plan.client_id, home.home_id, back)
  const { pool_type } = sharingOf(plan, home)
  const weights = rooms.map(() => (pool_type === PoolType.average ? 1 : chance.int(1, 9)))
  const total = hundredths(chance.int(800, 2_400) * rooms.length)
  const shares = new Map(
    divideByRatio(total, weights).map((share, at) => [rooms[at]?.room_id, Number(share.replace('.', ''))]),
  )
  return {
    pool_type,
    total,
    weights,
    shareOf: (place) =>
      isClosed(place) || (back < 2 && reasonOf(place) !== undefined) ? null : (shares.get(place.room_id) ?? null),
  }
}

const monthsBack = ({ today }: Plan, first: string): number =>
  (Number(today.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(today.slice(5, 7)) - Number(first.slice(5, 7))

/** Of the last two months that are over; in the later of them a room with a reason has no share. */
export const poolShares: Rows = function* (plan) {
  let id = 1
  for (const household of byHome(plan)) {
    const { home } = household
    const rooms = home.places.filter((place) => sharesEnergy(household, place))
    for (const back of rooms.length === 0 ? [] : [2, 1]) {
      const first = `${addMonths(plan.today, -back).slice(0, 7)}-01`
      const { pool_type, total, weights, shareOf } = poolOf(plan, household, first)
      for (const [at, place] of rooms.entries()) {
        const share = shareOf(place)
        const reason = share === null ? (reasonOf(place) ?? null) : null
        const weight = reason === NotCalculatedReason.no_ratio ? null : weights[at]
        yield {
          create: known({
            home_id: home.home_id,
            room_id: place.room_id,
            period: [first, addDays(addMonths(first, 1), -1)],
            pool_type,
            total,
            weight,
            share: share === null ? null : hundredths(share),
            charged: share === null ? null : hundredths(share),
            energy: share === null ? null : hundredths(share),
            reason,
          }),
          server: {
            id: id++,
            client_id: plan.client_id,
            created_at: daysAgo(plan, (back - 1) * 30 + 2, 90 + (home.home_id % 300)),
          },
        }
      }
    }
  }
}

const MONTHS = 25

/** What a room is billed for on a day. */
export interface Billed {
  readonly day: string
  readonly room_id: number
  readonly used: Decimal
  readonly price: string
}

interface Month {
  readonly rooms: number
  readonly used: Decimal
  readonly fee: Decimal
}

/** Of the months of which every day is told: the sums of these. */
function wholeMonths(all: readonly Billed[]): ReadonlyMap<string, Month> {
  const months = [...new Set(all.map(({ day }) => day.slice(0, 7)))]
  return new Map(
    months.flatMap((month) => {
      const days = all.filter(({ day }) => day.startsWith(month))
      if (!days.some(({ day }) => day === `${month}-01`)) return []
      const sum = (of: (one: Billed) => Decimal): Decimal =>
        days.reduce((total, one) => total.add(of(one)), new Decimal(0))
      const fee = sum(({ used, price }) => used.times(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP))
      const rooms = new Set(days.map(({ room_id }) => room_id)).size
      return [[month, { rooms, used: sum(({ used }) => used), fee }] as const]
    }),
  )
}

/** A row a home and month; the figures before it are those of its own earlier rows. */
export const monthly = (
  key: string,
  low: number,
  high: number,
  price: string,
  {
    roomsOf,
    billed,
  }: {
    readonly roomsOf: (household: Household) => number
    /** The days of its rooms to let, as the daily report tells them. */
    readonly billed: (plan: Plan, household: Household) => readonly Billed[]
  },
): Rows =>
  function* (plan) {
    let id = 1
    for (const household of byHome(plan)) {
      const rooms = roomsOf(household)
      if (rooms === 0) continue
      const told = wholeMonths(billed(plan, household))
      const monthOf = (back: number): Month & { readonly month: string } => {
        const month = addMonths(`${plan.today.slice(0, 7)}-01`, -back).slice(0, 7)
        const used = new Decimal(dice(key, plan.client_id, household.home.home_id, month).int(low, high) * rooms).div(
          100,
        )
        const fee = used.times(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
        return { month, ...(told.get(month) ?? { rooms, used, fee }) }
      }
      for (let back = MONTHS; back >= 1; back--) {
        const { month, rooms: room_count, used, fee } = monthOf(back)
        const create = {
          home_id: household.home.home_id,
          month,
          room_count,
          used: used.toFixed(2),
          fee: fee.toFixed(2),
          last_month: monthOf(back + 1).used.toFixed(2),
          last_year: monthOf(back + 12).used.toFixed(2),
        }
        yield {
          create,
          server: {
            id: id++,
            client_id: plan.client_id,
            created_at: daysAgo(plan, (back - 1) * 30 + 1, 200 + (household.home.home_id % 300)),
          },
        }
      }
    }
  }

const commonRooms = ({ home }: Household): number =>
  home.places.filter(({ room_type }) => room_type === RoomType.common).length
const billedEnergy = (plan: Plan, household: Household): readonly Billed[] =>
  [...usageOf(plan, household)]
    .filter(({ meter }) => meter.device.place.room_type === RoomType.common)
    .map(({ create, meter: { device, price } }) => ({
      day: String(create['day']),
      room_id: device.place.room_id,
      used: new Decimal(String(create['used'])).add(String(create['shared'])),
      price,
    }))

export const electricCounts: Rows = monthly('electric month', 8_000, 19_000, '0.788', {
  roomsOf: commonRooms,
  billed: billedEnergy,
})
