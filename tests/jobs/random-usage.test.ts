/**
 * Use by months over meters that are drawn: readings that come late, twice or are not believed at first, registers that
 * begin anew, meters that move to other rooms and homes or are replaced. Jobs run between what comes; in the end each
 * home's months are what its readings say, added up here in whole hundredths and by nothing of ours.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/server/store/store.ts'
import { projectModel } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'
import { describeOne } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { runnerOn, type GoingRunner } from './support.ts'

const [HOUR, FIRST, DAYS] = [3_600_000, Date.parse('2024-12-20T00:00:00+08:00'), 80]
/** Two rooms of one home and one of another. */
const HOME_OF = [0, 0, 1] as const
/** In which readings come; the jobs run after each. */
const TURNS = 3
const [TAKEN, HELD, DISCARDED] = [1, 2, 3]

interface Reading {
  readonly hour: number
  /** In hundredths. */
  readonly read: number
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
      .map(({ step, resets, ...rest }) => ({
        ...rest,
        read: (read = resets ? step : read + step),
        room: (stays.findLast(([from]) => from <= rest.hour) ?? stays[0]!)[1],
      }))
    return { kind, replaced, readings }
  })

/** By home and month, what its meters counted: a day's use is of the room where the meter was read last on it. */
function expected(meters: readonly Meter[], kind: Meter['kind']): ReadonlyMap<string, number> {
  const months = new Map<string, number>()
  for (const { readings } of meters.filter((one) => one.kind === kind)) {
    const counted = readings
      .filter(({ state }) => state !== 'discarded')
      .map((one, nth) => ({ ...one, nth }))
      .toSorted((one, other) => one.hour - other.hour || one.turn - other.turn || one.nth - other.nth)
    for (const [at, { hour, read }] of counted.entries()) {
      const used = Math.max(0, read - (counted[at - 1]?.read ?? read))
      const last = counted.findLast((one) => dayOf(one.hour) === dayOf(hour))!
      const key = `${HOME_OF[last.room]!} ${dayOf(hour).slice(0, 7)}`
      if (used > 0) months.set(key, (months.get(key) ?? 0) + used)
    }
  }
  return months
}

const timeOf = (hour: number): Date => new Date(FIRST + hour * HOUR)
const dayOf = (hour: number): string => new Date(FIRST + (hour + 8) * HOUR).toISOString().slice(0, 10)

describeOne('months of meters that are drawn', (open) => {
  let [store, runner]: [Store, GoingRunner] = [undefined!, undefined!]
  const query = async (text: string, ...values: unknown[]) => (await store.query({ text, values })).rows
  let keys = 1000

  beforeAll(async () => {
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
  const tells = (kind: Meter['kind'], rows: readonly object[]) =>
    query(
      `insert into ${TABLES[kind]} (client_id, home_id, room_id, device_id, read_time, ${kind === 'energy' ? 'electric_read' : 'amount'}, state)
        select 1, r.home, r.room, r.device, r.at, ${kind === 'energy' ? 'r.read / 100.0' : 'r.read'}, r.state from json_to_recordset($1) as r(home bigint, room bigint, device bigint, at timestamptz, read integer, state integer)`,
      JSON.stringify(rows),
    )

  /** By everything that was there before: it is a day old by then. */
  async function go(): Promise<void> {
    for (const name of ['electric_usage', 'water_usage', 'electric_count', 'water_count']) {
      await query(`update jobs set next_at = date_trunc('second', now()) where name = $1 and client_id = 1`, name)
      await runner.go()
    }
    expect(await query('select failure from job_runs where failure is not null')).toEqual([])
    for (const [kind, added] of [
      ['electric', 'sum(used), sum(shared)'],
      ['water', 'sum(used), bool_or(hot)'],
    ] as const) {
      const of = (table: string, month: string) =>
        `select home_id, room_id, device_id, ${month} as month, ${added} from ${table} where client_id = 1 group by 1, 2, 3, 4`
      const [days, months] = [of(`${kind}_usages`, `to_char(day, 'YYYY-MM')`), of(`${kind}_months`, 'month')]
      expect(await query(`(${days} except ${months}) union all (${months} except ${days})`)).toEqual([])
    }
    for (const table of ['electricity_readings', 'water_readings', 'electric_usages', 'water_usages'])
      await query(
        `update ${table} set created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day' where client_id = 1`,
      )
  }

  const months = async (kind: Meter['kind'], homes: readonly number[]) =>
    new Map(
      (
        await query(
          `select home_id::int, month, round(used * 100)::int as used from ${kind === 'energy' ? 'electric_counts' : 'water_counts'} where client_id = 1 and home_id = any($1) and used <> 0`,
          homes,
        )
      ).map(({ home_id, month, used }) => [`${homes.indexOf(home_id as number)} ${String(month)}`, Number(used)]),
    )

  test('are the sums of their readings, whatever came in which order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(meter, { minLength: 1, maxLength: 2 }), { minLength: 16, maxLength: 16 }),
        async (all) => {
          const worlds = []
          for (const meters of all) worlds.push({ meters, ...(await stored(meters)) })
          for (let turn = 0; turn <= TURNS; turn++) {
            for (const kind of ['energy', 'water'] as const) {
              const rows = worlds.flatMap(({ meters, base, homes, rooms }) =>
                meters.flatMap((one, at) =>
                  one.kind !== kind
                    ? []
                    : one.readings
                        .filter((each) => each.turn === turn)
                        .flatMap(({ hour, read, room, state, twice }) => {
                          const place = { home: homes[HOME_OF[room]!], room: rooms[room], device: base + at }
                          const is = { counts: TAKEN, waits: HELD, discarded: DISCARDED }[state]
                          const row = { ...place, at: timeOf(hour), read, state: is }
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
          for (const { meters, homes } of worlds)
            for (const kind of ['energy', 'water'] as const)
              expect(await months(kind, homes)).toEqual(expected(meters, kind))
        },
      ),
      { numRuns: 3, interruptAfterTimeLimit: 60_000, endOnFailure: true },
    )
  }, 120_000)
})
