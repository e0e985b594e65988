/** Readings that somebody has noted, by hand or a whole file of them: taken in as those that meters tell. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { FileRun } from '../../src/model/answers.ts'
import { addAccount } from '../http/support/accounts.ts'
import { type Caller, type Data, loggedIn } from '../http/support/server.ts'
import { csvOf } from '../import/files.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { describeOne, describeStores } from '../support/stores.ts'
import { clockOf } from '../../src/values/calendar.ts'
import { accountsOf, type Meter } from './support/accounts.ts'
import { fleetServer, type FleetServer } from './support/fleet.ts'

const HOUR = 3_600_000
const [TAKEN, HELD] = [1, 2]
const NOTED = 4
const PLACE = ['房源', '楼栋', '户', '房间号'] as const
const COUNTS = '录入结果：读数入账'
const WAITS = '录入结果：超出该表可能的用量，待人工确认，确认前不计费'
const RESET = '录入结果：低于上一次读数，按表计重置记录，不计费'
const UNEVEN = '录入结果：读数入账；尖峰平谷之和与总读数不符，请核对'
const KNOWN = '录入结果：已有相同读数，不重复入账'

const sinceLast = (text: string, unit: string): string => `；较上一次读数：${text} ${unit}`

/** Whole seconds, as sheets have them. */
const ago = (hours: number): Date => new Date(Math.floor((Date.now() - hours * HOUR) / 1000) * 1000)
const time = (hours: number): string => clockOf(ago(hours))

const filesTo = (server: FleetServer) => {
  const sent = async (call: string, rows: readonly (readonly unknown[])[], query = '', by: Caller = server.admin) => {
    const { json, text } = await by.call('POST', `/v3/by_file/${call}${query}`, undefined, {
      payload: csvOf(rows),
      headers: { 'content-type': 'application/octet-stream' },
    })
    if (json.err_code !== 0) throw new Error(text)
    let run = json.data as unknown as FileRun
    while (run.state === 'running') run = (await by.call('GET', `/v3/by_file/${call}`)).json.data as unknown as FileRun
    return run
  }
  return sent
}

/** What each row came to, by its number. */
const told = ({ outcomes, problems }: FileRun): Readonly<Record<number, string>> =>
  Object.fromEntries([
    ...outcomes.map(({ row, text }) => [row, text] as const),
    ...problems.map(({ row, column, text }) => [row, column === null ? text : `${column}：${text}`] as const),
  ])

