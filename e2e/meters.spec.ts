/**
 * An electricity meter, as a keeper has it: read, switched, limited, begun anew on its page, its account taken along as
 * a file; and one that is away, begun anew or replaced.
 */
import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import { expect, test, type Page } from 'playwright/test'
import { tell, untilPrompt } from './support/fleet.ts'
import { column, listed } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { photo } from './support/photo.ts'
import { press } from './support/press.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

interface Metered {
  readonly id: number
  readonly sn: string
}

/** Prepaid, in a home of its own; `42` has no ratio, `43` has one. */
async function prepaid(page: Page, kind: '42' | '43'): Promise<Metered> {
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('电表苑') })
  const sn = `${kind}${String(Date.now()).slice(-10)}`
  const id = await bound(page, 'elemeters', sn, home_id)
  const said = await page.request.put(`/v3/homes/${String(home_id)}/electricity_settings`, { data: { pay_mode: 1 } })
  expect(await said.json()).toMatchObject({ err_code: 0 })
  return { id, sn }
}
const online = async (page: Page, { sn }: Metered, electric_read: string): Promise<void> => {
  await tell(page, sn, { type: 'online' })
  await tell(page, sn, { type: 'reading', electric_read })
}
const commandsOf = async (page: Page, { id }: Metered) =>
  (await rowsOf(page, 'command_tasks', `device_id=${id}&limit=100`)).map(({ state }) => state)

/** Presses, answers the window and sees that the command was sent. */
async function does(page: Page, name: string, box?: { readonly name: string; readonly value: string }): Promise<void> {
  await press(page, name)
  const dialog = page.getByRole('dialog', { name })
  if (box !== undefined) await dialog.getByRole('textbox', { name: box.name }).fill(box.value)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
const valueOf = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')
    .first()
/** Amounts are exact: they are added up in hundredths. */
const cents = (amount: unknown): number => Math.round(Number(amount) * 100)

/** What the list that is open is exported as, as a spreadsheet has it. */
async function exported(page: Page) {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Excel 表格' }).check()
  const arriving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '开始导出' }).click()
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Uint8Array.from(await readFile(await (await arriving).path())).buffer)
  const [heads = [], ...lines] = book.worksheets[0]!.getSheetValues().slice(1) as unknown as readonly unknown[][]
  const at = (line: readonly unknown[], head: string) => line[heads.indexOf(head)]
  return lines.map((line) => ({
    kind: at(line, '流水类型'),
    energy: cents(at(line, '电量变动 (度)')),
    balance: cents(at(line, '剩余电量 (度)')),
  }))
}

const shows = (page: Page, term: string, value: string | RegExp) => expect(valueOf(page, term)).toHaveText(value)

test('is read, switched off and on, given limits, and begun anew, by the buttons of its page', async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page)
  const meter = await prepaid(page, '43')
  await online(page, meter, '100.00')
  await untilPrompt(page, 8)
  await page.goto(`/house/device-list/${meter.id}`)
  await shows(page, '连接情况', '在线')

  // What it uses meanwhile must not bring it into arrears, which switch it off by themselves.
  await press(page, '充值')
  const charge = page.getByRole('dialog', { name: '充值' })
  await charge.getByRole('textbox', { name: '金额' }).fill('100')
  await charge.getByRole('button', { name: '充值', exact: true }).click()
  await expect(charge.getByText('充值后剩余')).toBeVisible()
  await charge.getByRole('button', { name: '关闭' }).click()
  const remaining = valueOf(page, '剩余电量')
  await expect(remaining).toHaveText(/^[1-9]/)
  const full = (await remaining.textContent())!

  await press(page, '抄表')
  await expect(remaining).not.toHaveText(full)

  await does(page, '跳闸')
  await shows(page, '合闸状态', '跳闸')
  await does(page, '合闸')
  await shows(page, '合闸状态', '合闸')

  await does(page, '设置透支', { name: '透支额度', value: '20' })
  await does(page, '设置功率', { name: '额定功率', value: '2200' })
  await press(page, '设置变比')
  const ratio = page.getByRole('dialog', { name: '设置变比' })
  await ratio.getByRole('combobox', { name: '互感器变比' }).click()
  await page.getByRole('option', { name: '200/5', exact: true }).click()
  await ratio.getByRole('button', { name: '设置变比', exact: true }).click()
  await expect(ratio).toHaveCount(0)
  await page.goto(`/house/device-list/${meter.id}?tab=usage`)
  await shows(page, '生效透支额度', /^20\.00/)
  await shows(page, '额定功率', /^2,?200/)
  await shows(page, '互感器变比', '200/5')

  await does(page, '清零')
  await page.getByRole('region', { name: '账户流水', exact: true }).scrollIntoViewIfNeeded()
  const statement = page.getByRole('main').getByRole('grid', { name: '账户流水列表' })
  await expect(statement.getByRole('row', { name: /清零/ }).first()).toBeVisible()
  await shows(page, '剩余电量', '0.00度')
  await expect.poll(() => commandsOf(page, meter)).toEqual(Array.from({ length: 8 }, () => 'success'))

  await test.step('its account as a file: each balance is what was there and what came or went, the last what remains', async () => {
    await page.goto(`/device/meter-ledger?filter=${encodeURIComponent(JSON.stringify({ device_id: meter.id }))}`)
    await listed(page)
    const rows = await exported(page)
    expect(rows.map(({ balance }) => balance)).toEqual((await column(page, '剩余电量 (度)')).map(cents))
    expect(rows.map(({ kind }) => kind)).toEqual(['清零', '用量', '充值', '开账'])
    const sums = rows.map((_, at) => rows.slice(at).reduce((sum, { energy }) => sum + energy, 0))
    expect(rows.map(({ balance }) => balance)).toEqual(sums)
    expect(sums[0]).toBe(0)
  })
})

