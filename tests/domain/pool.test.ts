/** What rooms share, held to figures worked out by hand, and to what must be so of any home. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NotCalculatedReason, PoolAreaType, PoolType } from '../../src/generated/enums.ts'
import { poolOf, type PoolHome, type PoolMeter, type PoolRoom } from '../../src/apartment/domain/pool.ts'

const JUNE = ['2026-06-01', '2026-06-30'] as const
const whole = { lease_id: 1, from: JUNE[0], until: JUNE[1] }
const room = (room_id: number, more: Partial<PoolRoom> = {}): PoolRoom => ({
  room_id,
  open: true,
  weight: 1,
  unpaid: null,
  leases: [whole],
  ended: false,
  ...more,
})
const meter = (room_id: number, used: string | null, more: Partial<PoolMeter> = {}): PoolMeter => ({
  room_id,
  public: room_id === 0,
  online: true,
  used,
  ...more,
})
/** By ratio 3:7:2, behind a total meter. */
const STORY: PoolHome = {
  pool_type: PoolType.ratio,
  pool_area_type: PoolAreaType.total_meter,
  period: JUNE,
  meters: [meter(0, '356.40'), meter(1, '82.10'), meter(2, '101.35'), meter(3, '64.20')],
  rooms: [room(1, { weight: 3 }), room(2, { weight: 7 }), room(3, { weight: 2 })],
}
const charged = (home: PoolHome) => poolOf(home).rooms.map((one) => one.charged)
const reasons = (home: PoolHome) => poolOf(home).rooms.map((one) => one.reason)

