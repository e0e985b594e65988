/** What is left to count when a month is over: what rooms share, what was used, and the provider's bill. */
import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import { expect as soon, test, type Page } from 'playwright/test'
import { tell } from './support/fleet.ts'
import { choose, column, listed, pick, rows, settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { HOME, make, rowsOf, unique } from './support/records.ts'

/** Reports of devices and jobs wait for their turn. */
const expect = soon.configure({ timeout: 60_000 })

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now())
const [year, month] = today.split('-').map(Number) as [number, number]
const dayOf = (months: number, day: number): string =>
  new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10)
/** Of the last month, and the day before it. */
const [BEFORE, FIRST, LAST] = [dayOf(-1, 0), dayOf(-1, 1), dayOf(0, 0)]
const late = (day: string, minute = 0): string =>
  new Date(Date.parse(`${day}T23:00:00+08:00`) + minute * 60_000).toISOString()

/** The total meter stands in the public area; the rooms share by their weights. */
const METERS = [
  { room_name: '走廊', begin: '1000.00', end: '1356.40', pool_weight: null },
  { room_name: '101', begin: '200.00', end: '282.10', pool_weight: 3 },
  { room_name: '102', begin: '310.00', end: '411.35', pool_weight: 7 },
  { room_name: '103', begin: '20.00', end: '84.20', pool_weight: 2 },
] as const

interface Home {
  readonly id: number
  readonly total: string
}

/** A home with three let rooms, and the readings of its meters around the last month. */
async function metered(page: Page): Promise<Home> {
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('账期苑') })
  const { id: fee_rule_id } = await make(page, 'fee_rules', { name: unique('公寓电价') })
  await make(page, 'fee_prices', { fee_rule_id, from_day: '2020-01-01', type: 1, price: '0.65' })
  const sharing = { pool_open: true, pool_type: 2, pool_area_type: 1 }
  await make(page, 'elemeter_settings', { level: 3, home_id, pay_mode: 2, fee_rule_id, ...sharing })
  const run = String(Date.now()).slice(-8)
  for (const [at, { room_name, begin, end, pool_weight }] of METERS.entries()) {
    const [sn, isLet] = [`42${run}0${at}`, pool_weight !== null]
    const { room_id } = await make(page, 'rooms', { home_id, room_name, room_type: isLet ? 1 : 2 })
    await make(page, `rooms/${String(room_id)}/elemeters`, { sn })
    await tell(page, sn, { type: 'online' })
    await tell(page, sn, { type: 'reading', at: late(BEFORE), electric_read: begin })
    await tell(page, sn, { type: 'reading', at: late(LAST), electric_read: end })
    if (!isLet) continue
    await make(page, 'elemeter_settings', { level: 4, home_id, room_id, pool_weight })
    const tenant = { name: '王某', phone: `138${run.slice(-7)}${at}`, rent: '2500.00' }
    await make(page, 'leases/check_in', { room_id, ...tenant, lease_range: [BEFORE, dayOf(11, 0)] })
  }
  await readings(page, home_id, 8)
  return { id: Number(home_id), total: `42${run}00` }
}

const readings = (page: Page, home: unknown, count: number): Promise<void> =>
  expect.poll(() => rowsOf(page, 'electricity_readings', `home_id=${String(home)}`)).toHaveLength(count)

/** At once, as from the job's page. */
async function run(page: Page, name: string): Promise<void> {
  const [job] = await rowsOf(page, 'jobs', `name=${name}`)
  const { id } = await make(page, `jobs/${String(job!['id'])}/run`, {})
  await expect.poll(async () => (await rowsOf(page, 'job_runs', `id=${String(id)}`))[0]).toMatchObject({ state: 3 })
}

