/**
 * Books what rooms share of a month's energy. A month is calculated again whenever readings come late: what differs
 * from before is booked as a row of its own, and nothing that was booked is changed. How a home shares (the way,
 * weights, who takes part) stays as it was when the month was first calculated.
 */
import { Decimal } from 'decimal.js'
import { NotCalculatedReason, PoolOutcome } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import { addDays, addMonths, startOfDay } from '../../values/calendar.ts'
import { poolOf, type Pool, type PoolHome, type PoolRoom, type RoomShare } from '../domain/pool.ts'
import { renewEnergy } from './home-energy.ts'
import { bookShares } from './share-booking.ts'
import {
  BOOKED,
  METERS,
  ROOMS,
  SPREAD,
  UNPAID,
  WRITE,
  type BookedFacts,
  type MeterFacts,
  type RoomFacts,
  type UnpaidFacts,
} from './sharing-facts.ts'
import { ELECTRIC_MONTH, holdMonths } from './usage-months.ts'

/** What became of a home's month, room by room. */
export interface Calculated {
  readonly outcome: PoolOutcome
  readonly rooms: readonly {
    readonly room: string
    readonly charged: string | null
    /** More than was booked before, or less. */
    readonly energy: string
    readonly reason: NotCalculatedReason | null
  }[]
  /** To be booked. */
  readonly rows: ReturnType<typeof changedOf>
}

/** `month`: YYYY-MM, which is over; `again`: only homes that were looked at for it before. */
export async function shareMonth(
  work: Work,
  homes: readonly number[],
  month: string,
  { again = false } = {},
): Promise<readonly Calculated[]> {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  const last = addDays(next, -1)
  // Two at once would book the same difference twice.
  await work.records.of('home').holdAll(homes, ['name'])
  const before = (await work.ask(BOOKED, homes, first)) as unknown as readonly BookedFacts[]
  const looked = again ? [...new Set(before.map(({ home_id }) => home_id))] : homes
  if (looked.length === 0) return []
  const rooms = (await work.ask(ROOMS, looked, first, last)) as unknown as readonly RoomFacts[]
  const meters = (await work.ask(
    METERS,
    looked,
    startOfDay(first),
    startOfDay(next),
  )) as unknown as readonly MeterFacts[]
  const owing = meters.filter(({ owes }) => owes).map(({ device_id }) => device_id)
  const uncut = owing.length === 0 ? [] : ((await work.ask(UNPAID, owing)) as unknown as readonly UnpaidFacts[])
  const unpaid = new Map(uncut.map((one) => [one.device_id, one.unpaid]))
  const calculated = looked.map((home) => {
    const of = <T extends { readonly home_id: number }>(list: readonly T[]) =>
      list.filter((one) => one.home_id === home)
    return calculate([first, last], { rooms: of(rooms), meters: of(meters), unpaid, before: of(before) })
  })
  const rows = calculated.flatMap((one) => one.rows)
  if (rows.length > 0) await write(work, [first, last], rows, meters)
  return calculated
}

async function write(
  work: Work,
  [first, last]: readonly [string, string],
  rows: Calculated['rows'],
  meters: readonly MeterFacts[],
): Promise<void> {
  await holdMonths(work, ELECTRIC_MONTH)
  const made = await work.ask(WRITE, JSON.stringify(rows))
  const keys = new Map(made.map(({ id, room_id }) => [Number(room_id), Number(id)]))
  await work.ask(
    SPREAD,
    JSON.stringify(rows.map(({ room_id, charged, reason }) => ({ room_id, charged: charged ?? '0', reason }))),
    first,
    last,
  )
  const month = first.slice(0, 7)
  await renewEnergy(
    work,
    rows.map(({ room_id }) => ({ room_id, month })),
  )
  const shares = rows.flatMap(({ room_id, energy }) => {
    const own = meters.filter((one) => one.room_id === room_id)
    // That in use, else the one that stood there last.
    const meter = own.find(({ former }) => !former) ?? own.at(-1)
    if (meter === undefined || new Decimal(energy).isZero()) return []
    return [{ device_id: meter.device_id, room_id, energy, pool_share_id: keys.get(room_id)! }]
  })
  if (shares.length > 0) await bookShares(work, shares)
}

