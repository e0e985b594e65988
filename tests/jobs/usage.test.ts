/** The product's figures by day and month, from readings and passes, held to what was worked out by hand. */
import { addDays, dayOf } from '../../src/values/calendar.ts'
import { Decimal } from 'decimal.js'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/server/store/store.ts'
import { seed } from '../../src/apartment/demo/seed.ts'
import { projectModel } from '../http/support/server.ts'
import { makeWorld } from '../http/support/world.ts'
import { describeOne } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { ran } from './ran.ts'
import { runnerOn, type GoingRunner } from './support.ts'

const tools = (store: Store, runner: GoingRunner) => {
  const query = async (text: string, ...values: unknown[]) => (await store.query({ text, values })).rows
  const run = (name: string): Promise<number> => ran(store, runner, name)
  return { query, run }
}

const at = (clock: string): string => `2025-${clock.replace(' ', 'T')}:00+08:00`

describeOne('figures of the product', (open) => {
  let [store, query, run]: [Store, ReturnType<typeof tools>['query'], ReturnType<typeof tools>['run']] = [
    undefined!,
    undefined!,
    undefined!,
  ]
  beforeAll(async () => {
    const model = await projectModel()
    store = await open()
    await makeTables(store, model)
    await makeWorld(store)
    const runner = runnerOn(store, model)
    await runner.look()
    ;({ query, run } = tools(store, runner))
    for (const [client, base] of [
      [1, 0],
      [2, 500],
    ] as const) {
      await query(
        `insert into rooms (client_id, room_id, home_id, room_name, room_type) values ($1, $2, $3, '101', 1)`,
        client,
        base + 1,
        base + 1,
      )
      for (const [id, type] of [
        [1, 3],
        [2, 6],
        [3, 10],
      ] as const)
        await query(
          `insert into devices (client_id, device_id, home_id, room_id, device_type, sn) values ($1, $2, $3, $4, $5, $6)`,
          client,
          base + id,
          base + 1,
          base + 1,
          type,
          `4100000${String(base + id).padStart(5, '0')}`,
        )
      await query(`insert into watermeter_settings (client_id, level, cold_price) values ($1, 1, '4.1')`, client)
      await query(`insert into fee_rules (client_id, id, name) values ($1, 9, '合表')`, client)
      await query(
        `insert into fee_prices (client_id, fee_rule_id, from_day, type, price) values ($1, 9, '2024-01-01', 1, 0.788)`,
        client,
      )
      await query(
        `insert into elemeter_settings (client_id, level, room_id, home_id, fee_rule_id) values ($1, 4, $2, $2, 9)`,
        client,
        base + 1,
      )
      await query(
        `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values ($1, $2, $2, $2, $3, 7), ($1, $2, $2, $2, $4, 9)`,
        client,
        base + 1,
        at('03-01 01:00'),
        at('03-01 02:00'),
      )
    }
    await query('delete from electricity_readings where client_id = 1')
  })
  const reads = async (...readings: readonly (readonly [clock: string, read: string])[]) => {
    for (const [clock, read] of readings)
      await query(
        `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, 1, 1, 1, $1, $2)`,
        at(clock),
        read,
      )
  }
  const days = () =>
    query(
      `select to_char(day, 'MM-DD') as day, begin_read, end_read, used, shared, price from electric_usages where client_id = 1 order by day`,
    )
  const months = () =>
    query(
      `select month, room_count, used, fee, last_month, last_year from electric_counts where client_id = 1 order by month`,
    )

  test('electricity: steps of each day, a reset that bills nothing, and the days of another company left alone', async () => {
    await reads(
      ['02-28 23:59', '100.00'],
      ['03-01 08:00', '101.25'],
      ['03-01 23:59', '103.55'],
      ['03-02 12:00', '104.05'],
      ['03-02 23:59', '1.10'],
      ['03-03 10:00', '2.35'],
    )
    expect(await run('electric_usage')).toBe(4)
    expect(await days()).toEqual([
      { day: '02-28', begin_read: '100.00', end_read: '100.00', used: '0.00', shared: '0.00', price: '0.788' },
      { day: '03-01', begin_read: '100.00', end_read: '103.55', used: '3.55', shared: '0.00', price: '0.788' },
      { day: '03-02', begin_read: '103.55', end_read: '1.10', used: '0.50', shared: '0.00', price: '0.788' },
      { day: '03-03', begin_read: '1.10', end_read: '2.35', used: '1.25', shared: '0.00', price: '0.788' },
    ])
    expect(await query('select from electric_usages where client_id = 2')).toEqual([])
    // Again: nothing is written.
    expect(await run('electric_usage')).toBe(0)
  })

  test('whole months are the sums of what was billed each day, to the hundredth', async () => {
    expect(await run('electric_count')).toBe(2)
    // 2.80 + 0.39 + 0.99
    expect(await months()).toEqual([
      { month: '2025-02', room_count: 1, used: '0.00', fee: '0.00', last_month: null, last_year: null },
      { month: '2025-03', room_count: 1, used: '5.30', fee: '4.18', last_month: '0.00', last_year: null },
    ])
  })

  test('a late reading works its day out anew, and the month; what others wrote into a day stays', async () => {
    await query(
      `update electric_usages set shared = 1.00, updated_at = now() where client_id = 1 and day = '2025-03-02'`,
    )
    await query(
      `insert into fee_prices (client_id, fee_rule_id, from_day, type, price) values (1, 9, '2025-03-02', 1, 0.9)`,
    )
    await reads(['03-03 23:00', '4.00'], ['03-01 23:00', '103.00'])
    // The first of March has an end as before, the third another one.
    expect(await run('electric_usage')).toBe(1)
    expect((await days()).slice(2)).toEqual([
      { day: '03-02', begin_read: '103.55', end_read: '1.10', used: '0.50', shared: '1.00', price: '0.788' },
      { day: '03-03', begin_read: '1.10', end_read: '4.00', used: '2.90', shared: '0.00', price: '0.788' },
    ])
    expect(await run('electric_count')).toBe(1)
    // 2.80 + 1.50 × 0.788 + 2.90 × 0.788
    expect((await months())[1]).toMatchObject({ used: '7.95', fee: '6.27' })
  })

  test('a meter that was moved has its day where it was read last', async () => {
    await query(`insert into rooms (client_id, room_id, home_id, room_name, room_type) values (1, 2, 1, '102', 1)`)
    await query(
      `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, 1, 2, 1, $1, 5)`,
      at('03-03 23:30'),
    )
    await run('electric_usage')
    const days = `select room_id, used::numeric(9, 2) from electric_usages where client_id = 1 and day = '2025-03-03' order by room_id`
    // Where it stood before, nothing is used any more, which the month of that home is told so.
    expect(await query(days)).toEqual([
      { room_id: 1, used: '0.00' },
      { room_id: 2, used: '3.90' },
    ])
  })

  test('a meter that has left its room has its last day there, at the price of that room', async () => {
    await query(
      `insert into devices (client_id, device_id, home_id, device_type, sn, former, state) values (1, 20, 1, 3, '410000000020', 20, 7), (1, 21, 1, 6, '000000000021', 21, 6)`,
    )
    for (const [clock, read] of [
      ['03-01 23:00', 50],
      ['03-02 15:30', 52.5],
    ] as const)
      await query(
        `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, 1, 1, 20, $1, $2)`,
        at(clock),
        read,
      )
    for (const [clock, amount] of [
      ['03-01 03:00', 100],
      ['03-02 15:30', 140],
    ] as const)
      await query(
        `insert into water_readings (client_id, home_id, room_id, device_id, read_time, amount) values (1, 1, 1, 21, $1, $2)`,
        at(clock),
        amount,
      )
    const its = (table: 'electric_usages' | 'water_usages', device: number) =>
      query(
        `select room_id, used::numeric(9, 2), price::numeric(9, 3) from ${table} where client_id = 1 and device_id = $1 and day = '2025-03-02'`,
        device,
      )
    await run('electric_usage')
    await run('water_usage')
    expect(await its('electric_usages', 20)).toEqual([{ room_id: 1, used: '2.50', price: '0.900' }])
    expect(await its('water_usages', 21)).toEqual([{ room_id: 1, used: '0.40', price: '4.100' }])
    for (const table of ['electricity_readings', 'electric_usages', 'water_readings', 'water_usages'])
      await query(`delete from ${table} where client_id = 1 and device_id in (20, 21)`)
  })

  test('days are those of the product’s clock on a server elsewhere, over a leap day and the year’s turn', async () => {
    const zone = process.env['TZ']
    process.env['TZ'] = 'America/New_York'
    try {
      // Its own day begins half a day later, and its March has a night of an hour less.
      expect(new Date('2024-03-01T00:30:00+08:00').getDate()).toBe(29)
      await query(
        `insert into devices (client_id, device_id, home_id, room_id, device_type, sn) values (1, 22, 1, 1, 3, '410000000022')`,
      )
      for (const [clock, read] of [
        ['2024-02-28T23:59', 10],
        ['2024-02-29T00:01', 11],
        ['2024-02-29T23:59', 13],
        ['2024-03-01T00:01', 17],
        ['2024-12-31T23:59', 25],
        ['2025-01-01T00:01', 41],
      ] as const)
        await query(
          `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, 1, 1, 22, $1, $2)`,
          `${clock}:00+08:00`,
          read,
        )
      await run('electric_usage')
      const its = (columns: string, of: string) =>
        query(`select ${columns}, used::integer from ${of} where client_id = 1 and device_id = 22 order by 1`)
      expect(await its(`to_char(day, 'YYYY-MM-DD') as day`, 'electric_usages')).toEqual([
        { day: '2024-02-28', used: 0 },
        { day: '2024-02-29', used: 3 },
        { day: '2024-03-01', used: 4 },
        { day: '2024-12-31', used: 8 },
        { day: '2025-01-01', used: 16 },
      ])
      expect(await its('month', 'electric_months')).toEqual([
        { month: '2024-02', used: 3 },
        { month: '2024-03', used: 4 },
        { month: '2024-12', used: 8 },
        { month: '2025-01', used: 16 },
      ])
    } finally {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
      for (const table of ['electricity_readings', 'electric_usages', 'electric_months', 'devices'])
        await query(`delete from ${table} where client_id = 1 and device_id = 22`)
    }
  })

  test('a meter without a price has those of the fee rule once one is in force, each day its own, also of late readings', async () => {
    await query(
      `insert into devices (client_id, device_id, home_id, room_id, device_type, sn) values (1, 4, 1, 2, 3, '410000000004')`,
    )
    const readsOn = async (...readings: readonly (readonly [clock: string, read: string])[]) => {
      for (const [clock, read] of readings)
        await query(
          `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, 1, 2, 4, $1, $2)`,
          at(clock),
          read,
        )
    }
    await readsOn(['03-01 08:00', '10'], ['03-01 20:00', '12.5'], ['03-03 08:00', '20'])
    const its = () =>
      query(
        `select to_char(day, 'MM-DD') as day, used::numeric(9, 2), price from electric_usages where client_id = 1 and device_id = 4 order by day`,
      )
    await run('electric_usage')
    expect(await its()).toEqual([])
    await query(`insert into fee_rules (client_id, id, name) values (1, 1, '居民')`)
    await query(`insert into elemeter_settings (client_id, level, fee_rule_id) values (1, 1, 1)`)
    // Its readings were there before the last run; no new one has come.
    await query(`update electricity_readings set created_at = created_at - interval '1 day' where device_id = 4`)
    await run('electric_usage')
    expect(await its()).toEqual([])
    for (const [day, price] of [
      ['2025-03-01', 0.65],
      ['2025-03-03', 0.7],
    ] as const)
      await query(
        `insert into fee_prices (client_id, fee_rule_id, from_day, type, price) values (1, 1, $1, 1, $2)`,
        day,
        price,
      )
    await run('electric_usage')
    const first = { day: '03-01', used: '2.50', price: '0.65' }
    expect(await its()).toEqual([first, { day: '03-03', used: '7.50', price: '0.7' }])
    await readsOn(['03-02 12:00', '16'])
    await run('electric_usage')
    expect(await its()).toEqual([
      first,
      { day: '03-02', used: '3.50', price: '0.65' },
      { day: '03-03', used: '4.00', price: '0.7' },
    ])
  })

  test('by a time-of-use tariff each period has what its register counted, at its price', async () => {
    await query(`insert into rooms (client_id, room_id, home_id, room_name, room_type) values (1, 3, 1, '103', 1)`)
    await query(`insert into fee_rules (client_id, id, name) values (1, 2, '分时')`)
    await query(
      `insert into fee_prices (client_id, fee_rule_id, from_day, type, sharp_price, peak_price, shoulder_price, off_peak_price) values (1, 2, '2024-01-01', 2, 1.4502, 1.1846, 0.788, 0.3812)`,
    )
    await query(
      `insert into elemeter_settings (client_id, level, room_id, home_id, fee_rule_id) values (1, 4, 3, 1, 2)`,
    )
    await query(
      `insert into devices (client_id, device_id, home_id, room_id, device_type, sn) values (1, 5, 1, 3, 3, '410000000005'), (1, 6, 1, 3, 3, '410000000006')`,
    )
    for (const [device, clock, ...registers] of [
      [5, '02-28 23:00', 100, 10, 20, 30, 40],
      [5, '03-01 09:00', 101.5, 10, 20.5, 31, 40],
      [5, '03-01 23:00', 104.25, 10.25, 22, 31, 41],
      // The meter was replaced by a new board: it counts nothing for the step back.
      [5, '03-02 23:00', 1, 0.25, 0.25, 0.25, 0.25],
      [6, '02-28 23:00', 5, null, null, null, null],
      [6, '03-01 23:00', 7, null, null, null, null],
    ] as const)
      await query(
        `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read, sharp, peak, shoulder, off_peak) values (1, 1, 3, $1, $2, $3, $4, $5, $6, $7)`,
        device,
        at(clock),
        ...registers,
      )
    const march = async () => {
      await run('electric_count')
      return (await months()).find(({ month }) => month === '2025-03')!['fee']
    }
    const before = await march()
    await run('electric_usage')
    const its = (device: number) =>
      query(
        `select to_char(day, 'MM-DD') as day, used::numeric(9, 2), price, sharp_price::numeric(9, 4) as sharp_price,
          array[used_sharp, used_peak, used_shoulder, used_off_peak]::numeric(9, 2)[]::text as registers
          from electric_usages where client_id = 1 and device_id = $1 order by day`,
        device,
      )
    const prices = { price: null, sharp_price: '1.4502' }
    const nothing = { ...prices, used: '0.00', registers: '{0.00,0.00,0.00,0.00}' }
    expect(await its(5)).toEqual([
      { ...nothing, day: '02-28' },
      { ...prices, day: '03-01', used: '4.25', registers: '{0.25,2.00,1.00,1.00}' },
      { ...nothing, day: '03-02' },
    ])
    // Its registers are not known, so nothing can be billed by them.
    expect(await its(6)).toEqual([])
    // 0.25 × 1.4502 + 2 × 1.1846 + 1 × 0.788 + 1 × 0.3812 = 3.90095
    expect(new Decimal(String(await march())).minus(String(before)).toFixed(2)).toBe('3.90')
    // A share is billed at the shoulder price: 3.90095 + 1.5 × 0.788
    await query(
      `update electric_usages set shared = 1.5, updated_at = now() where client_id = 1 and device_id = 5 and day = '2025-03-01'`,
    )
    expect(new Decimal(String(await march())).minus(String(before)).toFixed(2)).toBe('5.08')
  })

  test('the month that runs is told up to yesterday, and compared with none', async () => {
    const today = dayOf(new Date())
    const [yesterday, month] = [addDays(today, -1), today.slice(0, 7)]
    const before = addDays(`${month}-01`, -1)
    for (const day of new Set([before, yesterday, today]))
      await query(
        `insert into electric_usages (client_id, home_id, room_id, device_id, day, begin_read, end_read, used, price) values (1, 1, 1, 1, $1, 0, 2, 2, 1)`,
        day,
      )
    await run('electric_count')
    const told = (await months()).filter((one) => String(one['month']) >= before.slice(0, 7))
    const over = {
      month: before.slice(0, 7),
      room_count: 1,
      used: '2.00',
      fee: '2.00',
      last_month: null,
      last_year: null,
    }
    // On the first of a month none of its days is over.
    expect(told).toEqual(yesterday < `${month}-01` ? [over] : [over, { ...over, month }])
    await query(`delete from electric_usages where day >= $1`, before)
    await query(`delete from electric_counts where month >= $1`, before.slice(0, 7))
  })

  test('water: hundredths of a ton, a reset that bills nothing, at the price in force', async () => {
    for (const [clock, amount] of [
      ['03-01 03:10', 1200],
      ['03-02 03:10', 1231],
      ['03-03 03:10', 4],
      ['03-04 03:10', 19],
    ] as const)
      await query(
        `insert into water_readings (client_id, home_id, room_id, device_id, read_time, amount) values (1, 1, 1, 2, $1, $2)`,
        at(clock),
        amount,
      )
    expect(await run('water_usage')).toBe(4)
    expect(
      await query(
        `select to_char(day, 'MM-DD') as day, begin_read, end_read, used::numeric(9, 2), price::numeric(9, 1), hot from water_usages order by day`,
      ),
    ).toEqual([
      { day: '03-01', begin_read: '12.00', end_read: '12.00', used: '0.00', price: '4.1', hot: false },
      { day: '03-02', begin_read: '12.00', end_read: '12.31', used: '0.31', price: '4.1', hot: false },
      { day: '03-03', begin_read: '12.31', end_read: '0.04', used: '0.00', price: '4.1', hot: false },
      { day: '03-04', begin_read: '0.04', end_read: '0.19', used: '0.15', price: '4.1', hot: false },
    ])
    await run('water_count')
    // 0.31 × 4.1 = 1.271; 0.15 × 4.1 = 0.615
    expect(await query(`select month, room_count, used, fee from water_counts`)).toEqual([
      { month: '2025-03', room_count: 1, used: '0.46', fee: '1.89' },
    ])
  })

  test('doors: who went in and out each day, people once, those refused not at all; a late pass counts', async () => {
    for (const name of ['王芳', '李明'])
      await query(
        `insert into access_persons (client_id, home_id, name, phone, person_type, valid_begin, valid_end, consent) values (1, 1, $1, '13800001111', 2, now(), now(), true)`,
        name,
      )
    const [first, second] = (await query('select id from access_persons order by id')).map(({ id }) => id as number)
    const pass = (clock: string, person: number | undefined, direction: number, result = 1) =>
      query(
        `insert into pass_records (client_id, home_id, device_id, access_person_id, direction, way, result, passed_at) values (1, 1, 3, $1, $2, 1, $3, $4)`,
        person,
        direction,
        result,
        at(clock),
      )
    await pass('03-01 08:00', first, 2)
    await pass('03-01 18:00', first, 1)
    await pass('03-01 18:30', second, 1)
    await pass('03-01 19:00', second, 1, 2)
    await pass('03-01 23:59', second, 2)
    await pass('03-02 00:00', second, 1)
    const counts = () =>
      query(`select to_char(day, 'MM-DD') as day, passes_in, passes_out, people from open_door_counts order by day`)
    await run('open_door_count')
    const before = [
      { day: '03-01', passes_in: 2, passes_out: 2, people: 2 },
      { day: '03-02', passes_in: 1, passes_out: 0, people: 1 },
    ]
    expect(await counts()).toEqual(before)
    await pass('03-02 09:00', first, 2)
    expect(await run('open_door_count')).toBe(1)
    expect(await counts()).toEqual([before[0], { day: '03-02', passes_in: 1, passes_out: 1, people: 2 }])
  })
})

