/**
 * One month of one home, worked out from the files that an analyst exports and by nothing of ours: what each meter
 * counted, what was shared and who bears it, what it costs. It is what the records, the ledger and the report say, to
 * the hundredth; and whoever has the month calculated again is told that nothing has changed.
 */
import { Decimal } from 'decimal.js'
import { beforeAll, expect, test } from 'vitest'
import { PoolOutcome } from '../../src/generated/enums.ts'
import { logins, password } from '../../src/apartment/demo/logins.ts'
import { loggedIn, startDemo, type Caller } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'

type Line = Readonly<Record<string, string>>

const [FIRST, LAST, BEFORE] = ['2026-05-01', '2026-05-31', '2026-04-30']
const HOMES = ['翠柏佳园3栋702', '平江雅苑1栋1004', '江汀路101号楼']

/** What is exported, and of that the columns which the month needs. */
const FILES = {
  electricity_readings: 'home_id,room_id,device_id,read_time,electric_read',
  electric_usages: 'home_id,room_id,day,used,shared',
  pool_shares: 'id,home_id,room_id,period,total,share,charged',
  energy_entries: 'home_id,device_id,energy,pool_share_id',
  leases: 'home_id,room_id,starts_on,ends_on,check_out_date',
  rooms: 'room_id,home_id,display_name,room_type',
  homes: 'name,store_id,pool_area_type',
  elemeter_settings: 'level,store_id,home_id,room_id,fee_rule_id,pool_weight',
  fee_prices: 'fee_rule_id,from_day,price',
}

describeOne('a month of a home of the demo', (open) => {
  let admin: Caller
  const files = new Map<string, readonly Line[]>()
  beforeAll(async () => {
    const server = await startDemo(open, {}, { scale: 0.3, now: '2026-06-15T00:00:00.000Z', days: 50, hourlyDays: 1 })
    const { account } = logins.find(({ client_id, role_id }) => client_id === 1 && role_id === 100)!
    admin = await loggedIn(server.app, account, '10.0.0.1', password)
    for (const [name, columns] of Object.entries(FILES)) {
      const { text } = await admin.call('GET', `/v3/${name}/export?format=csv&columns=${columns}`)
      files.set(name, linesOf(text))
    }
  }, 120_000)
  const of = (file: string, home: string): readonly Line[] => files.get(file)!.filter((line) => line['房源'] === home)

  test.each(HOMES)('%s: readings, shares, tenants, money', async (home) => {
    const rooms = of('rooms', home)
      .filter((room) => room['房间类型'] === '普通房间')
      .sort(byNumber)
    const used = new Map(
      [...new Set(of('electricity_readings', home).map((line) => line['电表']!))].map((meter) => [
        meter,
        counted(of('electricity_readings', home).filter((line) => line['电表'] === meter)),
      ]),
    )
    const meterOf = (room: Line): Decimal =>
      used.get(of('electricity_readings', home).find((line) => line['房间'] === room['房间'])!['电表']!)!
    const prices = pricesOf(files, home)
    const inRooms = rooms.reduce((sum, room) => sum.plus(meterOf(room)), new Decimal(0))
    const inAll = [...used.values()].reduce((sum, one) => sum.plus(one), new Decimal(0))
    const isTotal = files.get('homes')!.find((line) => line['房源名称'] === home)!['公区计量方式'] === '总表模式'
    const shared = inAll.minus(inRooms).minus(isTotal ? inRooms : 0)
    expect(shared.gt(0)).toBe(true)

    const weights = rooms.map((room) => said(of('elemeter_settings', home), room, '分摊比例') ?? '1')
    const shares = divided(shared, weights)
    const booked = of('pool_shares', home).filter((line) => line['账期'] === `${FIRST} ~ ${LAST}`)
    expect(booked).toHaveLength(rooms.length)
    for (const [at, room] of rooms.entries()) {
      const days = of('leases', home)
        .filter((line) => line['房间'] === room['房间'])
        .map(daysIn)
        .filter((count) => count > 0)
      const vacant = 31 - days.reduce((sum, count) => sum + count, 0)
      const bears = divided(shares[at]!, [...days, vacant].map(String)).slice(0, days.length)
      const charged = bears.reduce((sum, part) => sum.plus(part), new Decimal(0)).toFixed(2)
      const row = booked.find((line) => line['房间'] === room['房间'])!
      expect([row['公摊总量 (度)'], row['房间分摊 (度)'], row['租客承担 (度)']]).toEqual([
        shared.toFixed(2),
        shares[at]!.toFixed(2),
        charged,
      ])
      const entries = of('energy_entries', home).filter((line) => line['公摊明细'] === `${row['房间']} #${row['编号']}`)
      expect(entries.map((line) => line['电量变动 (度)'])).toEqual(charged === '0.00' ? [] : [`-${charged}`])

      const daily = of('electric_usages', home).filter(
        (line) => line['房间'] === room['房间'] && FIRST <= line['日期']! && line['日期']! <= LAST,
      )
      const sum = (column: (line: Line) => Decimal.Value): string =>
        daily.reduce((all, line) => all.plus(column(line)), new Decimal(0)).toFixed(2)
      const total = (line: Line): Decimal => new Decimal(line['用量 (度)']!).plus(line['公摊 (度)']!)
      const fee = sum((line) => total(line).times(priceOn(line['日期']!, prices)).toFixed(2, Decimal.ROUND_HALF_UP))
      expect([sum((line) => line['用量 (度)']!), sum((line) => line['公摊 (度)']!)]).toEqual([
        meterOf(room).toFixed(2),
        charged,
      ])
      const { json } = await admin.call(
        'GET',
        `/v3/electric_report?group=room_id&day_from=${FIRST}&day_to=${LAST}&room_id=${room['编号']}`,
      )
      expect(json.data.list).toMatchObject([{ used: meterOf(room).toFixed(2), shared: charged, fee }])
    }
  })

  test('calculated again brings nothing new, in any home', async () => {
    const { list } = (await admin.call('GET', '/v3/homes?limit=100')).json.data
    for (const month of ['2026-04', '2026-05'])
      for (const { home_id, name } of list) {
        const { json } = await admin.call('POST', `/v3/homes/${Number(home_id)}/pool_calculations`, { month })
        const { booked, outcome } = json.data as unknown as { booked: number; outcome: number }
        expect([name, booked]).toEqual([name, 0])
        expect([PoolOutcome.unchanged, PoolOutcome.not_calculated, PoolOutcome.kept, PoolOutcome.none_share]).toContain(
          outcome,
        )
      }
  })
})