function calculate(period: readonly [string, string], facts: Facts): Calculated {
  const { rooms, before } = facts
  const names = new Map(rooms.map(({ room_id, room }) => [room_id, room]))
  const told = (room_id: number, charged: string | null, reason: number | null, energy = '0.00') => ({
    ...{ room: names.get(room_id) ?? '', charged, energy },
    reason: reason as NotCalculatedReason | null,
  })
  const stays = (outcome: PoolOutcome): Calculated => ({
    outcome,
    rooms: before.map(({ room_id, charged, reason }) => told(room_id, charged, reason)),
    rows: [],
  })
  if (rooms.length === 0) return stays(PoolOutcome.none_share)
  // What was taken over from elsewhere cannot be worked out again.
  if (before.some(({ explained }) => !explained)) return stays(PoolOutcome.taken_over)
  const known = before.some(({ reason }) => reason === null) ? before : []
  const home = homeOf(period, facts, known)
  const pool = poolOf(home)
  // A month that was calculated stays so, though its readings may be gone by now.
  if (known.length > 0 && pool.reason !== null) return stays(PoolOutcome.kept)
  const isClosed = known.length === 0 && rooms.every(({ open }) => !open)
  const rows = isClosed ? [] : changedOf(home, pool, facts)
  const booked = new Map(rows.map(({ room_id, energy }) => [room_id, energy]))
  const isNothing = pool.rooms.every(({ charged }) => charged === null)
  return {
    outcome: isNothing ? PoolOutcome.not_calculated : rows.length > 0 ? PoolOutcome.booked : PoolOutcome.unchanged,
    rooms: pool.rooms.map(({ room_id, charged, reason }) => told(room_id, charged, reason, booked.get(room_id))),
    rows,
  }
}

interface Facts {
  readonly rooms: readonly RoomFacts[]
  readonly meters: readonly MeterFacts[]
  /** Meters of any home that owe more than they may, with their power on. */
  readonly unpaid: ReadonlyMap<number, UnpaidFacts['unpaid']>
  readonly before: readonly BookedFacts[]
}

/** What differs from before. */
function changedOf({ period, pool_type, pool_area_type }: PoolHome, pool: Pool, { rooms, meters, before }: Facts) {
  const names = new Map(rooms.map(({ room_id, room }) => [room_id, room]))
  const facts = {
    period_from: period[0],
    period_to: period[1],
    home_id: rooms[0]!.home_id,
    pool_type,
    pool_area_type,
    total: pool.total,
    meters: meters.map(told),
    parts: pool.rooms
      .filter(({ reason }) => reason !== NotCalculatedReason.sharing_closed)
      .map(({ room_id, weight, share }) => filled({ room_id, room: names.get(room_id), weight, share })),
  }
  return pool.rooms.flatMap(({ room_id, weight, share, days, charged, stays, reason }) => {
    const old = before.find((one) => one.room_id === room_id)
    const came = { share, charged, reason }
    if (old !== undefined && same(old, came)) return []
    const energy = new Decimal(charged ?? 0).minus(old?.booked ?? 0).toFixed(2)
    return [{ ...facts, room_id, weight, days, ...came, energy, revision: (old?.revision ?? 0) + 1, stays }]
  })
}

function homeOf(
  period: readonly [string, string],
  { rooms, meters, unpaid }: Facts,
  known: readonly BookedFacts[],
): PoolHome {
  const [{ pool_type, pool_area_type }] = [known[0] ?? rooms[0]!]
  const inMonth = (meter: MeterFacts): string | null =>
    meter.former || (meter.end_at !== null && meter.end_at >= startOfDay(period[1])) ? meter.used : null
  return {
    period,
    pool_type: pool_type as PoolHome['pool_type'],
    pool_area_type: (pool_area_type ?? rooms[0]!.pool_area_type) as PoolHome['pool_area_type'],
    meters: meters.map((meter) => ({
      room_id: meter.room_id,
      public: meter.public,
      online: meter.online,
      used: inMonth(meter),
    })),
    rooms: rooms.map(({ room_id, open, weight, leases, ended }): PoolRoom => {
      const old = known.find((one) => one.room_id === room_id)
      const owing = meters.find((meter) => meter.room_id === room_id && unpaid.has(meter.device_id))
      return {
        room_id,
        open: known.length === 0 ? open : old !== undefined && old.reason !== NotCalculatedReason.sharing_closed,
        weight: old === undefined ? weight : old.weight,
        unpaid: old !== undefined && old.reason === null ? null : ((owing && unpaid.get(owing.device_id)) ?? null),
        leases,
        ended,
      }
    }),
  }
}

const same = (old: BookedFacts, { share, charged, reason }: Pick<RoomShare, 'share' | 'charged' | 'reason'>): boolean =>
  old.reason === reason && equal(old.share, share) && equal(old.charged, charged)
const equal = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : new Decimal(one).equals(other)

const told = ({ device_id, sn, room, public: shared, begin, begin_at, end, end_at, used }: MeterFacts) =>
  filled({
    device_id,
    sn,
    room,
    public: shared,
    begin,
    begin_at: begin_at?.toISOString(),
    end,
    end_at: end_at?.toISOString(),
    used: used === null ? null : new Decimal(used).toFixed(2),
  })

/** Without what there is not. */
const filled = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