describeOne('figures of the demo', (open) => {
  test('are those that its readings make', { timeout: 120_000 }, async () => {
    const model = await projectModel()
    const store = await open()
    await makeTables(store, model)
    // Of a moment that has passed: all its days are over. The month that ran then is over by now as well.
    await seed(store, model, { scale: 0.3, now: '2026-06-15T00:00:00.000Z' })
    const runner = runnerOn(store, model)
    await runner.look()
    const { query, run } = tools(store, runner)
    const figures = async () => ({
      electricity: await query(
        `select device_id, to_char(day, 'MM-DD') as day, begin_read, end_read, used, shared, price from electric_usages where client_id = 1 order by 1, 2`,
      ),
      water: await query(
        `select device_id, to_char(day, 'MM-DD') as day, begin_read, end_read, used, price from water_usages where client_id = 1 order by 1, 2`,
      ),
      electricityMonths: await query(
        `select home_id, month, room_count, used::numeric(12, 2) as used, fee::numeric(12, 2) as fee, last_month::numeric(12, 2) as last_month, last_year::numeric(12, 2) as last_year from electric_counts where client_id = 1 and month < '2026-06' order by 1, 2`,
      ),
      waterMonths: await query(
        `select home_id, month, room_count, used::numeric(12, 2) as used, fee::numeric(12, 2) as fee, last_month::numeric(12, 2) as last_month, last_year::numeric(12, 2) as last_year from water_counts where client_id = 1 and month < '2026-06' order by 1, 2`,
      ),
      doors: await query(
        `select device_id, to_char(day, 'MM-DD') as day, passes_in, passes_out, people from open_door_counts where client_id = 1 order by 1, 2`,
      ),
    })
    const seeded = await figures()
    for (const name of ['electric_usage', 'electric_count', 'water_usage', 'water_count', 'open_door_count'])
      await run(name)
    const worked = await figures()
    expect(worked.electricity.length).toBeGreaterThan(100)
    for (const [name, rows] of Object.entries(worked))
      expect([name, rows]).toEqual([name, seeded[name as keyof typeof seeded]])
  })
})
