/**
 * What the rooms of a home share of one month's energy: from readings, weights and leases to each room's share, what of
 * it tenants bear, or why it cannot be said. Energy in kWh with two decimals, days as YYYY-MM-DD, all inclusive.
 */
import { Decimal } from 'decimal.js'
import { NotCalculatedReason, PoolAreaType, PoolType } from '../../generated/enums.ts'
import { daysBetween } from '../../values/calendar.ts'
import { divideByRatio, sharedByOwnMeters, sharedByTotalMeter } from './shared-fee.ts'

export interface PoolMeter {
  readonly room_id: number
  readonly public: boolean
  readonly online: boolean
  /** Null: it is not known what it counted, as there is no reading of the month's last day. */
  readonly used: string | null
}

export interface PoolLease {
  readonly lease_id: number
  readonly from: string
  readonly until: string
}

export interface PoolRoom {
  readonly room_id: number
  /** It takes part. */
  readonly open: boolean
  /** By ratio; null: nobody has said it. */
  readonly weight: number | null
  /** Owing more than its overdraft with its power on, though it may be cut; or though the order to cut it failed. */
  readonly unpaid: 'not_cut' | 'trip_failed' | null
  /** Those that run in the month, and whether others ended before. */
  readonly leases: readonly PoolLease[]
  readonly ended: boolean
}

export interface PoolHome {
  readonly pool_type: PoolType
  readonly pool_area_type: PoolAreaType
  /** First and last day. */
  readonly period: readonly [string, string]
  readonly meters: readonly PoolMeter[]
  /** Common rooms, in the order of their keys. */
  readonly rooms: readonly PoolRoom[]
}

export interface Stay extends PoolLease {
  readonly days: number
  readonly energy: string
}

export interface RoomShare {
  readonly room_id: number
  readonly weight: number | null
  readonly share: string | null
  readonly days: number
  /** What the tenants of the room bear; null: not calculated. */
  readonly charged: string | null
  readonly stays: readonly Stay[]
  readonly reason: NotCalculatedReason | null
}

export interface Pool {
  readonly total: string | null
  /** Why nothing can be said of the whole home. */
  readonly reason: NotCalculatedReason | null
  readonly rooms: readonly RoomShare[]
}

const { other, no_ratio, meter_offline, all_leases_expired, public_without_meter, sharing_closed } = NotCalculatedReason
const { suspected_total, lease_expired, no_readings, arrears_not_cut, trip_failed } = NotCalculatedReason

export function poolOf(home: PoolHome): Pool {
  const open = home.rooms.filter((room) => room.open)
  const total = totalOf(home)
  const weights = open.map(({ weight }) => (home.pool_type === PoolType.average ? 1 : weight))
  const reason =
    typeof total === 'number'
      ? total
      : open.every((room) => room.leases.length === 0)
        ? all_leases_expired
        : weights.includes(null) || weights.every((weight) => weight === 0)
          ? no_ratio
          : null
  const shares = reason === null ? divideByRatio(String(total), weights as readonly number[]) : []
  return {
    total: typeof total === 'string' ? total : null,
    reason,
    rooms: home.rooms.map((room) => {
      const at = open.indexOf(room)
      const weight = at < 0 ? null : (weights[at] ?? null)
      if (at < 0) return { ...NOTHING, room_id: room.room_id, reason: sharing_closed }
      if (reason !== null) return { ...NOTHING, room_id: room.room_id, weight, reason }
      return shareOf(home, room, shares[at]!, weight)
    }),
  }
}

const NOTHING = { weight: null, share: null, days: 0, charged: null, stays: [] } as const

/** What is shared out, or why that cannot be said. */
function totalOf({ pool_area_type, meters, rooms }: PoolHome): string | NotCalculatedReason {
  const [shared, own] = [meters.filter((one) => one.public), meters.filter((one) => !one.public)]
  if (shared.length === 0) return public_without_meter
  const byTotal = pool_area_type === PoolAreaType.total_meter
  const needed = byTotal ? meters : shared
  if (needed.some(({ used, online }) => used === null && !online)) return meter_offline
  if (needed.some(({ used }) => used === null)) return no_readings
  const usedBy = (list: readonly PoolMeter[]): readonly string[] => list.flatMap(({ used }) => used ?? [])
  const counted = usedBy(own)
  if (byTotal) {
    // What a room without a meter used is not the others' to bear.
    if (rooms.some(({ room_id }) => !own.some((meter) => meter.room_id === room_id))) return other
    const total = sharedByTotalMeter(sharedByOwnMeters(usedBy(shared)), counted)
    return new Decimal(total).isNegative() ? other : total
  }
  const total = sharedByOwnMeters(usedBy(shared))
  const inRooms = new Decimal(sharedByOwnMeters(counted))
  return inRooms.gt(0) && inRooms.lte(total) ? suspected_total : total
}

/** Its tenants bear it by the days on which the room was theirs; of the other days the landlord does. */
function shareOf(
  { period: [first, last], meters }: PoolHome,
  room: PoolRoom,
  share: string,
  weight: number | null,
): RoomShare {
  const { room_id, leases, ended, unpaid } = room
  const days = leases.map(({ from, until }) => daysBetween(from, until) + 1)
  const let_ = days.reduce((sum, one) => sum + one, 0)
  const vacant = Math.max(0, daysBetween(first, last) + 1 - let_)
  const told = { room_id, weight, share, days: let_ }
  const reason =
    let_ === 0 && ended
      ? lease_expired
      : !meters.some((meter) => meter.room_id === room_id)
        ? other
        : unpaid === null
          ? null
          : unpaid === 'not_cut'
            ? arrears_not_cut
            : trip_failed
  if (reason !== null) return { ...told, charged: null, stays: [], reason }
  const borne = divideByRatio(share, [...days, vacant]).slice(0, days.length)
  return {
    ...told,
    charged: sharedByOwnMeters(borne),
    stays: leases.map((lease, at) => ({ ...lease, days: days[at]!, energy: borne[at]! })),
    reason: null,
  }
}
