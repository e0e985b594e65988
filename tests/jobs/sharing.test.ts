/** Shared energy of a home's month, from its readings to what is booked on the meters. */
import { Decimal } from 'decimal.js'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/server/store/store.ts'
import { addDays, addMonths, dayOf, startOfDay } from '../../src/values/calendar.ts'
import { projectModel } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'
import { describeOne } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { ran } from './ran.ts'
import { runnerOn, type GoingRunner } from './support.ts'

describeOne('shared energy', (open) => {
  let store: Store
  let runner: GoingRunner
  const query = async (text: string, ...values: unknown[]) => (await store.query({ text, values })).rows
  const run = (): Promise<number> => ran(store, runner, 'pool_sharing')
  // The month that is over, whenever this runs.
  const first = addMonths(`${dayOf(new Date()).slice(0, 7)}-01`, -1)
  const last = addDays(addMonths(first, 1), -1)
  const reads = (device: number, day: string, hour: number, read: string) =>
    query(
      `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) select 1, home_id, room_id, device_id, $2, $3 from devices where client_id = 1 and device_id = $1`,
      device,
      new Date(startOfDay(day).getTime() + hour * 3_600_000),
      read,
    )
  const shares = () =>
    query(
      `select room_id, total, weight, share, charged, energy, revision, reason from pool_shares where client_id = 1 and period_from = $1 order by id`,
      first,
    )
  const pools = async () =>
    (
      await query(
        `select pool_read::numeric(9, 2) from devices where client_id = 1 and room_id in (1, 2, 3) order by room_id`,
      )
    ).map(({ pool_read }) => pool_read)

  beforeAll(async () => {
    const model = await projectModel()
    store = await open()
    await makeTables(store, model)
    await makeWorld(store)
    runner = runnerOn(store, model)
    await runner.go()
    await query(
      `insert into rooms (client_id, room_id, home_id, room_name, room_type) values (1, 1, 1, '101', 1), (1, 2, 1, '102', 1), (1, 3, 1, '103', 1)`,
    )
    await query(`insert into rooms (client_id, room_id, home_id, room_type) values (1, 4, 1, 2)`)
    await query(
      `insert into elemeter_settings (client_id, level, pool_open, pool_type, pool_area_type) values (1, 1, true, 2, 1)`,
    )
    for (const [room, weight] of [
      [1, 3],
      [2, 7],
      [3, 2],
    ] as const) {
      await query(
        `insert into elemeter_settings (client_id, level, room_id, home_id, pool_weight) values (1, 4, $1, 1, $2)`,
        room,
        weight,
      )
      await query(
        `insert into tenants (client_id, tenant_id, home_id, name, phone) values (1, $1, 1, '王', '13800009001')`,
        room,
      )
      await query(
        `insert into leases (client_id, lease_id, home_id, room_id, tenant_id, lease_range_from, lease_range_to, rent) values (1, $1, 1, $1, $1, $2, $3, 1)`,
        room,
        addDays(first, -40),
        addDays(last, 300),
      )
    }
    for (const device of [1, 2, 3, 4])
      await query(
        `insert into devices (client_id, device_id, home_id, room_id, device_type, sn, net_state, electric_amount) values (1, $1, 1, $1, 3, $2, 1, 1000)`,
        device,
        `41000000000${device}`,
      )
    // Read before the month and in its last hour.
    for (const [device, begin, end] of [
      [1, '100.00', '182.10'],
      [2, '200.00', '301.35'],
      [3, '50.05', '114.25'],
    ] as const) {
      await reads(device, addDays(first, -1), 23, begin)
      await reads(device, addDays(first, 9), 5, begin)
      await reads(device, last, 23, end)
    }
    await reads(4, addDays(first, -1), 23, '1000.00')
  })

  test('waits for the reading that is missing, and says why', async () => {
    expect(await run()).toBe(3)
    expect(await shares()).toMatchObject([1, 2, 3].map((room_id) => ({ room_id, reason: 21, energy: '0.00' })))
    expect(await run()).toBe(0)
  })

  test('is booked on the rooms’ meters as soon as it is known, once', async () => {
    await reads(4, last, 23, '1356.40')
    expect(await run()).toBe(3)
    expect((await shares()).slice(3)).toEqual(
      [
        ['27.19', 3],
        ['63.44', 7],
        ['18.12', 2],
      ].map(([energy, weight], at) => ({
        room_id: at + 1,
        total: '108.75',
        weight,
        share: energy,
        charged: energy,
        energy,
        revision: 2,
        reason: null,
      })),
    )
    expect(await pools()).toEqual(['27.19', '63.44', '18.12'])
    expect(await run()).toBe(0)
    expect(await pools()).toEqual(['27.19', '63.44', '18.12'])
  })

  test('is worked out again after a late reading, and the difference alone is booked', async () => {
    // The total meter went on until midnight: 120.75 in all, of which 30.19, 70.44 and 20.12.
    await reads(4, last, 23.9, '1368.40')
    // What is said of the home since changes nothing of the month that was calculated.
    await query(`update elemeter_settings set pool_weight = 9 where room_id = 1`)
    expect(await run()).toBe(3)
    expect((await shares()).slice(6).map(({ energy, share, revision }) => [share, energy, revision])).toEqual([
      ['30.19', '3.00', 3],
      ['70.44', '7.00', 3],
      ['20.12', '2.00', 3],
    ])
    expect(await pools()).toEqual(['30.19', '70.44', '20.12'])
    // The meter's account names the calculation of every entry.
    expect(
      await query(
        `select e.kind, e.energy, s.revision from energy_entries e join pool_shares s on s.client_id = e.client_id and s.id = e.pool_share_id where e.client_id = 1 and e.device_id = 2 order by e.id`,
      ),
    ).toEqual([
      { kind: 'share', energy: '-63.44', revision: 2 },
      { kind: 'share', energy: '-7.00', revision: 3 },
    ])
    // Readings between those that count move nothing.
    await reads(4, addDays(first, 3), 7, '1100.00')
    expect(await run()).toBe(0)
  })

  test('can be worked out by hand from what stands with it', async () => {
    const [row] = await query(
      `select total, meters, parts, stays, share, charged from pool_shares where client_id = 1 and room_id = 2 order by id desc limit 1`,
    )
    const { total, meters, parts, stays, share, charged } = row as unknown as {
      readonly meters: readonly { readonly public: boolean; readonly begin: string; readonly end: string }[]
      readonly parts: readonly { readonly room_id: number; readonly weight: number }[]
      readonly stays: readonly { readonly days: number; readonly energy: string }[]
    } & Readonly<Record<'total' | 'share' | 'charged', string>>
    const counted = meters.reduce(
      (sum, { public: shared, begin, end }) => sum.plus(new Decimal(end).minus(begin).times(shared ? 1 : -1)),
      new Decimal(0),
    )
    expect(counted.toFixed(2)).toBe(total)
    const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
    const exact = counted.times(parts.find(({ room_id }) => room_id === 2)!.weight).div(weights)
    expect(exact.minus(share).abs().lte('0.01')).toBe(true)
    expect(stays.reduce((sum, { energy }) => sum.plus(energy), new Decimal(0)).toFixed(2)).toBe(charged)
  })

  test('counts a meter where it stood in the month, though it has left its room since', async () => {
    const [before] = await query(`select sum(energy) as booked from pool_shares where client_id = 1 and room_id = 3`)
    // Its last reading came on the day on which it was taken away.
    await query(`update devices set room_id = null, former = 3, state = 7, net_state = 2 where device_id = 3`)
    expect(await run()).toBe(0)
    await query(
      `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, 1, 3, 3, $1, 126.25)`,
      new Date(startOfDay(last).getTime() + 23.9 * 3_600_000),
    )
    // 12 kWh less are shared: 108.75 again.
    expect(await run()).toBe(3)
    expect(before).toEqual({ booked: '20.12' })
    // What its room bears is booked on the meter that stood there last.
    expect(
      await query(
        `select d.pool_read::numeric(9, 2), e.room_id, e.energy from devices d join energy_entries e on e.client_id = 1 and e.device_id = 3 where d.client_id = 1 and d.device_id = 3 order by e.id desc limit 1`,
      ),
    ).toEqual([{ pool_read: '18.12', room_id: 3, energy: '2.00' }])
    await query(`update devices set room_id = 3, former = 0, state = 1, net_state = 1 where device_id = 3`)
    await query(`delete from electricity_readings where client_id = 1 and device_id = 3 and electric_read = 126.25`)
    expect(await run()).toBe(3)
    expect(await pools()).toEqual(['30.19', '70.44', '20.12'])
  })

  test('does not change once the readings are gone', async () => {
    await query(`delete from electricity_readings where client_id = 1 and device_id = 4`)
    expect(await run()).toBe(0)
    expect(await pools()).toEqual(['30.19', '70.44', '20.12'])
  })

  test('leaves out a room that owes more than the overdraft in force, whoever says that', async () => {
    await query(`insert into rooms (client_id, room_id, home_id, room_name, room_type) values (1, 11, 2, '201', 1)`)
    await query(`insert into rooms (client_id, room_id, home_id, room_type) values (1, 12, 2, 2)`)
    await query(
      `insert into elemeter_settings (client_id, level, room_id, home_id, pool_weight, overdraft) values (1, 4, 11, 2, 1, 20)`,
    )
    await query(
      `insert into tenants (client_id, tenant_id, home_id, name, phone) values (1, 11, 2, '王', '13800009001')`,
    )
    await query(
      `insert into leases (client_id, lease_id, home_id, room_id, tenant_id, lease_range_from, lease_range_to, rent) values (1, 11, 2, 11, 11, $1, $2, 1)`,
      addDays(first, -40),
      addDays(last, 300),
    )
    for (const device of [11, 12]) {
      await query(
        `insert into devices (client_id, device_id, home_id, room_id, device_type, sn, net_state, relay_state, electric_amount, electric_read) values (1, $1, 2, $1, 3, $2, 1, 1, 0, 30)`,
        device,
        `4100000000${device}`,
      )
      await reads(device, addDays(first, -1), 23, '0.00')
      await reads(device, last, 23, device === 11 ? '10.00' : '25.00')
    }
    const its = async () => (await shares()).filter(({ room_id }) => room_id === 11).at(-1)
    expect(await run()).toBe(1)
    expect(await its()).toMatchObject({ reason: 22, charged: null })
    await query(`update elemeter_settings set overdraft = 50 where room_id = 11`)
    expect(await run()).toBe(1)
    expect(await its()).toMatchObject({ reason: null, charged: '15.00' })
  })
})
