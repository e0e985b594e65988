/** Electricity: fee rules, readings, daily use, charges, shared energy, statistics of the month. */
import { Decimal } from 'decimal.js'
import { addMonths, dayOf, firstOfMonth } from '../../../values/calendar.ts'
import type { RoomShare } from '../../domain/pool.ts'
import {
  ChargeChannel,
  ChargeMode,
  NotCalculatedReason,
  PoolAreaType,
  ReadingSource,
  RoomType,
} from '../../../generated/enums.ts'
import { byHome, livesThere } from '../by-home.ts'
import type { Household } from '../by-home.ts'
import { dice } from '../dice.ts'
import type { Fitting } from '../fittings.ts'
import { behind, countedBefore, daysKept, minuteTold, type KeptDay } from '../counter.ts'
import { roomName } from '../layout.ts'
import { chargedBy, meterOf, poolChargedBy, sharedBy, type Charge, type Meter } from '../meters.ts'
import { daysAgo, settledAgo } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { RULES } from '../prices.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow, Values } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { sharingOf } from '../sharing.ts'
import { metersShown, sharedMonths, type SharedMonth } from '../shared-months.ts'

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

export function* metersOf(plan: Plan, { devices }: Pick<Household, 'devices'>): Generator<Meter> {
  for (const device of devices) if (device.family === 'meter') yield meterOf(plan, device)
}

const placed = ({ home, place, device_id }: Fitting): Values => ({
  home_id: home.home_id,
  room_id: place.room_id,
  device_id,
})

/** Of the hours of a day of which something was heard, the first that is told. */
const firstHour = ({ hourlyDays }: Plan, ago: number, hours: number): number => (ago <= hourlyDays ? 0 : hours - 1)

export const electricityReadings: Rows = function* (plan) {
  let id = 1
  for (const household of byHome(plan)) {
    for (const meter of metersOf(plan, household)) {
      const days = daysKept(plan, meter)
      for (const [at, day] of days.entries()) {
        const hours = day.isFirst ? [0] : HOURS.slice(1, day.hours + 1)
        const told = day.ago <= plan.hourlyDays ? hours : hours.slice(-1)
        const isReset = isExchangedSince(plan, meter, day, days[at + 1])
        for (const hour of told)
          yield readingOf(plan, meter, { ...day, hour, isReset: isReset && hour === told[0] }, id++)
      }
    }
  }
}
/** That are over. */
const HOURS = Array.from({ length: 25 }, (_, hour) => hour)

const isExchangedSince = (plan: Plan, meter: Meter, { ago }: KeptDay, before: KeptDay | undefined): boolean =>
  before !== undefined && countedBefore(plan, meter, before.ago) > countedBefore(plan, meter, ago)

interface ReadingOfDay extends KeptDay {
  /** So many hours of it are over. */
  readonly hour: number
  /** The meter was exchanged since the one before. */
  readonly isReset: boolean
}