test('a home’s month: shared by 3:7:2, explained down to readings, counted again by the difference, exported', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await logIn(page)
  const { id, total } = await metered(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').last()

  const calculated = async () => {
    await page.goto(`/house/home-list/${id}?tab=sharing`)
    await press(page, '计算公摊')
    await dialog.getByRole('textbox', { name: '月份' }).fill(FIRST.slice(0, 7))
    await dialog.getByRole('button', { name: '计算公摊', exact: true }).click()
    await expect(dialog).toContainText('已计算并入账')
    const shown = await dialog
      .getByRole('row')
      .filter({ hasText: /\d\.\d\d/ })
      .allInnerTexts()
    await dialog.getByRole('button', { name: '关闭' }).click()
    return shown.map((row) => row.split(/\s+/).slice(0, 3).join(' '))
  }
  /** The record that says how a room's share was worked out. */
  const opened = async (room: string, share: string) => {
    const list = page.getByRole('region', { name: '公摊记录' })
    const row = list.getByRole('row').filter({ hasText: room }).filter({ hasText: share })
    await row.getByRole('link', { name: /^详情/ }).click()
    await expect(main).toContainText('公摊总量 =')
  }

  await test.step('10: 27.19, 63.44 and 18.12, from what the meters showed', async () => {
    await run(page, 'electric_usage')
    expect(await calculated()).toEqual(['房间101 27.19 27.19', '房间102 63.44 63.44', '房间103 18.12 18.12'])
    await opened('房间101', '27.19')
    await expect(main).toContainText('356.40 − (82.10 + 101.35 + 64.20) = 108.75度')
    await expect(main).toContainText('108.75 × 3 ÷ 12 = 27.19度')
    for (const used of [
      '1,356.40 − 1,000.00 = 356.40',
      '282.10 − 200.00 = 82.10',
      '411.35 − 310.00 = 101.35',
      '84.20 − 20.00 = 64.20',
    ])
      await expect(main).toContainText(used)
  })

  await test.step('10: a late reading of the total meter moves only the difference', async () => {
    await tell(page, total, { type: 'reading', at: late(LAST, 40), electric_read: '1357.60' })
    await readings(page, id, 9)
    expect(await calculated()).toEqual(['房间101 27.49 0.30', '房间102 64.14 0.70', '房间103 18.32 0.20'])
    await opened('房间103', '18.32')
    await expect(main).toContainText('18.32 − 此前已入账18.12 = 0.20度')
    const entries = await rowsOf(page, 'energy_entries', `home_id=${id}&sort=id`)
    const moved = entries.filter(({ pool_share_id }) => pool_share_id !== null).map(({ energy }) => energy)
    expect(moved.toSorted()).toEqual(['-0.20', '-0.30', '-0.70', '-18.12', '-27.19', '-63.44'])
  })

  await test.step('14: the month by store, home and room is what the total meter counted, to the cent', async () => {
    await run(page, 'electric_usage')
    const filter = JSON.stringify({ home_id: id, day_from: FIRST, day_to: LAST })
    await page.goto(`/reporting/electric_report?filter=${encodeURIComponent(filter)}`)
    await listed(page)
    await expect(main).toContainText('每度电只计一次')
    const used = ['109.95', '82.10', '101.35', '64.20']
    expect(await column(page, '其中房间用电 (度)')).toEqual(['247.65', '0.00', '0.00', '0.00'])
    expect(await column(page, '用量 (度)')).toEqual(used)
    expect(await column(page, '公摊 (度)')).toEqual(['-109.95', '27.49', '64.14', '18.32'])
    expect(await column(page, '房间')).toEqual(['走廊公区', '房间101', '房间102', '房间103'])
    const told = await rowsOf(page, 'electricity_readings', `home_id=${id}&limit=100`)
    const [meterOfAll] = await rowsOf(page, 'devices', `sn=${total}`)
    const reads = told
      .filter(({ device_id }) => device_id === meterOfAll!['device_id'])
      .map((one) => cents(one['electric_read']))
    expect(Math.max(...reads) - Math.min(...reads)).toBe(357_60)
    await expect(page.locator('tfoot')).toContainText('357.60')
    const by = page.getByRole('group', { name: '汇总方式' })
    await by.getByRole('button', { name: '房间', exact: true }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect.poll(() => column(page, '用量 (度)')).toEqual(['357.60'])
    await by.getByRole('button', { name: '门店', exact: true }).click()
    await by.getByRole('button', { name: '房源', exact: true }).click()
    await expect.poll(() => column(page, '用量 (度)')).toEqual(['357.60'])
    await by.getByRole('button', { name: '房间', exact: true }).click()
    await expect.poll(() => column(page, '用量 (度)')).toEqual(used)
  })

  await test.step('14: what is exported as CSV and as XLSX is the same, cell by cell', async () => {
    const lines = (await exported(page, 'CSV 文本')).toString('utf8').slice(1).trimEnd().split('\n')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(Uint8Array.from(await exported(page, 'Excel 表格')).buffer)
    const cells = book.worksheets[0]!.getSheetValues().slice(1) as unknown as readonly (readonly unknown[])[]
    const text = (cell: unknown): string => (typeof cell === 'number' ? cell.toFixed(2) : String(cell ?? ''))
    const [heads] = lines.map((line) => line.split(','))
    const rowsOfBook = cells.map((row) => heads!.map((_, at) => text(row[at + 1])))
    expect(rowsOfBook.map((row) => row.join(','))).toEqual(lines)
    const at = heads!.indexOf('用量 (度)')
    expect(rowsOfBook.slice(1).reduce((all, row) => all + cents(row[at]), 0)).toBe(357_60)
  })
})

const cents = (text: unknown): number => Math.round(Number(text) * 100)

async function exported(page: Page, format: 'CSV 文本' | 'Excel 表格'): Promise<Buffer> {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: format }).check()
  const arriving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '开始导出' }).click()
  const bytes = await readFile(await (await arriving).path())
  await expect(dialog).toBeHidden()
  return bytes
}