/** None of these columns holds a comma. */
function linesOf(csv: string): readonly Line[] {
  const [heads, ...rows] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(heads!.map((head, at) => [head, row[at]!])))
}

/** Of the rule that the home says, else its store, else the company. */
function pricesOf(files: ReadonlyMap<string, readonly Line[]>, name: string): readonly Line[] {
  const settings = files.get('elemeter_settings')!
  const { 门店: store } = files.get('homes')!.find((line) => line['房源名称'] === name)!
  const rule = [
    settings.find((line) => line['设置层级'] === '房源' && line['房源'] === name)?.['电价规则'],
    settings.find((line) => line['设置层级'] === '门店' && line['门店'] === store)?.['电价规则'],
    settings.find((line) => line['设置层级'] === '公司')?.['电价规则'],
  ].find(Boolean)
  return files.get('fee_prices')!.filter((line) => line['电价规则'] === rule)
}

const byNumber = (one: Line, other: Line): number => Number(one['编号']) - Number(other['编号'])

/** From the last reading before the month to the last one in it. */
function counted(readings: readonly Line[]): Decimal {
  const until = (day: string): Line =>
    readings
      .filter((line) => line['抄表时间']!.slice(0, 10) <= day)
      .sort((one, other) => (one['抄表时间']! < other['抄表时间']! ? -1 : 1))
      .at(-1)!
  return new Decimal(until(LAST)['读数 (度)']!).minus(until(BEFORE)['读数 (度)']!)
}

const said = (settings: readonly Line[], room: Line, column: string): string | undefined =>
  settings.find((line) => line['设置层级'] === '房间' && line['房间'] === room['房间'])?.[column] || undefined

/** Days of the month on which the room was the tenant's. */
function daysIn(lease: Line): number {
  const [from, until] = [lease['起租日']!, [lease['到期日']!, lease['退租日期'] || lease['到期日']!].sort()[0]!]
  const [begin, end] = [from > FIRST ? from : FIRST, until < LAST ? until : LAST]
  return Math.max(0, Math.round((Date.parse(end) - Date.parse(begin)) / 86_400_000) + 1)
}

/** To the hundredth: rounded down, and what is left over goes one by one to whoever was cut most. */
function divided(amount: Decimal, weights: readonly string[]): readonly Decimal[] {
  const whole = weights.reduce((sum, weight) => sum.plus(weight), new Decimal(0))
  const exact = weights.map((weight) => amount.times(weight).div(whole))
  const down = exact.map((part) => part.toDecimalPlaces(2, Decimal.ROUND_DOWN))
  let left = amount
    .minus(down.reduce((sum, part) => sum.plus(part), new Decimal(0)))
    .times(100)
    .toNumber()
  const most = exact
    .map((part, at) => ({ at, cut: part.minus(down[at]!) }))
    .sort((one, other) => other.cut.comparedTo(one.cut) || one.at - other.at)
  for (const { at } of most) if (left-- > 0) down[at] = down[at]!.plus('0.01')
  return down
}

const priceOn = (day: string, prices: readonly Line[]): string =>
  prices
    .filter((line) => line['生效日期']! <= day)
    .sort((one, other) => (one['生效日期']! < other['生效日期']! ? -1 : 1))
    .at(-1)!['单一电价 (元/度)']!