describeStores('Readings of a file', (open) => {
  let server: FleetServer
  let accounts: Readonly<Record<'energy' | 'water', Awaited<ReturnType<typeof accountsOf>>>>
  let send: ReturnType<typeof filesTo>
  beforeAll(async () => {
    server = await fleetServer(open)
    accounts = { energy: await accountsOf(server, 'energy'), water: await accountsOf(server, 'water') }
    send = filesTo(server)
  }, 240_000)

  describe.each([
    { name: 'energy', call: 'elemeter_reading_create', amount: '总读数', unit: '度' },
    { name: 'water', call: 'watermeter_reading_create', amount: '读数', unit: '吨' },
  ] as const)('of $name', ({ name, call, amount, unit }) => {
    let of: (typeof accounts)[typeof name]
    beforeAll(() => {
      of = accounts[name]
    })
    const HEADS = ['设备SN', '抄表时间', amount]
    const shown = async (one: Meter) =>
      (await of.readings(one)).map((row) => [row['electric_read'] ?? row['volume'], row['is_reset'], row['state']])
    const since = (text: string): string => sinceLast(text, unit)

    test('says of each what would become of it and takes none, then takes them, each once', async () => {
      const one = await of.meter()
      await of.tells(one, 10_000, ago(50))
      const rows = [
        HEADS,
        [one.sn.toUpperCase(), time(40), '102.5'],
        [one.sn, time(30), '103'],
        [one.sn, time(20), '99999'],
        [one.sn, time(10), '50'],
        [one.sn, time(5), '51.00'],
        [one.sn, time(5), '51.00'],
        [one.sn, time(5), '52.00'],
      ]
      const before = await send(call, rows, '?dry_run=true')
      const expected = {
        2: COUNTS + since('2.50'),
        3: COUNTS + since('0.50'),
        4: WAITS + since('99896.00'),
        5: RESET + since('-53.00'),
        // It is told what would have become of those before it, though none of it stands.
        6: COUNTS + since('1.00'),
        7: '与第6行重复',
        8: '与第6行重复',
      }
      expect(told(before)).toEqual(expected)
      expect(await shown(one)).toEqual([['100.00', false, TAKEN]])
      const after = await send(call, rows)
      expect(after).toMatchObject({ rows: 7, done: 5, refused: 2, repeated: 0 })
      expect(told(after)).toEqual(expected)
      const stands = [
        ['100.00', false, TAKEN],
        ['102.50', false, TAKEN],
        ['103.00', false, TAKEN],
        ['99999.00', false, HELD],
        ['50.00', true, TAKEN],
        ['51.00', false, TAKEN],
      ]
      expect(await shown(one)).toEqual(stands)
      expect((await of.readings(one)).at(-1)).toMatchObject({ source: NOTED })
      expect(await of.info(one)).toMatchObject({ [of.kind.read]: '51.00' })

      expect(await send(call, rows)).toMatchObject({ done: 0, repeated: 5, refused: 2 })
      // By tomorrow nobody remembers the file, and a reading is known all the same.
      await server.store.query({
        text: `update call_keys set created_at = created_at - interval '25 hours'`,
        values: [],
      })
      const anew = await send(call, rows)
      expect(anew).toMatchObject({ done: 5, repeated: 0, refused: 2 })
      expect(told(anew)[2]).toBe(KNOWN + since('2.50'))
      expect(told(anew)[4]).toContain(WAITS)
      expect(await shown(one)).toEqual(stands)
    })

    test('comes to the same days and account in whatever order its rows are', async () => {
      const meters = [await of.meter(), await of.meter(), await of.meter()]
      const noted = [
        [100, '100'],
        [99.5, '180'],
        [99, '260'],
        [60, '300'],
        [36, '10'],
        [12, '40'],
      ] as const
      const orders = [noted, noted.toReversed(), [3, 0, 5, 1, 4, 2].map((at) => noted[at]!)]
      const at = new Map(noted.map(([hours]) => [hours, time(hours)]))
      const lines = meters.map(({ sn }, place) => orders[place]!.map(([hours, read]) => [sn, at.get(hours), read]))
      // Their rows are mixed as well.
      const rows = [HEADS, ...noted.flatMap((_, row) => lines.map((own) => own[row]!))]
      const check = told(await send(call, rows, '?dry_run=true'))
      const run = await send(call, rows)
      expect(run).toMatchObject({ done: 18, refused: 0 })
      expect(told(run)).toEqual(check)
      const runner = runnerOn(server.store, server.model)
      await runner.look()
      await dueSince(server.store, of.kind.job, '1 second')
      await runner.go()
      const came = await Promise.all(
        meters.map(async (one) => ({
          readings: await shown(one),
          account: (await of.entries(one)).map(({ kind, balance, [of.kind.quantity]: quantity }) => [
            kind,
            quantity,
            balance,
          ]),
          remaining: (await of.info(one))[of.kind.remaining],
          days: (await of.usage(one)).map(({ day, energy, volume, used }) => [day, energy ?? volume ?? used]),
        })),
      )
      expect(came[0]!.readings).toHaveLength(6)
      expect(came[0]!.days.length).toBeGreaterThan(1)
      expect(came[0]!.remaining).toBe('-230.00')
      expect(came[1]).toEqual(came[0])
      expect(came[2]).toEqual(came[0])
    })

    test('stands beside what the meter has told, before and after', async () => {
      const one = await of.meter()
      const first = ago(50)
      await of.tells(one, 10_000, first)
      await of.tells(one, 10_600, ago(2))
      const run = await send(call, [
        HEADS,
        [one.sn, time(30), '103'],
        [one.sn, clockOf(first), '100'],
        [one.sn, time(20), '107'],
      ])
      expect(told(run)).toEqual({
        2: COUNTS + since('3.00'),
        3: KNOWN,
        4: COUNTS + since('4.00'),
      })
      expect((await shown(one)).slice(1)).toEqual([
        ['103.00', false, TAKEN],
        ['107.00', false, TAKEN],
        // It went on from higher than it was known to be.
        ['106.00', true, TAKEN],
      ])
      expect(await of.info(one)).toMatchObject({ [of.kind.read]: '106.00' })
    })

    test('refuses what no meter can have shown, and says why at the column', async () => {
      const [one, other] = [await of.meter(), await of.meter()]
      await server.store.query({ text: 'update devices set state = 5 where device_id = $1', values: [other.id] })
      const digits = name === 'energy' ? 10 : 7
      const late = '抄表时间：抄表时间不能晚于现在，也不能早于90天前'
      const meter = name === 'energy' ? '电表' : '水表'
      const rows = [
        [one.sn, '2099-01-01 08:00:00', '1'],
        [one.sn, time(24 * 91), '1'],
        [one.sn, time(3), '0'],
        [one.sn, time(4), '-1'],
        [one.sn, time(5), '1' + '0'.repeat(digits)],
        [one.sn, '', '1'],
        [one.sn, time(6), ''],
        [one.sn, '昨天', '1'],
        ['', time(7), '1'],
        ['409900009999', time(8), '1'],
        [other.sn, time(9), '1'],
      ]
      const run = await send(call, [HEADS, ...rows])
      expect(run).toMatchObject({ done: 0, refused: rows.length })
      expect(told(run)).toMatchObject({
        2: late,
        3: late,
        4: `${amount}：读数不能小于0.01`,
        6: `${amount}：整数部分最多${digits}位`,
        10: `没有写明办理哪一条${meter}，请填写编号或查找列`,
        11: `没有找到符合的${meter}`,
        12: `设备编号：仅房间内在用的${meter}可以录入读数`,
      })
      for (const [row, column] of [
        [5, amount],
        [7, '抄表时间'],
        [8, amount],
        [9, '抄表时间'],
      ] as const)
        expect(told(run)[row]).toMatch(new RegExp(`^${column}：.`))
      expect(await of.readings(one)).toEqual([])
    })
  })

  test('is checked anew where it met another writer, with all the rows of its meter', async () => {
    const { energy } = accounts
    const one = await energy.meter()
    // A sequence counts on where a transaction is taken back: the second row meets somebody, once.
    await server.store.script(`create sequence met_writers; grant all on sequence met_writers to public;
      create function meet_writer() returns trigger language plpgsql as $$ begin
        if nextval('met_writers') = 2 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end $$;
      create trigger meet_writer before insert on electricity_readings for each row execute function meet_writer()`)
    const heads = ['设备SN', '抄表时间', '总读数']
    const rows = [heads, [one.sn, time(9), '10'], [one.sn, time(8), '12'], [one.sn, time(7), '13']]
    const run = await send('elemeter_reading_create', rows, '?dry_run=true')
    const { rows: met } = await server.store.query({
      text: 'select last_value::int as met from met_writers',
      values: [],
    })
    await server.store.script(
      'drop trigger meet_writer on electricity_readings; drop function meet_writer; drop sequence met_writers',
    )
    expect(told(run)).toEqual({ 2: COUNTS, 3: COUNTS + sinceLast('2.00', '度'), 4: COUNTS + sinceLast('1.00', '度') })
    expect(met).toEqual([{ met: 5 }])
    expect(await energy.readings(one)).toEqual([])
  })

  test('takes nothing for a meter from when another stood in its place', async () => {
    const { energy } = accounts
    const old = await energy.meter()
    const sn = '420977777701'
    const { json, text } = await server.admin.call('POST', `/v3/devices/${old.id}/replace`, {
      ...{ sn, code: sn.slice(-6), device_type: 3, forced: true, opening: '20.00' },
    })
    if (json.err_code !== 0) throw new Error(text)
    const one = { ...old, id: Number(json.data['device_id']), sn }
    const came = String((await energy.info(one))['bound_at'])
    const run = await send('elemeter_reading_create', [
      ['设备SN', '抄表时间', '总读数'],
      [sn, time(30), '10'],
    ])
    expect(told(run)).toEqual({
      2: `抄表时间：“${sn}”于${clockOf(new Date(came))}换装到该房间，此前的读数属于被更换的表`,
    })
    expect((await energy.readings(one)).map(({ electric_read }) => electric_read)).toEqual(['20.00'])
  })

  test('takes nothing for a room from when the meter stood elsewhere', async () => {
    const { energy } = accounts
    const [one, before] = [await energy.meter(), await energy.meter()]
    const came = ago(48)
    // It was there until two days ago.
    await server.store.query({
      text: 'update devices set sn = $2, former = device_id, state = 7 where device_id = $1',
      values: [before.id, one.sn],
    })
    await server.store.query({
      text: 'update devices set bound_at = $2 where device_id = $1',
      values: [one.id, came.toISOString()],
    })
    const heads = ['设备SN', '抄表时间', '总读数']
    const run = await send('elemeter_reading_create', [heads, [one.sn, time(60), '50'], [one.sn, time(40), '80']])
    expect(told(run)).toEqual({
      2: `抄表时间：“${one.sn}”于${clockOf(came)}装入该房间，此前的读数属于之前的房间`,
      3: COUNTS,
    })
    expect((await energy.readings(one)).map((row) => row['electric_read'])).toEqual(['80.00'])
  })

  test('finds a meter by where it is, of the right kind, and asks where there are two', async () => {
    const { energy, water } = accounts
    const [cold, hot] = [await water.meter(), await water.meter()]
    const electric = await energy.meter()
    // A lock's place is that of others: in one room stand a cold, a hot, and an electricity meter.
    const move = (id: number, type: number) =>
      server.store.query({
        text: 'update devices set room_id = $2, device_type = $3 where device_id = $1',
        values: [id, electric.room, type],
      })
    await move(cold.id, 6)
    await move(hot.id, 7)
    const { json } = await server.admin.call('GET', `/v3/rooms/${electric.room}`)
    const { _labels: labels, ...room } = json.data as Data & { readonly _labels: Data }
    const place = [labels['home_id'], room['building_name'], room['household_name'], room['room_name']]
    expect(
      told(
        await send('elemeter_reading_create', [
          [...PLACE, '抄表时间', '总读数'],
          [...place, time(1), '7'],
        ]),
      ),
    ).toEqual({ 2: COUNTS })
    const heads = [...PLACE, '设备类型', '抄表时间', '读数']
    const run = await send('watermeter_reading_create', [
      heads,
      [...place, '', time(1), '7'],
      [...place, '热水表', time(1), '8'],
    ])
    expect(told(run)[2]).toMatch(new RegExp(`^符合的水表有2条：.*#${cold.id}.*#${hot.id}|#${hot.id}.*#${cold.id}`))
    expect(told(run)[3]).toBe(COUNTS)
    expect((await water.readings(hot)).map(({ volume }) => volume)).toEqual(['8.00'])
    expect(await water.readings(cold)).toEqual([])
  })

  test('reaches no meter of another kind or company, nor of homes that are others’', async () => {
    const { energy } = accounts
    const one = await energy.meter()
    const lock = await server.device()
    const far = '409900000001'
    await server.store.query({
      text: `insert into devices (client_id, device_id, home_id, device_type, state, sn) values (2, 990001, 501, 3, 1, $1)`,
      values: [far],
    })
    const heads = ['设备SN', '抄表时间', '总读数']
    const nothing = '没有找到符合的电表'
    expect(told(await send('elemeter_reading_create', [heads, [far, time(1), '1'], [lock.sn, time(1), '1']]))).toEqual({
      2: nothing,
      3: nothing,
    })
    await addAccount(server, 'notes-far', ['homes_view', 'device_base'], { homes: [3] })
    const elsewhere = await loggedIn(server.app, 'notes-far')
    expect(told(await send('elemeter_reading_create', [heads, [one.sn, time(1), '1']], '', elsewhere))).toEqual({
      2: nothing,
    })
    await addAccount(server, 'notes-none', ['homes_view'])
    const keyless = await loggedIn(server.app, 'notes-none')
    const path = '/v3/by_file/elemeter_reading_create'
    expect((await keyless.call('GET', `${path}/template`)).status).toBe(403)
    expect(await energy.readings(one)).toEqual([])
  })

  test('takes the four periods of a meter that counts by them, held against its total', async () => {
    const { energy } = accounts
    const [tou, plain] = [await energy.meter(), await energy.meter()]
    await server.store.query({ text: `update devices set model = 'TOU' where device_id = $1`, values: [tou.id] })
    const heads = ['设备SN', '抄表时间', '总读数', '尖', '峰', '平', '谷']
    const run = await send('elemeter_reading_create', [
      heads,
      [tou.sn, time(5), '', '1', '2', '3', '4'],
      [tou.sn, time(4), '10.05', '1', '2', '3', '4'],
      [tou.sn, time(3), '10.11', '1', '2', '3', '4'],
      [tou.sn, time(2), '11', '1', '2', '', '4'],
      [tou.sn, time(1), '12', '', '', '', ''],
      [plain.sn, time(1), '12', '', '3', '', ''],
    ])
    expect(told(run)).toEqual({
      2: COUNTS,
      3: `${COUNTS}；较上一次读数：0.05 度`,
      4: `${UNEVEN}；较上一次读数：0.06 度`,
      5: '平：分时读数不能为空',
      6: '尖：分时读数不能为空',
      7: '峰：该电表不是分时电表，请只填总读数',
    })
    const rows = await energy.readings(tou)
    expect(rows.map(({ electric_read, uneven }) => [electric_read, uneven])).toEqual([
      ['10.00', false],
      ['10.05', false],
      ['10.11', true],
    ])
  })
})