test('15: the provider’s bill is paid in part, what is paid is invoiced, and no more', async ({ page }) => {
  test.setTimeout(120_000)
  await logIn(page, { account: 'finance' })
  const { id } = await make(page, 'bills', {
    ...{ number: unique('ZD'), contract_id: 1, month: FIRST.slice(0, 7), cost_type: 3, payable: '100.00' },
  })
  await make(page, `bills/${String(id)}/confirm`, { version: 1 })
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog').last()]
  const bill = `/finance/bill-list/${String(id)}`
  const figures = async (state: string, ...[paid, unpaid, invoiced, left]: readonly string[]) => {
    await expect(main.getByText(state, { exact: true }).first()).toBeVisible()
    for (const [label, figure] of [
      ['已付', paid],
      ['未付', unpaid],
      ['已开票', invoiced],
      ['可开票', left],
    ] as const)
      await expect(main.locator(`dt:text-is("${label}") + dd`).first()).toContainText(figure!)
  }
  const apply = async (amount: string) => {
    await press(page, '申请开票')
    await dialog.getByRole('textbox', { name: '开票金额' }).fill(amount)
    await dialog.getByRole('textbox', { name: '发票抬头' }).fill('栖屿公寓管理有限公司')
    await dialog.getByRole('textbox', { name: '税号' }).fill('91330106MA2CYDXG0R')
    await dialog.getByRole('button', { name: '申请开票', exact: true }).click()
  }

  await page.goto(bill)
  await press(page, '付款')
  await choose(page, '付款方式', '账户余额')
  await dialog.getByRole('textbox', { name: '付款金额' }).fill('60.00')
  await pick(page, '付款账户', '主账户')
  await dialog.getByRole('button', { name: '付款', exact: true }).click()
  await expect(dialog).toContainText('已到账')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await figures('部分付款', '60.00', '40.00', '0.00', '60.00')
  await apply('45.00')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await figures('部分付款', '60.00', '40.00', '45.00', '15.00')
  await apply('15.01')
  const amount = dialog.getByRole('textbox', { name: '开票金额' })
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog).toContainText('可开票金额只有15.00元')
  await amount.fill('15.00')
  await dialog.getByRole('button', { name: '申请开票', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await figures('部分付款', '60.00', '40.00', '60.00', '0.00')

  const [first, second] = await rowsOf(page, 'invoices', `bill_ids=${String(id)}&sort=id`)
  await page.goto(`/finance/invoice-list/${String(second!['id'])}`)
  await press(page, '取消申请')
  await dialog.getByRole('button', { name: '取消申请', exact: true }).click()
  await expect(main.getByText('已取消', { exact: true }).first()).toBeVisible()
  await page.goto(`/finance/invoice-list/${String(first!['id'])}`)
  await press(page, '确认开票')
  await dialog.getByRole('button', { name: '确认开票', exact: true }).click()
  await expect(main.getByText('开票中', { exact: true }).first()).toBeVisible()
  await press(page, '登记发票')
  await dialog.getByRole('textbox', { name: '发票号码' }).fill('26332000001234567890')
  await dialog.getByRole('button', { name: '登记发票', exact: true }).click()
  await expect(main.getByText('已开票', { exact: true }).first()).toBeVisible()
  await settled(page)
  await page.goto(bill)
  await figures('部分付款', '60.00', '40.00', '45.00', '15.00')
})
