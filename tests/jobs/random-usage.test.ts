/**
 * What jobs keep of readings and passes, over meters and doors that are drawn: what comes late, twice, in another order
 * or is not believed at first, registers that begin anew, meters that move to other rooms and homes or are replaced.
 * Jobs run between what comes; in the end every figure is what the readings and passes say, added up here in whole
 * hundredths and by nothing of ours. Damaged, they are made again from a month on.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { rebuild, rebuiltJobs } from '../../src/server/jobs/rebuild.ts'
import type { Store } from '../../src/server/store/store.ts'
import { addMonths, setTimeZone, startOfDay } from '../../src/values/calendar.ts'
import { projectModel } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'
import { describeOne } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { alone, runnerOn, type GoingRunner } from './support.ts'

const [HOUR, FIRST, DAYS] = [3_600_000, Date.parse('2024-12-20T00:00:00+08:00'), 80]
/** Two rooms of one home and one of another. */
const HOME_OF = [0, 0, 1] as const
const KINDS = ['energy', 'water'] as const
/** In which readings come; the jobs run after each. */
const TURNS = 3
const [TAKEN, HELD, DISCARDED] = [1, 2, 3]
const REGISTERS = ['sharp', 'peak', 'shoulder', 'off_peak'] as const
/** Of what a reading counts, to each of them. */
const SPLIT = [1, 2, 4, 3] as const

interface Reading {
  readonly hour: number
  /** In hundredths. */
  readonly read: number
  /** Of the registers that count a period of the day each; null: this one does not tell them. */
  readonly parts: readonly number[] | null
  readonly room: number
  readonly turn: number
  /** `waits`: it is held, and counts from the turn after. */
  readonly state: 'counts' | 'waits' | 'discarded'
  readonly twice: boolean
}

interface Meter {
  readonly kind: 'energy' | 'water'
  readonly replaced: boolean
  readonly readings: readonly Reading[]
}

/** Mostly of few days, so that much happens on the same one; the end of a month is among them. */
const hour = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(1, 11, 12, 43) }, fc.nat(DAYS - 1)), fc.nat(23))
  .map(([day, at]) => day * 24 + at)

const meter: fc.Arbitrary<Meter> = fc
  .record({
    kind: fc.constantFrom('energy' as const, 'water' as const),
    replaced: fc.boolean(),
    start: fc.nat(999_999),
    /** The hour from which it stands in a room. */
    moves: fc.array(fc.tuple(hour, fc.nat(HOME_OF.length - 1)), { minLength: 1, maxLength: 4 }),
    told: fc.array(
      fc.record({
        hour,
        step: fc.nat(3000),
        tells: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
        resets: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
        turn: fc.constantFrom(0, 0, 1, 2),
        state: fc.oneof(
          { weight: 6, arbitrary: fc.constant('counts' as const) },
          { weight: 1, arbitrary: fc.constantFrom('waits' as const, 'discarded' as const) },
        ),
        twice: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
      }),
      { minLength: 2, maxLength: 9 },
    ),
  })
  .map(({ kind, replaced, start, moves, told }) => {
    let read = start
    const stays = moves.toSorted(([one], [other]) => one - other)
    const readings = told
      .toSorted((one, other) => one.hour - other.hour)
      .map(({ step, resets, tells, ...rest }) => ({
        ...rest,
        read: (read = resets ? step : read + step),
        parts: tells ? SPLIT.map((of) => Math.floor((read * of) / 10)) : null,
        room: (stays.findLast(([from]) => from <= rest.hour) ?? stays[0]!)[1],
      }))
    return { kind, replaced, readings }
  })

interface Day {
  readonly meter: number
  readonly room: number
  readonly day: string
  readonly begin: number
  readonly end: number
  readonly used: number
  /** By register; null: it is not known of all of the day. */
  readonly parts: readonly (number | null)[]
}

