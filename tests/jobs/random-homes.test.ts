/**
 * What rooms share, over homes that are drawn, from their readings, settings and leases in the database to what is
 * booked, held to a calculation of its own: in whole hundredths, by nothing of ours.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Calculated } from '../../src/apartment/meters/sharing.ts'
import { shareMonth } from '../../src/apartment/meters/sharing.ts'
import { NotCalculatedReason as R } from '../../src/generated/enums.ts'
import { fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { describeOne } from '../support/stores.ts'

/** A February with a leap day; days count from its first, hours from its first midnight in Shanghai. */
const [MONTH, DAYS, MIDNIGHT] = ['2024-02', 29, Date.parse('2024-02-01T00:00:00+08:00')]
const HOUR = 3_600_000
const LAST_DAY = (DAYS - 1) * 24

interface Reading {
  readonly hour: number
  /** In hundredths. */
  readonly read: number
}

interface Meter {
  /** Null: in the public area. */
  readonly room: number | null
  readonly online: boolean
  /** It has left its room since. */
  readonly retired: boolean
  readonly readings: readonly Reading[]
}

interface Room {
  readonly open: boolean
  readonly weight: number | null
  /** First and last day, none over another. */
  readonly leases: readonly (readonly [number, number])[]
  /** Of the meter that is there: it owes, and its power is on. */
  readonly owes: 'no' | 'uncut' | 'failed'
}

interface Home {
  readonly byRatio: boolean
  readonly byTotal: boolean
  readonly rooms: readonly Room[]
  readonly meters: readonly Meter[]
}

interface Share {
  readonly share: number | null
  readonly charged: number | null
  readonly reason: number | null
}