describeOne('A reading that is noted by hand', (open) => {
  let server: FleetServer
  beforeAll(async () => {
    server = await fleetServer(open)
  }, 240_000)

  test.each(['energy', 'water'] as const)('counts as one that is told, of %s', async (name) => {
    const of = await accountsOf(server, name)
    const one = await of.meter()
    await of.tells(one, 10_000, ago(30))
    const enter = (body: object, more: object = {}) =>
      server.admin.call('POST', `/v3/${of.kind.meters}/${one.id}/readings`, body, more)
    const read_time = ago(5).toISOString()
    const { json } = await enter({ read_time, amount: '101.25' }, { headers: { 'idempotency-key': `noted-${name}` } })
    expect(json.data).toMatchObject({ state: TAKEN, is_reset: false, outcome: 1, since: '1.25' })
    const again = await enter({ read_time, amount: '101.25' }, { headers: { 'idempotency-key': `noted-${name}` } })
    expect(again.json.data).toEqual(json.data)
    expect((await enter({ read_time, amount: '101.25' })).json.data).toMatchObject({
      reading_id: json.data['reading_id'],
      outcome: 5,
    })
    expect(await of.readings(one)).toHaveLength(2)
    expect(await of.info(one)).toMatchObject({ [of.kind.read]: '101.25', [of.kind.remaining]: '-1.25' })
  })
})