describe('what rooms share', () => {
  it('is what the total meter counted beyond theirs, by ratio to the hundredth', () => {
    expect(poolOf(STORY).total).toBe('108.75')
    expect(charged(STORY)).toEqual(['27.19', '63.44', '18.12'])
  })

  it('is what the meters of the public area counted, in equal parts', () => {
    const meters = [meter(0, '10.00'), meter(0, '0.01'), ...STORY.meters.slice(1)]
    const home = { ...STORY, pool_type: PoolType.average, pool_area_type: PoolAreaType.independent_meter, meters }
    expect(poolOf(home).total).toBe('10.01')
    expect(charged(home)).toEqual(['3.34', '3.34', '3.33'])
  })

  it('is borne by tenants for the days on which the room was theirs, and else by the landlord', () => {
    const leases = [
      { lease_id: 7, from: '2026-06-01', until: '2026-06-10' },
      { lease_id: 8, from: '2026-06-16', until: '2026-06-30' },
    ]
    const [first] = poolOf({ ...STORY, rooms: [room(1, { weight: 3, leases }), ...STORY.rooms.slice(1)] }).rooms
    // Of 27.19: 10, 15 and 5 days of 30.
    expect(first).toMatchObject({ share: '27.19', days: 25, charged: '22.66' })
    expect(first?.stays.map(({ energy }) => energy)).toEqual(['9.06', '13.60'])
    const vacant = poolOf({ ...STORY, rooms: [room(1, { weight: 3, leases: [] }), ...STORY.rooms.slice(1)] })
    expect(vacant.rooms.map((one) => one.charged)).toEqual(['0.00', '63.44', '18.12'])
  })

  it('counts a leap day as any other, and the days over the year’s turn', () => {
    const of = (from: string, until: string, period: readonly [string, string]) =>
      poolOf({
        ...STORY,
        period,
        rooms: STORY.rooms.map((one) => ({ ...one, leases: [{ lease_id: 1, from, until }] })),
      }).rooms.map(({ days }) => days)
    expect(of('2028-02-10', '2028-02-29', ['2028-02-01', '2028-02-29'])).toEqual([20, 20, 20])
    expect(of('2026-12-20', '2026-12-31', ['2026-12-01', '2026-12-31'])).toEqual([12, 12, 12])
  })

  const R = NotCalculatedReason
  const independent = { ...STORY, pool_area_type: PoolAreaType.independent_meter }
  it.each<[string, PoolHome, readonly (number | null)[]]>([
    [
      'a weight is missing',
      { ...STORY, rooms: [room(1, { weight: null }), ...STORY.rooms.slice(1)] },
      [R.no_ratio, R.no_ratio, R.no_ratio],
    ],
    [
      'a meter is offline since before the month’s end',
      { ...STORY, meters: [...STORY.meters.slice(0, 3), meter(3, null, { online: false })] },
      [R.meter_offline, R.meter_offline, R.meter_offline],
    ],
    [
      'a meter is online and tells nothing',
      { ...STORY, meters: [...STORY.meters.slice(0, 3), meter(3, null)] },
      [R.no_readings, R.no_readings, R.no_readings],
    ],
    [
      'nobody lived there',
      { ...STORY, rooms: STORY.rooms.map((one) => ({ ...one, leases: [], ended: true })) },
      [R.all_leases_expired, R.all_leases_expired, R.all_leases_expired],
    ],
    [
      'the lease of one has ended',
      { ...STORY, rooms: [room(1, { weight: 3, leases: [], ended: true }), ...STORY.rooms.slice(1)] },
      [R.lease_expired, null, null],
    ],
    [
      'the public area has no meter',
      { ...STORY, meters: STORY.meters.slice(1) },
      [R.public_without_meter, R.public_without_meter, R.public_without_meter],
    ],
    [
      'one takes no part',
      { ...STORY, rooms: [room(1, { open: false }), ...STORY.rooms.slice(1)] },
      [R.sharing_closed, null, null],
    ],
    [
      'independent meters counted as much as all rooms',
      { ...independent, meters: [meter(0, '247.65'), ...STORY.meters.slice(1)] },
      [R.suspected_total, R.suspected_total, R.suspected_total],
    ],
    [
      'the rooms counted more than the total meter',
      { ...STORY, meters: [meter(0, '247.64'), ...STORY.meters.slice(1)] },
      [R.other, R.other, R.other],
    ],
    [
      'one owes and was not cut, one could not be cut',
      {
        ...STORY,
        rooms: [room(1, { weight: 3, unpaid: 'not_cut' }), room(2, { weight: 7, unpaid: 'trip_failed' }), room(3)],
      },
      [R.arrears_not_cut, R.trip_failed, null],
    ],
  ])('is not calculated where %s', (_, home, expected) => {
    expect(reasons(home)).toEqual(expected)
    for (const { reason, charged: energy } of poolOf(home).rooms) expect(energy === null).toBe(reason !== null)
  })

  it('of rooms whose meters are not asked for does not wait for them', () => {
    const meters = [meter(0, '12.00'), meter(1, null), meter(2, null), meter(3, null)]
    expect(charged({ ...independent, pool_type: PoolType.average, meters })).toEqual(['4.00', '4.00', '4.00'])
  })

  it('adds up to the total to the hundredth, and does not depend on the order of meters', () => {
    const cents = fc.integer({ min: 0, max: 99_999 }).map((count) => (count / 100).toFixed(2))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cents, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 30 })), {
          minLength: 1,
          maxLength: 12,
        }),
        cents,
        (rooms, shared) => {
          const sum = rooms.reduce((total, [used]) => total.plus(used), new Decimal(shared)).toFixed(2)
          const home: PoolHome = {
            ...STORY,
            meters: [meter(0, sum), ...rooms.map(([used], at) => meter(at + 1, used))],
            rooms: rooms.map(([, weight, days], at) =>
              room(at + 1, {
                weight,
                leases: days === 0 ? [] : [{ ...whole, until: `2026-06-${String(days).padStart(2, '0')}` }],
              }),
            ),
          }
          const pool = poolOf(home)
          expect(poolOf({ ...home, meters: home.meters.toReversed() })).toEqual(pool)
          if (pool.reason !== null) return
          const total = pool.rooms.reduce((all, { share }) => all.plus(share ?? 0), new Decimal(0))
          expect(total.toFixed(2)).toBe(shared)
          for (const { share, charged: energy } of pool.rooms) expect(new Decimal(energy!).lte(share!)).toBe(true)
        },
      ),
    )
  })
})
