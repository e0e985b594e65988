/**
 * Energy of a home, each kilowatt-hour once: of a main meter, which contains the rooms' meters, only what is not
 * theirs; what rooms bear of the public area's is theirs and no longer its own. Whatever the report is grouped by, it
 * comes to what flowed into the homes.
 */
import { Decimal } from 'decimal.js'
import { beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, dayOf, setTimeZone, startOfDay } from '../../src/values/calendar.ts'
import { loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { ran } from './ran.ts'
import { runnerOn, type GoingRunner } from './support.ts'

type Group = Readonly<Record<string, string>>

describeOne('the energy of homes', (open) => {
  let { store }: TestServer = {} as TestServer
  let admin: Caller
  let runner: GoingRunner
  const query = async (text: string, ...values: unknown[]) => (await store.query({ text, values })).rows
  const run = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await ran(store, runner, name)
    expect(await query('select failure from job_runs where failure is not null')).toEqual([])
  }
  /** The month that is over, whenever this runs. */
  const first = addMonths(`${dayOf(new Date()).slice(0, 7)}-01`, -1)
  const last = addDays(addMonths(first, 1), -1)
  const [middle, before] = [addDays(first, 14), addDays(first, -1)]
  const reads = (device: number, day: string, read: string) =>
    query(
      `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) select 1, home_id, room_id, device_id, $2, $3 from devices where client_id = 1 and device_id = $1`,
      device,
      new Date(startOfDay(day).getTime() + 23 * 3_600_000),
      read,
    )
  const report = async (group: string, more = ''): Promise<readonly Group[]> =>
    (
      await admin.call(
        'GET',
        `/v3/electric_report?day_from=${first}&day_to=${last}&group=${group}${more.includes('sort') ? '' : `&sort=${group}`}${more}`,
      )
    ).json.data.list as unknown as readonly Group[]
  const totals = async (): Promise<unknown> =>
    (await admin.call('GET', `/v3/electric_report/totals?day_from=${first}&day_to=${last}&group=room_id`)).json.data[
      'totals'
    ]
  const of = (rows: readonly Group[], ...names: readonly string[]) =>
    rows.map((row) => names.map((name) => row[name] ?? null))
  /** They come in the order of their names. */
  const byKey = (rows: readonly Group[]) =>
    rows.toSorted((one, other) => Number(one['room_id']) - Number(other['room_id']))
  const sum = (rows: readonly Group[], name: string): string =>
    rows.reduce((all, row) => all.plus(row[name]!), new Decimal(0)).toFixed(2)

  beforeAll(async () => {
    const server = await startServer(open)
    store = server.store
    setTimeZone('Asia/Shanghai')
    admin = await loggedIn(server.app)
    runner = runnerOn(store, server.model)
    await runner.look()
    // Home 1 has a main meter, home 2 one of the public area alone; of both, rooms come first.
    await store.script(`
      insert into homes (client_id, home_id, store_id, name, home_type, province, city, district) overriding system value values (1, 2, 1, '独立表', 1, '上海市', '上海市', '浦东新区') on conflict do nothing;
      insert into rooms (client_id, room_id, home_id, room_name, room_type) overriding system value values
        (1, 11, 1, '101', 1), (1, 12, 1, '102', 1), (1, 13, 1, null, 2), (1, 21, 2, '201', 1), (1, 22, 2, '202', 1), (1, 23, 2, null, 2);
      insert into devices (client_id, device_id, home_id, room_id, device_type, sn, net_state) overriding system value
        select 1, room_id, home_id, room_id, 3, '4100000000' || room_id, 1 from rooms where room_id > 10;
      insert into fee_rules (client_id, id, name) overriding system value values (1, 9, '合表');
      insert into fee_prices (client_id, fee_rule_id, from_day, type, price) values (1, 9, '2000-01-01', 1, 0.5);
      insert into elemeter_settings (client_id, level, fee_rule_id, pool_open, pool_type, pool_area_type) values (1, 1, 9, true, 1, 1);
      insert into elemeter_settings (client_id, level, home_id, pool_area_type) values (1, 3, 2, 2)`)
    for (const room of [11, 12, 21, 22]) {
      await query(
        `insert into tenants (client_id, tenant_id, home_id, name, phone) overriding system value select 1, room_id, home_id, '王', '13800009001' from rooms where room_id = $1`,
        room,
      )
      await query(
        `insert into leases (client_id, lease_id, home_id, room_id, tenant_id, lease_range_from, lease_range_to, rent) overriding system value select 1, room_id, home_id, room_id, room_id, $2, $3, 1 from rooms where room_id = $1`,
        ...[room, addDays(first, -40), room === 12 ? addDays(first, 19) : addDays(last, 300)],
      )
    }
    // The main meter says nothing of the day on which a room is read.
    for (const [device, ...told] of [
      [11, [before, '100.00'], [middle, '110.00'], [last, '150.00']],
      [12, [before, '0.00'], [addDays(middle, 1), '30.00'], [last, '60.00']],
      [13, [before, '1000.00'], [addDays(middle, 2), '1060.00'], [last, '1130.00']],
      [21, [before, '0.00'], [last, '70.00']],
      [22, [before, '0.00'], [middle, '20.00'], [last, '80.00']],
      [23, [before, '0.00'], [last, '40.00']],
    ] as const)
      for (const [day, read] of told) await reads(device, day, read)
    await run('electric_usage')
  }, 120_000)

  test('is that of a main meter once, rooms and what remains, before anything is shared', async () => {
    expect(of(await report('home_id'), 'home_id', 'total', 'fee')).toEqual([
      [1, '130.00', '65.00'],
      [2, '190.00', '95.00'],
    ])
    expect(of(byKey(await report('room_id')), 'room_id', 'used', 'total')).toEqual([
      [11, '50.00', '50.00'],
      [12, '60.00', '60.00'],
      [13, '20.00', '20.00'],
      [21, '70.00', '70.00'],
      [22, '80.00', '80.00'],
      [23, '40.00', '40.00'],
    ])
  })

  test('is the same once it is shared: rooms bear what the public area does not have any more', async () => {
    await run('pool_sharing')
    const rooms = byKey(await report('room_id'))
    // 20 by two, one of them let for 20 of all days.
    const days = Number(last.slice(8))
    const borne = new Decimal(10).times(20).div(days).toFixed(2)
    const kept = new Decimal('10.00').minus(borne).toFixed(2)
    expect(of(rooms, 'room_id', 'used', 'shared', 'total')).toEqual([
      [11, '50.00', '10.00', '60.00'],
      [12, '60.00', borne, new Decimal(60).plus(borne).toFixed(2)],
      [13, '20.00', new Decimal(-10).minus(borne).toFixed(2), kept],
      [21, '70.00', '20.00', '90.00'],
      [22, '80.00', '20.00', '100.00'],
      [23, '40.00', '-40.00', '0.00'],
    ])
    // Readings and what of them is the rooms' already say how the main meter's use comes about.
    expect(of(rooms, 'begin_read', 'end_read', 'contained')[2]).toEqual(['1000.00', '1130.00', '110.00'])
    const month = first.slice(0, 7)
    for (const group of ['store_id', 'month', 'year']) {
      const [all, ...others] = await report(group)
      expect([group, others.length, all!['total']]).toEqual([group, 0, '320.00'])
    }
    expect(of(await report('home_id,month', '&sort=home_id'), 'home_id', 'month', 'total')).toEqual([
      [1, month, '130.00'],
      [2, month, '190.00'],
    ])
    expect(sum(await report('day'), 'total')).toBe('320.00')
    expect(sum(rooms, 'total')).toBe('320.00')
    expect(sum(await report('store_id'), 'fee')).toBe('160.00')
    expect(await totals()).toMatchObject({ used: '320.00', total: '320.00' })
  })

  test('is on each day what the public meter has told by then', async () => {
    const days = of(await report('day', '&home_id=1'), 'day', 'total')
    // What rooms used since the main meter was last read is in it, though they told it before.
    expect(days.map(([day]) => day)).toEqual([middle, addDays(middle, 1), addDays(middle, 2), last])
    expect(days.reduce((all, [, total]) => all.plus(total as string), new Decimal(0)).toFixed(2)).toBe('130.00')
  })

  test('is the same of whole months, and of the months of homes', async () => {
    const told = [await report('home_id'), await report('room_id'), await report('store_id,month', '&sort=store_id')]
    await run('electric_month', 'electric_count')
    expect([
      await report('home_id'),
      await report('room_id'),
      await report('store_id,month', '&sort=store_id'),
    ]).toEqual(told)
    const months = (
      await admin.call(
        'GET',
        `/v3/electric_count?group=home_id&month_from=${first.slice(0, 7)}&month_to=${first.slice(0, 7)}`,
      )
    ).json.data.list
    expect(months).toMatchObject([
      { home_id: 1, used: '130.00', fee: '65.00' },
      { home_id: 2, used: '190.00', fee: '95.00' },
    ])
  })

  test('stays so when a reading of a room comes late', async () => {
    await query(`update electric_usages set updated_at = updated_at - interval '1 day' where client_id = 1`)
    await reads(11, addDays(middle, 3), '120.00')
    await reads(12, addDays(before, 2), '5.00')
    await run('electric_usage', 'electric_count')
    expect(of(await report('home_id'), 'home_id', 'total')).toEqual([
      [1, '130.00'],
      [2, '190.00'],
    ])
    expect(sum(await report('day'), 'total')).toBe('320.00')
    expect(sum(await report('room_id'), 'shared')).toBe('0.00')
  })

  test('of a home that shares nothing is that of all its meters', async () => {
    await query(`update elemeter_settings set pool_open = false where client_id = 1 and level = 1`)
    await query(`delete from pool_shares where client_id = 1`)
    await query(`update electric_usages set shared = 0 where client_id = 1 and room_id in (11, 12, 21, 22)`)
    await run('electric_month')
    expect(of(await report('home_id'), 'home_id', 'total')).toEqual([
      [1, '240.00'],
      [2, '190.00'],
    ])
  })
})