/** A day's use is of the room where the meter was read last on it. */
function expectedDays(meters: readonly Meter[], kind: Meter['kind']): readonly Day[] {
  return meters.flatMap(({ kind: is, readings }, meter) => {
    if (is !== kind) return []
    const counted = readings
      .filter(({ state }) => state !== 'discarded')
      .map((one, nth) => ({ ...one, nth }))
      .toSorted((one, other) => one.hour - other.hour || one.turn - other.turn || one.nth - other.nth)
    const steps = counted.map((one, at) => ({ ...one, before: counted[at - 1] }))
    return [...grouped(steps, ({ hour }) => dayOf(hour))].map(([day, of]) => ({
      meter,
      day,
      room: of.at(-1)!.room,
      begin: (of[0]!.before ?? of[0]!).read,
      end: of.at(-1)!.read,
      used: sum(of.map(({ read, before }) => Math.max(0, read - (before?.read ?? read)))),
      parts: REGISTERS.map((_, at) =>
        kind === 'energy' && of.every(({ parts, before }) => parts !== null && before?.parts !== null)
          ? sum(of.map(({ parts, before }) => Math.max(0, parts![at]! - (before?.parts ?? parts!)[at]!)))
          : null,
      ),
    }))
  })
}

function grouped<T>(all: readonly T[], by: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

const timeOf = (hour: number): Date => new Date(FIRST + hour * HOUR)
const dayOf = (hour: number): string => new Date(FIRST + (hour + 8) * HOUR).toISOString().slice(0, 10)

describeOne('months of meters that are drawn', (open) => {
  let [store, runner]: [Store, GoingRunner] = [undefined!, undefined!]
  const query = async (text: string, ...values: unknown[]) => (await store.query({ text, values })).rows
  let keys = 1000
  const inForce = async () => ({ model: await projectModel(), validators: compiledChecks(await projectModel()) })

  beforeAll(async () => {
    setTimeZone('Asia/Shanghai')
    const model = await projectModel()
    store = await open()
    await makeTables(store, model)
    await makeWorld(store)
    runner = runnerOn(store, model)
    await runner.look()
    await query(`insert into watermeter_settings (client_id, level, cold_price) values (1, 1, '4.1')`)
    await query(`insert into fee_rules (client_id, id, name) values (1, 9, '合表')`)
    await query(
      `insert into fee_prices (client_id, fee_rule_id, from_day, type, price) values (1, 9, '2024-01-01', 1, 0.5)`,
    )
    await query(`insert into elemeter_settings (client_id, level, fee_rule_id) values (1, 1, 9)`)
  }, 120_000)

  async function stored(meters: readonly Meter[]) {
    const base = (keys += 100)
    const [rooms, homes] = [HOME_OF.map((_, at) => base + at), [base, base + 1]]
    for (const home of homes)
      await query(
        `insert into homes (client_id, home_id, store_id, name, home_type, province, city, district) overriding system value values (1, $1, 1, $2, 1, '上海市', '上海市', '浦东新区')`,
        ...[home, `房源${home}`],
      )
    for (const [at, room] of rooms.entries())
      await query(
        `insert into rooms (client_id, room_id, home_id, room_name, room_type) overriding system value values (1, $1, $2, $3, 1)`,
        ...[room, homes[HOME_OF[at]!], `${at}`],
      )
    for (const [at, { kind, replaced, readings }] of meters.entries()) {
      const room = readings.at(-1)!.room
      await query(
        `insert into devices (client_id, device_id, home_id, room_id, device_type, sn, state, former) overriding system value values (1, $1, $2, $3, $4, $5, $6, $7)`,
        ...[base + at, homes[HOME_OF[room]!], replaced ? null : rooms[room], kind === 'energy' ? 3 : 6],
        ...[`41${String(base + at).padStart(10, '0')}`, replaced ? 7 : 1, replaced ? base + at : 0],
      )
    }
    return { base, homes, rooms }
  }

  const TABLES = { energy: 'electricity_readings', water: 'water_readings' }
  const USAGES = { energy: 'electric_usages', water: 'water_usages' }
  const MONTHS = { energy: 'electric_months', water: 'water_months' }
  const COUNTS = { energy: 'electric_counts', water: 'water_counts' }
  const tells = (kind: Meter['kind'], rows: readonly object[]) =>
    query(
      `insert into ${TABLES[kind]} (client_id, home_id, room_id, device_id, read_time, ${kind === 'energy' ? `electric_read, ${REGISTERS.join(', ')}` : 'amount'}, state)
        select 1, r.home, r.room, r.device, r.at, ${kind === 'energy' ? `r.read / 100.0, ${REGISTERS.map((_, at) => `(r.parts ->> ${at})::numeric / 100`).join(', ')}` : 'r.read'}, r.state
        from json_to_recordset($1) as r(home bigint, room bigint, device bigint, at timestamptz, read integer, parts jsonb, state integer)`,
      JSON.stringify(rows),
    )

  async function run(name: string): Promise<void> {
    await query(`update jobs set next_at = date_trunc('second', now()) where name = $1 and client_id = 1`, name)
    await runner.go()
  }

  /** By everything that was there before: it is a day old by then. */
  async function go(): Promise<void> {
    for (const name of ['electric_usage', 'water_usage', 'electric_count', 'water_count']) await run(name)
    expect(await query('select failure from job_runs where failure is not null')).toEqual([])
    for (const table of ['electricity_readings', 'water_readings', 'electric_usages', 'water_usages'])
      await query(
        `update ${table} set created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day' where client_id = 1`,
      )
  }

  const rowsOf = (columns: string, table: string, homes: readonly number[]) =>
    query(`select ${columns} from ${table} where client_id = 1 and home_id = any($1)`, homes)
  const hundredths = (...columns: readonly string[]): string =>
    columns.map((name) => `round(${name} * 100)::int as ${name}`).join(', ')

  interface World {
    readonly meters: readonly Meter[]
    readonly base: number
    readonly homes: readonly number[]
    readonly rooms: readonly number[]
  }

  /** What is kept of a world's meters, held to what their readings say. `shared`: of each day with use of energy. */
  async function compare({ meters, base, homes, rooms }: World, kind: Meter['kind'], shared = 0): Promise<void> {
    const isEnergy = kind === 'energy'
    const days = expectedDays(meters, kind).map((day) => ({ ...day, shared: isEnergy && day.used > 0 ? shared : 0 }))
    // A day that is another room's by now stays with nothing used.
    const keyOf = (meter: unknown, room: unknown, when: unknown): string => `${meter} ${room} ${when}`
    const feeOf = ({ used, shared }: { used: number; shared: number }): number =>
      Math.round(isEnergy ? (used + shared) / 2 : (used * 41) / 10)
    const more = isEnergy ? ['shared'] : []
    const registers = isEnergy ? REGISTERS.map((name) => `used_${name}`) : []
    const stored = await rowsOf(
      `device_id::int - ${base} as meter, room_id, day::text, ${hundredths('begin_read', 'end_read', 'used', ...more, ...registers)}`,
      USAGES[kind],
      homes,
    )
    const isTold = new Set(days.map(({ meter, room, day }) => keyOf(meter, rooms[room], day)))
    const left = stored.filter(({ meter, room_id, day }) => !isTold.has(keyOf(meter, room_id, day)))
    expect(left.filter(({ used, begin_read, end_read }) => used !== 0 || begin_read !== end_read)).toEqual([])
    expect(sorted(stored.filter((row) => !left.includes(row)))).toEqual(
      sorted(
        days.map(({ meter, room, day, begin, end, used, parts, shared }) => ({
          meter,
          room_id: rooms[room],
          day,
          begin_read: begin,
          end_read: end,
          used,
          ...(isEnergy && { shared, ...Object.fromEntries(registers.map((name, at) => [name, parts[at]])) }),
        })),
      ),
    )

    // Months of a meter in a room, where no day has been another room's in between.
    const monthOf = (day: string): string => day.slice(0, 7)
    const isLeft = new Set(left.map(({ meter, room_id, day }) => keyOf(meter, room_id, monthOf(String(day)))))
    const months = await rowsOf(
      `device_id::int - ${base} as meter, room_id, month, first_day::text, last_day::text, ${hundredths('begin_read', 'end_read', 'used', 'fee', ...more)}`,
      MONTHS[kind],
      homes,
    )
    const byMonth = grouped(days, ({ meter, room, day }) => keyOf(meter, rooms[room], monthOf(day)))
    const isWhole = ({ meter, room_id, month }: Record<string, unknown>): boolean =>
      !isLeft.has(keyOf(meter, room_id, month))
    expect(sorted(months.filter(isWhole))).toEqual(
      sorted(
        [...byMonth.values()]
          .map((of) => of.toSorted((one, other) => one.day.localeCompare(other.day)))
          .map((of) => ({
            meter: of[0]!.meter,
            room_id: rooms[of[0]!.room],
            month: monthOf(of[0]!.day),
            first_day: of[0]!.day,
            last_day: of.at(-1)!.day,
            begin_read: of[0]!.begin,
            end_read: of.at(-1)!.end,
            used: sum(of.map(({ used }) => used)),
            fee: sum(of.map(feeOf)),
            ...(isEnergy && { shared: sum(of.map((one) => one.shared)) }),
          }))
          .filter(isWhole),
      ),
    )
    for (const { meter, room_id, month, used, fee } of months.filter((one) => !isWhole(one))) {
      const of = byMonth.get(keyOf(meter, room_id, month)) ?? []
      expect([used, fee]).toEqual([sum(of.map((one) => one.used)), sum(of.map(feeOf))])
    }

    // Months of homes.
    const counts = await rowsOf(
      `home_id, month, room_count, ${hundredths('used', 'fee', 'last_month')}`,
      COUNTS[kind],
      homes,
    )
    const inHome = ({ room }: { readonly room: number }): number => homes[HOME_OF[room]!]!
    const byHome = grouped(days, (day) => keyOf('', inHome(day), monthOf(day.day)))
    const usedIn = (of: readonly (typeof days)[number][]): number => sum(of.map(({ used, shared }) => used + shared))
    const roomsIn = (home: unknown, month: unknown): number =>
      new Set(
        stored
          .filter(
            ({ room_id, day }) =>
              monthOf(String(day)) === month && homes[HOME_OF[rooms.indexOf(room_id as number)]!] === home,
          )
          .map(({ room_id }) => room_id),
      ).size
    const monthBefore = (month: string): string => addMonths(`${month}-01`, -1).slice(0, 7)
    const told = counts.filter(({ home_id, month }) => roomsIn(home_id, month) > 0)
    expect(told).toEqual(counts)
    expect(new Set(counts.map(({ home_id, month }) => keyOf('', home_id, month)))).toEqual(
      new Set(
        stored.map(({ room_id, day }) =>
          keyOf('', homes[HOME_OF[rooms.indexOf(room_id as number)]!], monthOf(String(day))),
        ),
      ),
    )
    for (const { home_id, month, room_count, used, fee, last_month } of counts) {
      const of = byHome.get(keyOf('', home_id, month)) ?? []
      const before = counts.find((one) => one['home_id'] === home_id && one['month'] === monthBefore(String(month)))
      expect({ home_id, month, room_count, used, fee, last_month }).toEqual({
        home_id,
        month,
        room_count: roomsIn(home_id, month),
        used: usedIn(of),
        fee: sum(of.map(feeOf)),
        last_month: before === undefined ? null : before['used'],
      })
    }
  }
  const sorted = (rows: readonly object[]): readonly string[] => rows.map((row) => JSON.stringify(row)).toSorted()

  const again = async (name: string, month: string) => {
    const asked = { client: 1, name, since: startOfDay(`${month}-01`) }
    const rebuilt = await rebuild(alone(store), await inForce(), asked, new AbortController().signal)
    expect(rebuilt?.failure).toBeNull()
  }

  test('are the sums of their readings, whatever came in which order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(meter, { minLength: 1, maxLength: 2 }), { minLength: 16, maxLength: 16 }),
        async (all) => {
          const worlds: World[] = []
          for (const meters of all) worlds.push({ meters, ...(await stored(meters)) })
          for (let turn = 0; turn <= TURNS; turn++) {
            for (const kind of KINDS) {
              const rows = worlds.flatMap(({ meters, base, homes, rooms }) =>
                meters.flatMap((one, at) =>
                  one.kind !== kind
                    ? []
                    : one.readings
                        .filter((each) => each.turn === turn)
                        .flatMap(({ hour, read, parts, room, state, twice }) => {
                          const place = { home: homes[HOME_OF[room]!], room: rooms[room], device: base + at }
                          const is = { counts: TAKEN, waits: HELD, discarded: DISCARDED }[state]
                          const row = { ...place, at: timeOf(hour), read, parts, state: is }
                          return twice ? [row, row] : [row]
                        }),
                ),
              )
              await query(
                `update ${TABLES[kind]} set state = ${TAKEN}, updated_at = now() where client_id = 1 and state = ${HELD}`,
              )
              await tells(kind, rows)
            }
            await go()
          }
          const all_homes = worlds.flatMap(({ homes }) => homes)
          const compareAll = async (shared = 0) => {
            for (const world of worlds) for (const kind of KINDS) await compare(world, kind, shared)
          }
          await compareAll()

          // What others write into days stays when they are made again.
          await query(
            `update electric_usages set shared = 0.30, updated_at = now() where client_id = 1 and home_id = any($1) and used > 0`,
            all_homes,
          )
          for (const name of ['electric_month', 'electric_count']) await again(name, '2024-12')
          await compareAll(30)

          for (const kind of KINDS) {
            const damage = `where client_id = 1 and home_id = any($1)`
            await query(
              `update ${USAGES[kind]} set used = used + 1, end_read = end_read + 1 ${damage} and id % 3 = 0 and used > 0`,
              all_homes,
            )
            await query(
              `update ${MONTHS[kind]} set used = used + 5, fee = 1, last_day = '2099-01-01' ${damage} and id % 2 = 0`,
              all_homes,
            )
            await query(`delete from ${MONTHS[kind]} ${damage} and id % 5 = 1`, all_homes)
            await query(
              `update ${COUNTS[kind]} set used = 77, fee = 7, room_count = 9 ${damage} and id % 2 = 0`,
              all_homes,
            )
            await query(`delete from ${COUNTS[kind]} ${damage} and id % 5 = 1`, all_homes)
          }
          for (const { name } of rebuiltJobs((await inForce()).model)) await again(name, '2024-12')
          await compareAll(30)
        },
      ),
      { numRuns: 3, interruptAfterTimeLimit: 60_000, endOnFailure: true },
    )
  }, 120_000)

  interface Pass {
    readonly hour: number
    readonly door: number
    /** Null: nobody knows who. */
    readonly person: number | null
    readonly direction: number
    readonly result: number
    readonly turn: number
  }
  const PERSONS = [1, 2, 3]
  const pass: fc.Arbitrary<Pass> = fc.record({
    hour: fc.tuple(fc.constantFrom(1, 2, 11, 43), fc.nat(23)).map(([day, at]) => day * 24 + at),
    door: fc.nat(1),
    person: fc.constantFrom(null, ...PERSONS),
    direction: fc.constantFrom(1, 2),
    result: fc.constantFrom(1, 1, 1, 2),
    turn: fc.nat(TURNS - 1),
  })

  test('of doors are who passed them, whatever came in which order, and can be made again', async () => {
    await query(
      `insert into access_persons (client_id, id, name, phone, person_type, home_id, valid_begin) overriding system value
        select 1, n, '住户' || n, '1380000000' || n, 1, 1, now() from unnest($1::int[]) n on conflict do nothing`,
      PERSONS,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pass, { minLength: 30, maxLength: 60 }), async (all) => {
        const base = (keys += 100)
        for (const at of [0, 1])
          await query(
            `insert into devices (client_id, device_id, home_id, device_type, sn) overriding system value values (1, $1, 1, 10, $2)`,
            ...[base + at, `43${String(base + at).padStart(10, '0')}`],
          )
        for (let turn = 0; turn < TURNS; turn++) {
          const rows = all
            .filter((one) => one.turn === turn)
            .map(({ hour, door, ...rest }) => ({ ...rest, at: timeOf(hour), device: base + door }))
          await query(
            `insert into pass_records (client_id, home_id, device_id, access_person_id, direction, way, result, passed_at)
              select 1, 1, p.device, p.person, p.direction, 1, p.result, p.at
              from json_to_recordset($1) as p(device bigint, person bigint, direction integer, result integer, at timestamptz)`,
            JSON.stringify(rows),
          )
          await run('open_door_count')
          await query(`update pass_records set created_at = created_at - interval '1 day' where client_id = 1`)
        }
        const days = grouped(
          all.filter(({ result }) => result === 1),
          ({ door, hour }) => `${door} ${dayOf(hour)}`,
        )
        const expected = [...days].map(([, of]) => ({
          door: of[0]!.door,
          day: dayOf(of[0]!.hour),
          passes_in: of.filter(({ direction }) => direction === 1).length,
          passes_out: of.filter(({ direction }) => direction === 2).length,
          people: new Set(of.flatMap(({ person }) => person ?? [])).size,
        }))
        const stored = () =>
          query(
            `select device_id::int - ${base} as door, day::text, passes_in, passes_out, people from open_door_counts where client_id = 1 and device_id >= ${base}`,
          )
        expect(sorted(await stored())).toEqual(sorted(expected))

        await query(`update open_door_counts set passes_in = 99, people = 98 where device_id >= ${base} and id % 2 = 0`)
        await query(`delete from open_door_counts where device_id >= ${base} and id % 3 = 0`)
        await again('open_door_count', '2024-12')
        expect(sorted(await stored())).toEqual(sorted(expected))
      }),
      { numRuns: 5, interruptAfterTimeLimit: 60_000, endOnFailure: true },
    )
  }, 120_000)
})
