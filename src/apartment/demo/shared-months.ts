/**
 * What the rooms of a home shared of each month that is over: worked out from the readings that the demo tells, by the
 * rule by which the server does it, so that the server finds nothing to correct.
 */
import { addDays, addMonths, daysBetween } from '../../values/calendar.ts'
import { RoomType } from '../../generated/enums.ts'
import { poolOf, type Pool, type PoolLease } from '../domain/pool.ts'
import { counterOf, daysKept, isMeter, minuteTold, monthsKept, type KeptDay } from './counter.ts'
import type { Fitting } from './fittings.ts'
import type { HomePlace, Place } from './layout.ts'
import { roomName } from './layout.ts'
import { daysAgo } from './moment.ts'
import type { Plan } from './plan.ts'
import { hundredths, known } from './row.ts'
import { isClosed, sharingOf, weightOf, type Sharing } from './sharing.ts'
import { terms } from './stays.ts'

export interface SharedMonth extends Sharing {
  /** First and last day. */
  readonly period: readonly [string, string]
  readonly booked_at: string
  readonly meters: readonly MeterOfMonth[]
  /** Leases by their place among those of their room. */
  readonly pool: Pool
}

interface MeterOfMonth {
  readonly device: Fitting
  readonly public: boolean
  readonly online: boolean
  /** The last reading before the month, else the first in it. */
  readonly begin: Told | null
  readonly end: Told | null
  readonly used: string | null
}

interface Told {
  readonly shown: string
  readonly at: string
}

/** Days since the last month was booked: in the small hours of its successor's first day. */
export const sinceBooked = ({ today }: Pick<Plan, 'today'>): number =>
  Number(today.slice(8)) === 1 ? Number.POSITIVE_INFINITY : Number(today.slice(8)) - 1

const kept = new WeakMap<readonly Fitting[], readonly SharedMonth[]>()

/** Of all devices of a home; the earlier month first. */
export function sharedMonths(plan: Plan, devices: readonly Fitting[]): readonly SharedMonth[] {
  const found = kept.get(devices) ?? monthsOf(plan, devices)
  kept.set(devices, found)
  return found
}

function monthsOf(plan: Plan, devices: readonly Fitting[]): readonly SharedMonth[] {
  const home = devices[0]?.home
  const rooms = home?.places.filter(({ room_type }) => room_type === RoomType.common) ?? []
  // Nobody shares with anybody where a home is let whole.
  if (home === undefined || home.whole || rooms.every(isClosed)) return []
  const meters = devices.filter(isMeter).map((device) => toldBy(plan, device))
  // On the first of a month nobody has booked the last one yet.
  return monthsKept(plan)
    .filter((first) => daysBetween(addMonths(first, 1), plan.today) > 0)
    .map((first) => monthOf(plan, { home, rooms, meters }, first))
}

interface ToldMeter {
  readonly device: Fitting
  readonly online: boolean
  /** Its readings, the earliest first. */
  readonly told: readonly KeptDay[]
}

function toldBy(plan: Plan, device: Fitting): ToldMeter {
  const counter = counterOf(plan, device)
  return { device, online: counter.contact.online, told: daysKept(plan, counter).toReversed() }
}

interface SharingHome {
  readonly home: HomePlace
  readonly rooms: readonly Place[]
  readonly meters: readonly ToldMeter[]
}

function monthOf(plan: Plan, { home, rooms, meters }: SharingHome, first: string): SharedMonth {
  const next = addMonths(first, 1)
  const period = [first, addDays(next, -1)] as const
  const sharing = sharingOf(plan, home)
  const counted = meters.map((meter) => meterOf(plan, meter, period))
  const pool = poolOf({
    ...sharing,
    period,
    meters: counted.map(({ device, public: shared, online, end, used }) => ({
      room_id: device.place.room_id,
      public: shared,
      online,
      used: end?.day === period[1] ? used : null,
    })),
    rooms: rooms.map((place) => ({
      room_id: place.room_id,
      open: !isClosed(place),
      weight: weightOf(plan, home, place),
      unpaid: null,
      ...leasesOf(plan, place, period),
    })),
  })
  const booked_at = daysAgo(plan, daysBetween(next, plan.today), 140 + (home.home_id % 100) / 10)
  return { ...sharing, period, booked_at, meters: counted, pool }
}

function meterOf(
  plan: Plan,
  { device, online, told }: ToldMeter,
  [first, last]: readonly [string, string],
): MeterOfMonth & { readonly end: (Told & { readonly day: string }) | null } {
  const before = told.findLast(({ day }) => day < first)
  const steps = told.filter(({ day }) => (before?.day ?? first) <= day && day <= last)
  const readingOf = ({ day, ago, hours, shown, isFirst }: KeptDay) => ({
    day,
    shown: hundredths(shown),
    at: daysAgo(plan, ago, minuteTold(device, isFirst ? 0 : hours)),
  })
  // A step back is a reset and counts nothing.
  const used = steps.reduce((sum, { shown }, at) => sum + Math.max(0, shown - (steps[at - 1]?.shown ?? shown)), 0)
  const [begin, end] = [steps[0], steps.at(-1)]
  return {
    device,
    public: device.place.room_type === RoomType.public,
    online,
    begin: begin === undefined ? null : readingOf(begin),
    end: end === undefined ? null : readingOf(end),
    used: end === undefined ? null : hundredths(used),
  }
}

function leasesOf(
  plan: Plan,
  { number }: Place,
  [first, last]: readonly [string, string],
): { readonly leases: readonly PoolLease[]; readonly ended: boolean } {
  const all = terms(plan, number!).map(({ range: [from, until], check_out_date }, lease_id) => ({
    lease_id,
    from,
    until: check_out_date !== null && check_out_date < until ? check_out_date : until,
  }))
  const begun = all.filter(({ from, until }) => from <= last && until >= from)
  const running = begun.filter(({ until }) => until >= first)
  return {
    leases: running.map(({ lease_id, from, until }) => ({
      lease_id,
      from: from > first ? from : first,
      until: until < last ? until : last,
    })),
    ended: running.length < begun.length,
  }
}

/** As a record keeps it. */
export const metersShown = ({ meters }: SharedMonth): readonly object[] =>
  meters.map(({ device, public: shared, begin, end, used }) =>
    known({
      ...{ device_id: device.device_id, sn: device.sn, room: roomName(device.place), public: shared, used },
      ...{ begin: begin?.shown ?? null, begin_at: begin?.at ?? null, end: end?.shown ?? null, end_at: end?.at ?? null },
    }),
  )