/** Rounded down, and what is left over one by one to whoever was cut most, of equals to the first. */
function divided(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, one) => sum + one, 0)
  const parts = weights.map((one) => Math.floor((amount * one) / whole))
  const order = weights
    .map((one, at) => ({ at, rest: (amount * one) % whole }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
  const left = amount - parts.reduce((sum, one) => sum + one, 0)
  for (const { at } of order.slice(0, left)) parts[at]! += 1
  return parts
}

/** Null: it is not known. Undefined: it has nothing to do with the month. */
function used({ retired, readings }: Meter): number | null | undefined {
  const told = readings.filter(({ hour }) => hour < DAYS * 24).toSorted((one, other) => one.hour - other.hour)
  const last = told.at(-1)?.hour ?? -Infinity
  if (retired && last < 0) return undefined
  if (!retired && last < LAST_DAY) return null
  const from = Math.max(
    0,
    told.findLastIndex(({ hour }) => hour < 0),
  )
  return told.slice(from).reduce((sum, { read }, at, all) => sum + Math.max(0, read - (all[at - 1]?.read ?? read)), 0)
}

const daysOf = ({ leases }: Room): readonly number[] =>
  leases.map(([from, until]) => Math.min(until, DAYS - 1) - Math.max(from, 0) + 1).filter((days) => days > 0)

interface Expected {
  readonly total: number | null
  /** Why nothing of the home can be shared. */
  readonly why: number | undefined
  readonly rooms: readonly Share[]
}

function expected({ byRatio, byTotal, rooms, meters }: Home): Expected {
  const known = meters.map((meter) => ({ ...meter, used: used(meter) })).filter((meter) => meter.used !== undefined)
  const [shared, own] = [known.filter(({ room }) => room === null), known.filter(({ room }) => room !== null)]
  const sum = (of: typeof known) => of.reduce((all, one) => all + (one.used ?? 0), 0)
  const missing = (byTotal ? known : shared).filter((one) => one.used === null)
  const open = rooms.filter((room) => room.open)
  const weights = open.map(({ weight }) => (byRatio ? weight : 1))
  const total = sum(shared) - (byTotal ? sum(own) : 0)
  const isUnmetered = rooms.some((_, at) => !own.some(({ room }) => room === at))
  const why = [
    [shared.length === 0, R.public_without_meter],
    [missing.some(({ online }) => !online), R.meter_offline],
    [missing.length > 0, R.no_readings],
    [byTotal && (isUnmetered || total < 0), R.other],
    [!byTotal && sum(own) > 0 && sum(own) <= total, R.suspected_total],
    [open.every((room) => daysOf(room).length === 0), R.all_leases_expired],
    [weights.includes(null) || weights.every((weight) => weight === 0), R.no_ratio],
  ].find(([holds]) => holds)?.[1] as number | undefined
  const isTotal = why === undefined || why === R.all_leases_expired || why === R.no_ratio
  const shares = why === undefined ? divided(total, weights as number[]) : []
  return {
    total: isTotal ? total : null,
    why,
    rooms: rooms.map((room, at) => {
      if (!room.open) return { share: null, charged: null, reason: R.sharing_closed }
      if (why !== undefined) return { share: null, charged: null, reason: why }
      const share = shares[open.indexOf(room)]!
      const days = daysOf(room)
      const isOver = days.length === 0 && room.leases.some(([, until]) => until < 0)
      const stands = own.filter((meter) => meter.room === at)
      const isInUse = stands.some(({ retired }) => !retired)
      const reason = isOver
        ? R.lease_expired
        : stands.length === 0
          ? R.other
          : isInUse && room.owes === 'uncut'
            ? R.arrears_not_cut
            : isInUse && room.owes === 'failed'
              ? R.trip_failed
              : null
      if (reason !== null) return { share, charged: null, reason }
      const vacant = DAYS - days.reduce((all, one) => all + one, 0)
      const borne = divided(share, [...days, vacant]).slice(0, days.length)
      return { share, charged: borne.reduce((all, one) => all + one, 0), reason: null }
    }),
  }
}

const money = (hundredths: number): string => (hundredths / 100).toFixed(2)
const hundredths = (text: unknown): number | null => (text === null ? null : Math.round(Number(text) * 100))

/** So many times of a hundred. */
const chance = (times: number): fc.Arbitrary<boolean> => fc.integer({ min: 0, max: 99 }).map((n) => n < times)

interface Drawn {
  readonly isWhole: boolean
  readonly resets: boolean
  /** Hundredths an hour. */
  readonly pace: number
}

const readings = ({ isWhole, resets, pace }: Drawn): fc.Arbitrary<readonly Reading[]> =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: -30 * 24, max: (DAYS + 3) * 24 }), { maxLength: 5 }),
      fc.integer({ min: LAST_DAY, max: DAYS * 24 - 1 }),
      fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 7, maxLength: 7 }),
    )
    .map(([hours, last, reads]) =>
      [...new Set([...hours, ...(isWhole ? [-1, last] : [])])].map((hour, at) => ({
        hour,
        // As a register goes, or anyhow.
        read: resets ? reads[at]! : 1_000_000 + hour * pace + (reads[at]! % pace),
      })),
    )

const meter = (room: number | null): fc.Arbitrary<Meter> =>
  fc
    .record({
      isWhole: chance(97),
      resets: chance(20),
      pace: room === null ? fc.constantFrom(23, 900) : fc.constant(37),
    })
    .chain((drawn) =>
      fc.record({ room: fc.constant(room), online: chance(70), retired: chance(7), readings: readings(drawn) }),
    )
