/**
 * The months of histories as a server has them: made ahead by their job, archived to a file that can be read back, and
 * gone from the list, while what was reported of them stays as it was.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { archiveMonth, before, dropMonth, historyOf } from '../../src/server/store/history.ts'
import { addMonths, dayOf, setTimeZone, startOfDay } from '../../src/values/calendar.ts'
import { loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { createFolders, describeOne } from '../support/stores.ts'
import { ran } from './ran.ts'
import { runnerOn, type GoingRunner } from './support.ts'

describeOne('months of histories', (open, kind) => {
  const newFolder = createFolders()
  const isParted = kind === 'postgres'
  let { store, model }: TestServer = {} as TestServer
  let admin: Caller
  let runner: GoingRunner
  const query = async (text: string, ...values: unknown[]) => (await store.query({ text, values })).rows
  const run = (name: string): Promise<number> => ran(store, runner, name)
  const begin = (months: number): string => addMonths(`${dayOf(new Date()).slice(0, 7)}-01`, months)
  const labelOf = (months: number): string => begin(months).slice(0, 7).replace('-', '_')
  const history = () => {
    const table = tablesOf(model).find(({ entity }) => entity === 'electricity_reading')!
    return store.transaction((connection) => historyOf(connection, table))
  }
  const labels = async () => (await history()).map(({ label }) => label)
  const parts = async () =>
    (
      await query(
        `select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'electricity_readings'::regclass order by 1`,
      )
    ).map(({ name }) => name)
  const listed = async () =>
    (await admin.call('GET', '/v3/electricity_readings?device_id=1&sort=read_time')).json.data.list.map(
      ({ electric_read }) => electric_read,
    )
  const reported = async () =>
    (
      await admin.call('GET', `/v3/electric_report?day_from=${begin(-41)}&day_to=${begin(1)}&group=month&sort=month`)
    ).json.data.list.map(({ month, used }) => [month, used])

  beforeAll(async () => {
    const server = await startServer(open)
    ;({ store, model } = server)
    setTimeZone('Asia/Shanghai')
    admin = await loggedIn(server.app)
    runner = runnerOn(store, model)
    await runner.look()
    await store.script(`
      insert into rooms (client_id, room_id, home_id, room_name, room_type) values (1, 1, 1, '101', 1);
      insert into devices (client_id, device_id, home_id, room_id, device_type, sn) values (1, 1, 1, 1, 3, '410000000001');
      insert into fee_rules (client_id, id, name) values (1, 9, '合表');
      insert into fee_prices (client_id, fee_rule_id, from_day, type, price) values (1, 9, '2000-01-01', 1, 0.5);
      insert into elemeter_settings (client_id, level, fee_rule_id) values (1, 1, 9)`)
  }, 120_000)

  beforeEach(async () => {
    for (const month of await history()) await dropMonth(store, month)
    await store.script('delete from electric_usages; delete from electric_months')
    const readings = [
      [begin(-40), 10],
      [begin(-39), 12],
      [begin(-38), 17],
      [begin(0), 40],
    ] as const
    for (const [day, read] of readings)
      await query(
        `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, 1, 1, 1, $1, $2)`,
        startOfDay(day),
        read,
      )
  })

  it('are made by their job: those to come, and one for what waits among the rest', async () => {
    if (!isParted) return expect(await run('month_parts')).toBe(0)
    const [coming, rest] = [`electricity_readings_${labelOf(3)}`, `electricity_readings_rest`]
    const waiting = async () => (await query(`select from ${rest}`)).length
    await store.script(`drop table ${coming}`)
    expect([(await parts()).includes(coming), await waiting()]).toEqual([false, 3])
    // One that is to come, and those of the three readings from long ago.
    expect(await run('month_parts')).toBe(4)
    expect(await parts()).toEqual(
      [...[-40, -39, -38, -2, -1, 0, 1, 2, 3].map((month) => `electricity_readings_${labelOf(month)}`), rest].sort(),
    )
    expect(await waiting()).toBe(0)
    expect(await listed()).toEqual(['10.00', '12.00', '17.00', '40.00'])
    expect(await run('month_parts')).toBe(0)
  })

  it('go to a file that can be read back, and reports stay as they were', async () => {
    await run('electric_usage')
    const told = await reported()
    expect(told).toEqual([
      [begin(-40).slice(0, 7), '0.00'],
      [begin(-39).slice(0, 7), '2.00'],
      [begin(-38).slice(0, 7), '5.00'],
      [begin(0).slice(0, 7), '23.00'],
    ])
    const folder = await newFolder()
    const kept = await query(`select * from electricity_readings order by read_time`)
    for (const month of before(await history(), startOfDay(begin(-38)))) await archiveMonth(store, month, folder)
    expect(await labels()).toEqual([labelOf(-38), labelOf(0)])
    expect(await listed()).toEqual(['17.00', '40.00'])
    await run('electric_usage')
    expect(await reported()).toEqual(told)

    for (const month of [-40, -39]) {
      const text = gunzipSync(await readFile(join(folder, `electricity_readings_${labelOf(month)}.csv.gz`))).toString()
      const columns = text.slice(0, text.indexOf('\n'))
      await store.bulk((connection) =>
        connection.copyIn(
          `copy electricity_readings (${columns}) from stdin with (format csv, header)`,
          Buffer.from(text),
        ),
      )
    }
    expect(await query(`select * from electricity_readings order by read_time`)).toEqual(kept)
    expect(await listed()).toEqual(['10.00', '12.00', '17.00', '40.00'])
    expect(await labels()).toEqual([-40, -39, -38, 0].map(labelOf))
    await run('electric_usage')
    expect(await reported()).toEqual(told)
  })

  it('are dropped for good, and a reading that comes late behind them counts its own use alone', async () => {
    await run('electric_usage')
    const told = await reported()
    for (const month of before(await history(), startOfDay(begin(-38)))) await dropMonth(store, month)
    expect(await listed()).toEqual(['17.00', '40.00'])
    expect(await reported()).toEqual(told)
    await query(
      `insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read) values (1, 1, 1, 1, $1, 18)`,
      new Date(startOfDay(begin(-38)).getTime() + 30 * 3_600_000),
    )
    await run('electric_usage')
    const [, , third, last] = await reported()
    // 5 were told from what is gone; one more is of the day after, and one less of what follows.
    expect([third![1], last![1]]).toEqual(['6.00', '22.00'])
  })
})