function readingOf(plan: Plan, meter: Meter, { ago, begin, whole, hour, isReset }: ReadingOfDay, id: number): DemoRow {
  const before = countedBefore(plan, meter, ago)
  const read = begin + behind(whole, hour) + before
  const read_time = daysAgo(plan, ago, minuteTold(meter.device, hour))
  return {
    create: {
      ...placed(meter.device),
      read_time,
      electric_read: hundredths(read),
      electric_amount: hundredths(chargedBy(meter, read_time) + before),
      pool_amount: hundredths(poolChargedBy(meter, read_time)),
      pool_read: hundredths(sharedBy(meter, read_time)),
      source: ReadingSource.automatic,
      is_reset: isReset,
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

/** Each kilowatt-hour once, as the server works it out (`meters/home-energy.ts`). */
function usageOf(plan: Plan, household: Pick<Household, 'devices'>): readonly Used[] {
  const all = [...countedOf(plan, household)]
  const isPublic = ({ meter }: Used): boolean => meter.device.place.room_type === RoomType.public
  const [shared, rooms] = [all.filter(isPublic), all.filter((one) => !isPublic(one))]
  // A home has one public meter at most.
  const days = shared.map(({ create }) => String(create['day'])).toSorted()
  if (days.length === 0) return all
  const isMain = sharingOf(plan, shared[0]!.meter.device.home).pool_area_type === PoolAreaType.total_meter
  const [contained, borne] = [new Map<string, Decimal>(), new Map<string, Decimal>()]
  const add = (sums: Map<string, Decimal>, day: string | undefined, energy: unknown): void => {
    if (day !== undefined) sums.set(day, (sums.get(day) ?? new Decimal(0)).add(String(energy)))
  }
  for (const { create } of rooms) {
    const day = String(create['day'])
    const inMonth = days.filter((one) => one.slice(0, 7) === day.slice(0, 7))
    if (isMain && day >= days[0]!)
      add(
        contained,
        days.find((one) => one >= day),
        create['used'],
      )
    add(borne, inMonth.find((one) => one >= day) ?? inMonth.at(-1), create['shared'])
  }
  return all.map((one) => {
    if (!isPublic(one)) return one
    const day = String(one.create['day'])
    const moved = (borne.get(day) ?? new Decimal(0)).neg().add(0)
    return {
      ...one,
      create: {
        ...one.create,
        contained: (contained.get(day) ?? new Decimal(0)).toFixed(2),
        shared: moved.isZero() ? '0.00' : moved.toFixed(2),
      },
    }
  })
}

function* countedOf(plan: Plan, { devices }: Pick<Household, 'devices'>): Generator<Used> {
  const settled = settledAgo(plan)
  const months = sharedMonths(plan, devices[0]?.beside ?? [])
  for (const meter of metersOf(plan, { devices })) {
    const days = daysKept(plan, meter)
    const sharedOn = sharesOfDays(meter, months, days)
    for (const [at, day] of days.entries()) {
      if (day.ago < settled) continue
      // Of days without a reading the next one tells.
      const before = days[at + 1] ?? day
      const { shared, reason } = sharedOn(day.day)
      const create = known({
        ...placed(meter.device),
        day: day.day,
        begin_read: hundredths(before.shown),
        end_read: hundredths(day.shown),
        // What it counted between the reset and its first reading is not known.
        used: hundredths(
          isExchangedSince(plan, meter, day, before)
            ? day.end - day.begin - behind(day.whole, firstHour(plan, day.ago, day.hours) + 1)
            : day.end - before.end,
        ),
        shared: hundredths(shared),
        price: meter.price,
        reason,
      })
      yield { create, meter, ago: day.ago }
    }
  }
}

/** A room's share of each day: what its tenants bear of the month, spread over those that are told; or why not. */
function sharesOfDays(
  meter: Meter,
  months: readonly SharedMonth[],
  days: readonly KeptDay[],
): (day: string) => { readonly shared: number; readonly reason: NotCalculatedReason | null } {
  const { room_id } = meter.device.place
  const spread = months.flatMap(({ period: [first, last], pool }) =>
    pool.rooms
      .filter((room) => room.room_id === room_id)
      .map(({ charged, reason }) => ({
        charged: Number((charged ?? '0').replace('.', '')),
        reason,
        days: days.flatMap(({ day }) => (first <= day && day <= last ? [day] : [])).reverse(),
      })),
  )
  return (day) => {
    const month = spread.find((one) => one.days.includes(day))
    if (month === undefined) return { shared: 0, reason: null }
    const upTo = (count: number): number => Math.floor((month.charged * count) / month.days.length)
    const at = month.days.indexOf(day)
    return { shared: upTo(at + 1) - upTo(at), reason: month.reason }
  }
}

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

/** What its rooms shared of the months that have been booked, in the order in which these rows are numbered. */
export function* sharesOf(
  plan: Plan,
  { devices }: Pick<Household, 'devices'>,
): Generator<{ readonly month: SharedMonth; readonly room: RoomShare }> {
  for (const month of sharedMonths(plan, devices[0]?.beside ?? []))
    for (const room of month.pool.rooms) yield { month, room }
}

export const poolShares: Rows = function* (plan) {
  let id = 1
  for (const household of byHome(plan)) {
    const names = new Map(household.home.places.map((place) => [place.room_id, roomName(place)]))
    for (const { month, room } of sharesOf(plan, household)) {
      const { room_id, weight, share, days, charged, reason } = room
      const stays = household.stays.filter(({ place }) => place.room_id === room_id)
      yield {
        create: known({
          home_id: household.home.home_id,
          ...{ room_id, period: month.period, pool_type: month.pool_type, pool_area_type: month.pool_area_type },
          total: month.pool.total,
          ...{ weight, share, days, charged, energy: charged ?? '0.00', revision: 1, reason },
        }),
        server: {
          ...{ id: id++, client_id: plan.client_id, created_at: month.booked_at },
          meters: metersShown(month),
          parts: month.pool.rooms
            .filter((one) => one.reason !== NotCalculatedReason.sharing_closed)
            .map((one) =>
              known({ room_id: one.room_id, room: names.get(one.room_id), weight: one.weight, share: one.share }),
            ),
          stays: room.stays.map(({ lease_id, ...stay }) => ({ lease_id: stays[lease_id]!.lease_id, ...stay })),
        },
      }
    }
  }
}

const MONTHS = 25

/** What a meter counted on a day that counts at its place. */
export interface Billed {
  readonly day: string
  /** Null: the public area. */
  readonly room_id: number | null
  readonly used: Decimal
  readonly price: string
}

interface Month {
  readonly rooms: number
  readonly used: Decimal
  readonly fee: Decimal
}

/** Of the months of which every day is told, up to now: the sums of these. */
function toldMonths(all: readonly Billed[]): ReadonlyMap<string, Month> {
  const months = [...new Set(all.map(({ day }) => day.slice(0, 7)))]
  return new Map(
    months.flatMap((month) => {
      const days = all.filter(({ day }) => day.startsWith(month))
      // Of one that began before anything is told, only a part is.
      if (!all.some(({ day }) => day <= `${month}-01`)) return []
      const sum = (of: (one: Billed) => Decimal): Decimal =>
        days.reduce((total, one) => total.add(of(one)), new Decimal(0))
      const fee = sum(({ used, price }) => used.times(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP))
      const rooms = new Set(days.flatMap(({ room_id }) => room_id ?? [])).size
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
    /** Its days, as the daily report tells them. */
    readonly billed: (plan: Plan, household: Household) => readonly Billed[]
  },
): Rows =>
  function* (plan) {
    let id = 1
    for (const household of byHome(plan)) {
      const rooms = roomsOf(household)
      if (rooms === 0) continue
      const told = toldMonths(billed(plan, household))
      const running = told.get(plan.today.slice(0, 7))
      const monthOf = (back: number): Month & { readonly month: string } => {
        const month = addMonths(firstOfMonth(plan.today), -back).slice(0, 7)
        const used = new Decimal(dice(key, plan.client_id, household.home.home_id, month).int(low, high) * rooms).div(
          100,
        )
        const fee = used.times(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
        return { month, ...(told.get(month) ?? { rooms, used, fee }) }
      }
      // Of the month that runs there is what its days tell, compared with none.
      for (let back = MONTHS; back >= (running === undefined ? 1 : 0); back--) {
        const { month, rooms: room_count, used, fee } = monthOf(back)
        const create = {
          home_id: household.home.home_id,
          month,
          room_count,
          used: used.toFixed(2),
          fee: fee.toFixed(2),
          ...(back > 0 && {
            last_month: monthOf(back + 1).used.toFixed(2),
            last_year: monthOf(back + 12).used.toFixed(2),
          }),
        }
        yield {
          create,
          server: {
            id: id++,
            client_id: plan.client_id,
            created_at: daysAgo(plan, Math.max(0, back - 1) * 30 + 1, 200 + (household.home.home_id % 300)),
          },
        }
      }
    }
  }

const commonRooms = ({ home }: Household): number =>
  home.places.filter(({ room_type }) => room_type === RoomType.common).length
const billedEnergy = (plan: Plan, household: Household): readonly Billed[] =>
  usageOf(plan, household).map(({ create, meter: { device, price } }) => ({
    day: String(create['day']),
    room_id: device.place.room_type === RoomType.common ? device.place.room_id : null,
    used: new Decimal(String(create['used'])).sub(String(create['contained'] ?? 0)).add(String(create['shared'])),
    price,
  }))

export const electricCounts: Rows = monthly('electric month', 8_000, 19_000, '0.788', {
  roomsOf: commonRooms,
  billed: billedEnergy,
})