const room: fc.Arbitrary<Room> = fc.record({
  open: chance(90),
  weight: fc.oneof(
    { weight: 40, arbitrary: fc.integer({ min: 0, max: 99 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  leases: fc.uniqueArray(fc.integer({ min: -40, max: DAYS + 20 }), { maxLength: 4 }).map((days) => {
    const sorted = days.toSorted((one, other) => one - other)
    return sorted.flatMap((day, at) => (at % 2 === 1 ? [[sorted[at - 1]!, day] as const] : []))
  }),
  owes: fc.oneof(
    { weight: 12, arbitrary: fc.constant('no' as const) },
    { weight: 1, arbitrary: fc.constantFrom('uncut' as const, 'failed' as const) },
  ),
})
const home: fc.Arbitrary<Home> = fc.array(room, { minLength: 1, maxLength: 6 }).chain((rooms) =>
  fc.record({
    byRatio: fc.boolean(),
    byTotal: fc.boolean(),
    rooms: fc.constant(rooms),
    meters: fc
      .tuple(
        // Each room has one, mostly, and some have had others.
        fc.tuple(...rooms.map((_, at) => fc.array(meter(at), { minLength: 1, maxLength: 2 }))),
        fc.array(meter(null), { minLength: 1, maxLength: 2 }),
        chance(5),
      )
      .map(([own, shared, isWithout]) => [...own.flat(), ...shared].slice(isWithout ? 1 : 0)),
  }),
)

/** Three rooms behind a total meter, shared by 3:7:2, of which each is let for the whole month. */
const whole = (at: number | null, from: number, to: number): Meter => ({
  ...{ room: at, online: true, retired: false },
  readings: [
    { hour: -1, read: from },
    { hour: LAST_DAY + 23, read: to },
  ],
})
const let_ = (weight: number): Room => ({ open: true, weight, leases: [[-20, 60]], owes: 'no' })
const STORY: Home = {
  ...{ byRatio: true, byTotal: true, rooms: [let_(3), let_(7), let_(2)] },
  meters: [whole(0, 0, 8210), whole(1, 0, 10_135), whole(2, 0, 6420), whole(null, 0, 35_640)],
}
const first = (more: Partial<Room>): Home => ({ ...STORY, rooms: [{ ...let_(3), ...more }, ...STORY.rooms.slice(1)] })
const lastMeter = (more: Partial<Meter>): Home => ({
  ...STORY,
  meters: [...STORY.meters.slice(0, 3), { ...STORY.meters[3]!, ...more }],
})
const silent = { readings: [{ hour: 40, read: 500 }] }

describeOne('homes that are drawn', (open) => {
  let server: FleetServer
  beforeAll(async () => {
    server = await fleetServer(open)
  }, 240_000)

  const query = async (text: string, ...values: unknown[]) => (await server.store.query({ text, values })).rows
  let names = 0

  /** Its keys begin with the home's; readings are stored in the order that is given. */
  async function stored({ byRatio, byTotal, rooms, meters }: Home, backwards = false): Promise<number> {
    const [{ home_id }] = (await query(
      `insert into homes (client_id, store_id, name, home_type, province, city, district) values (1, 1, $1, 1, '上海市', '上海市', '浦东新区') returning home_id::int`,
      `随机房源${(names += 1)}`,
    )) as unknown as [{ home_id: number }]
    const key = (at: number): number => home_id * 100 + at
    await query(
      `insert into elemeter_settings (client_id, level, home_id, pool_open, pool_type, pool_area_type) values (1, 3, $1, true, $2, $3)`,
      ...[home_id, byRatio ? 2 : 1, byTotal ? 1 : 2],
    )
    const shared = key(rooms.length)
    await query(`insert into rooms (client_id, room_id, home_id, room_type) values (1, $1, $2, 2)`, shared, home_id)
    for (const [at, { open: takesPart, weight, leases }] of rooms.entries()) {
      const said = [key(at), home_id, `${at}`]
      await query(
        `insert into rooms (client_id, room_id, home_id, room_name, room_type) values (1, $1, $2, $3, 1)`,
        ...said,
      )
      await query(
        `insert into elemeter_settings (client_id, level, room_id, home_id, pool_open, pool_weight) values (1, 4, $1, $2, $3, $4)`,
        ...[key(at), home_id, takesPart ? null : false, weight],
      )
      for (const [from, until] of leases)
        await query(
          `with tenant as (insert into tenants (client_id, home_id, name, phone) values (1, $1, '王', '13800009001') returning tenant_id)
            insert into leases (client_id, home_id, room_id, tenant_id, lease_range_from, lease_range_to, check_out_date, rent)
            select 1, $1, $2, tenant_id, date '2024-02-01' + $3::int, date '2024-02-01' + $4::int + 5, date '2024-02-01' + $4::int, 1 from tenant`,
          ...[home_id, key(at), from, until],
        )
    }
    for (const [at, { room: of, online, retired, readings: told }] of meters.entries()) {
      const owes = of === null || retired ? 'no' : rooms[of]!.owes
      const stands = of === null ? shared : key(of)
      await query(
        `insert into devices (client_id, device_id, home_id, room_id, device_type, sn, net_state, state, former, relay_state, electric_amount, electric_read)
          values (1, $1, $2, $3, 3, $4, $5, $6, $7, 1, $8, 0)`,
        ...[key(at), home_id, retired ? null : stands, `42${String(key(at)).padStart(10, '0')}`, online ? 1 : 2],
        ...[retired ? 7 : 1, retired ? key(at) : 0, owes === 'no' ? 100_000 : -1],
      )
      if (owes === 'failed')
        await query(
          `with task as (insert into command_tasks (client_id, home_id, device_id, command, state) values (1, $1, $2, 'switch_off', 'fail') returning id)
            update devices set relay_task_id = task.id from task where client_id = 1 and device_id = $2`,
          ...[home_id, key(at)],
        )
      const rows = told.map(({ hour, read }) => ({
        at: new Date(MIDNIGHT + hour * HOUR).toISOString(),
        read: money(read),
      }))
      await query(
        `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read)
          select 1, $1, $2, $3, r.at, r.read from json_to_recordset($4) as r(at timestamptz, read numeric)`,
        ...[home_id, stands, key(at), JSON.stringify(backwards ? rows.toReversed() : rows)],
      )
    }
    return home_id
  }

  const calculated = (home_id: number): Promise<readonly Calculated[]> =>
    server.works((work) => shareMonth(work, [home_id], MONTH))

  /** Of each room the last calculation, and what all of them have booked. */
  async function booked(home_id: number, rooms: number): Promise<readonly (Share & { readonly sum: number })[]> {
    const rows = await query(
      `select distinct on (room_id) room_id::int, share::text, charged::text, reason, (sum(energy) over (partition by room_id))::text as sum
        from pool_shares where client_id = 1 and home_id = $1 order by room_id, revision desc`,
      home_id,
    )
    if (rows.length === 0) return []
    return Array.from({ length: rooms }, (_, at) => {
      const row = rows.find(({ room_id }) => room_id === home_id * 100 + at)!
      const [share, charged] = [hundredths(row['share']), hundredths(row['charged'])]
      return { share, charged, reason: row['reason'] as number | null, sum: hundredths(row['sum'])! }
    })
  }

  /** What the accounts of a room's meters bear. */
  const borne = async (home_id: number, at: number): Promise<number> => {
    const [row] = await query(
      `select coalesce(-sum(energy), 0)::text as sum from energy_entries where client_id = 1 and pool and room_id = $1`,
      home_id * 100 + at,
    )
    return hundredths(row!['sum'])!
  }

  async function holds(home_id: number, drawn: Home): Promise<void> {
    const { total, rooms } = expected(drawn)
    const found = await booked(home_id, rooms.length)
    if (drawn.rooms.every((one) => !one.open)) return expect(found).toEqual([])
    expect(found).toEqual(rooms.map((one) => ({ ...one, sum: one.charged ?? 0 })))
    for (const [at, { charged }] of rooms.entries()) expect(await borne(home_id, at)).toBe(charged ?? 0)
    if (rooms.some(({ share }) => share !== null))
      expect(rooms.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBe(total)
  }

  test.each<[string, Home, readonly (number | null)[]]>([
    ['nothing is wanting', STORY, [null, null, null]],
    ['a weight is not set', first({ weight: null }), [R.no_ratio, R.no_ratio, R.no_ratio]],
    ['a meter is offline', lastMeter({ ...silent, online: false }), [2, 2, 2]],
    ['a meter is online and tells nothing', lastMeter(silent), [21, 21, 21]],
    [
      'all leases have ended',
      { ...STORY, rooms: STORY.rooms.map((one) => ({ ...one, leases: [[-30, -2]] as const })) },
      [3, 3, 3],
    ],
    ['the lease of one has ended', first({ leases: [[-30, -2]] }), [20, null, null]],
    ['the public area has no meter', { ...STORY, meters: STORY.meters.slice(0, 3) }, [4, 4, 4]],
    ['one takes no part', first({ open: false }), [5, null, null]],
    [
      'an independent meter counted as much as the rooms',
      { ...STORY, byTotal: false, meters: [...STORY.meters.slice(0, 3), whole(null, 0, 24_765)] },
      [6, 6, 6],
    ],
    ['one owes and was not cut', first({ owes: 'uncut' }), [22, null, null]],
    ['the order to cut one has failed', first({ owes: 'failed' }), [24, null, null]],
    [
      'the rooms counted more than the total meter',
      { ...STORY, meters: [...STORY.meters.slice(0, 3), whole(null, 0, 24_764)] },
      [0, 0, 0],
    ],
    ['a room behind the total meter has none', { ...STORY, meters: STORY.meters.slice(1) }, [0, 0, 0]],
  ])('share, or say why not, where %s', async (_, drawn, reasons) => {
    const id = await stored(drawn)
    await calculated(id)
    expect((await booked(id, 3)).map(({ reason }) => reason)).toEqual(reasons)
    await holds(id, drawn)
  })

  test('share a month once that two people calculate while its meters are charged', async () => {
    const id = await stored(STORY)
    const made = async (path: string, body: object) =>
      Number((await server.admin.call('POST', path, body)).json.data['id'])
    const rule = await made('/v3/fee_rules', { name: `电价${id}` })
    await made('/v3/fee_prices', { fee_rule_id: rule, from_day: '2020-01-01', type: 1, price: '0.65' })
    await query('update elemeter_settings set fee_rule_id = $2 where client_id = 1 and home_id = $1', id, rule)
    const calculates = () => server.admin.call('POST', `/v3/homes/${id}/pool_calculations`, { month: MONTH })
    const pays = (at: number) =>
      server.admin.call('POST', `/v3/rooms/${id * 100 + at}/elemeters/${id * 100 + at}/charge`, {
        mode: 2,
        money: '65.00',
      })
    const answers = await Promise.all([calculates(), pays(0), pays(1), calculates(), pays(0), pays(2)])
    expect(answers.map(({ json }) => json.err_code)).toEqual([0, 0, 0, 0, 0, 0])
    expect(Number(answers[0]!.json.data['booked']) + Number(answers[3]!.json.data['booked'])).toBe(3)
    await holds(id, STORY)
    const left = await query(
      `select (electric_amount - electric_read + pool_amount - pool_read)::text as left from devices where client_id = 1 and home_id = $1 order by device_id`,
      id,
    )
    expect(left.map((row) => Number(row['left']) - 100_000)).toEqual(
      [200 - 27.19, 100 - 63.44, 100 - 18.12, 0].map((n) => expect.closeTo(n, 6)),
    )
  })

  test('share to the hundredth, once, whatever came in which order, and a late reading moves the difference', async () => {
    const late = fc.tuple(fc.nat(), fc.integer({ min: 0, max: DAYS * 24 - 1 }), fc.integer({ min: 0, max: 90_000 }))
    await fc.assert(
      fc.asyncProperty(home, late, async (drawn, [nth, hour, read]) => {
        const [id, other] = [await stored(drawn), await stored(drawn, true)]
        await calculated(id)
        await calculated(other)
        await holds(id, drawn)
        await holds(other, drawn)
        expect((await calculated(id)).flatMap(({ rows }) => rows)).toEqual([])
        // Of a meter that is there: one more, between those that are known or after them.
        const at = nth % drawn.meters.length
        const one = drawn.meters[at]!
        if (one.readings.some((known) => known.hour === hour)) return
        const before = await booked(id, drawn.rooms.length)
        const stands = one.room ?? drawn.rooms.length
        await query(
          `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, $1, $2, $3, $4, $5)`,
          ...[id, id * 100 + stands, id * 100 + at, new Date(MIDNIGHT + hour * HOUR), money(read)],
        )
        const more = { ...one, readings: [...one.readings, { hour, read }] }
        const then = { ...drawn, meters: drawn.meters.with(at, more) }
        const rows = (await calculated(id)).flatMap((each) => each.rows)
        const isKnown = before.some(({ reason }) => reason === null)
        // What was shared stays where it could not be said any more.
        const isKept = isKnown && expected(then).why !== undefined
        await holds(id, isKept ? drawn : then)
        const after = await booked(id, drawn.rooms.length)
        for (const { room_id, energy } of rows) {
          const of = room_id - id * 100
          expect(hundredths(energy)).toBe(after[of]!.sum - before[of]!.sum)
        }
      }),
      { numRuns: 6, interruptAfterTimeLimit: 90_000 },
    )
  }, 240_000)
})