test('that is away is not switched, and goes on with its last reading only when somebody says so', async ({ page }) => {
  await logIn(page)
  const meter = await prepaid(page, '42')
  await online(page, meter, '80.00')
  await tell(page, meter.sn, { type: 'reading', electric_read: '83.00' })
  await tell(page, meter.sn, { type: 'offline' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/house/device-list/${meter.id}`)
  await page.getByRole('main').getByRole('button', { name: '更多', exact: true }).first().click()
  await expect(page.getByRole('menuitem', { name: '设置透支', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '设置变比', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await press(page, '清零')
  const dialog = page.getByRole('dialog', { name: '清零' })
  await dialog.getByRole('button', { name: '清零', exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('电表离线，继续操作可能导致剩余电量和公摊计算不准确。')
  await asked.getByRole('button', { name: '继续操作' }).click()
  await expect(asked).toHaveCount(0)
  await shows(page, '剩余电量', /^0\.00/)
  const [entry] = await rowsOf(page, 'energy_entries', `device_id=${meter.id}&sort=-id&limit=1`)
  expect(entry).toMatchObject({ kind: 'zero', balance: '0.00', reason: expect.stringContaining('电表离线，未抄表') })
})

test('that is away is replaced by its last reading, and what remains goes on with the new one', async ({ page }) => {
  await logIn(page)
  const meter = await prepaid(page, '42')
  await online(page, meter, '80.00')
  await tell(page, meter.sn, { type: 'offline' })
  const known = async () => (await rowsOf(page, 'devices', `device_id=${meter.id}`))[0]!
  await expect.poll(known).toMatchObject({ net_state: 2, electric_read: '80.00' })
  const { room_id } = await known()
  await make(page, `rooms/${String(room_id)}/elemeters/${meter.id}/charge`, { mode: 2, money: '100' })
  await page.goto(`/house/device-list/${meter.id}`)
  await shows(page, '连接情况', '离线')
  const charged = Number.parseFloat((await valueOf(page, '剩余电量').textContent())!)

  await press(page, '更换')
  const dialog = page.getByRole('dialog', { name: '更换' })
  const next = `42${String(Number(meter.sn) + 1).slice(-10)}`
  await dialog.getByRole('textbox', { name: '新设备SN' }).fill(next)
  await dialog.getByRole('textbox', { name: '新表起始读数' }).fill('5')
  await dialog.getByRole('button', { name: '更换', exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('电表离线，继续操作可能导致剩余电量和公摊计算不准确。')
  await asked.getByRole('button', { name: '补填读数' }).click()
  const card = page.locator(`[data-meter="${meter.id}"]`)
  await card.locator('input[type=file]').setInputFiles([await photo()])
  await card.getByRole('textbox', { name: '整数' }).fill('83')
  await card.getByRole('textbox', { name: '小数' }).fill('50')
  await page.getByRole('button', { name: '上报', exact: true }).click()
  await asked.getByRole('button', { name: '上报', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shows(page, '设备状态', '离线(已更换)')

  const [there] = await rowsOf(page, 'devices', `sn=${next}`)
  await page.goto(`/house/device-list/${String(there!['device_id'])}?tab=usage`)
  await shows(page, '当前读数', '5.00度')
  await shows(page, '剩余电量', `${(charged - 3.5).toFixed(2)}度`)
})
