/**
 * The operation log: an edit stands in the record's history and in the log, a look behind a mask with it, and all of it
 * can be exported.
 */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test, type Page } from 'playwright/test'
import { rows, settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { HOME, make, rowsOf, unique } from './support/records.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
interface Axe {
  readonly axe: { run(where: string): Promise<{ violations: { id: string }[] }> }
}

test('who changed a home, from what to what, stands on its page, in the log and in the exported file', async ({
  page,
}) => {
  await logIn(page)
  const name = unique('柳浪里')
  const { home_id } = await make(page, 'homes', { ...HOME, name })
  await page.goto(`/house/home-list/${String(home_id)}/edit`)
  await page.getByRole('textbox', { name: '房源名称' }).fill(`${name}一号`)
  await page.getByRole('textbox', { name: '备注' }).fill('电梯需刷卡')
  await page.getByRole('button', { name: '保存' }).click()

  await page.getByRole('tab', { name: '操作记录' }).click()
  const history = page.getByRole('region', { name: '操作记录' })
  await history.scrollIntoViewIfNeeded()
  const [newest, oldest] = [history.getByRole('listitem').first(), history.getByRole('listitem').last()]
  await expect(newest).toContainText('林岚')
  await expect(newest).toContainText('修改')
  await expect(newest).toContainText('127.0.0.1')
  await expect(newest.locator('dl > div').filter({ hasText: '房源名称' })).toHaveText(`房源名称${name} → ${name}一号`)
  await expect(newest.locator('dl > div').filter({ hasText: '备注' })).toContainText('电梯需刷卡')
  await expect(oldest).toContainText('新增')
  await page.evaluate(axe)
  expect(
    await page.evaluate(() =>
      (globalThis as unknown as Axe).axe
        .run('section[aria-label="操作记录"]')
        .then(({ violations }) => violations.map(({ id }) => id)),
    ),
  ).toEqual([])

  // What the server said in words follows the language.
  const change = page.locator('dl > div').filter({ hasText: `${name} → ${name}一号` })
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded()
  await expect(change).toHaveText(/^[A-Z]/)
  await page.getByRole('button', { name: '中文' }).click()
  await history.scrollIntoViewIfNeeded()
  await expect(change).toContainText('房源名称')

  await history.getByRole('link', { name: '查看全部' }).click()
  await rows(page).first().waitFor()
  await settled(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('房源')
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: `${name}一号` }),
  ).toHaveAttribute('href', `/house/home-list/${String(home_id)}`)

  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'CSV 文本' }).check()
  await dialog.getByRole('button', { name: '全部列' }).click()
  const arriving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '开始导出' }).click()
  const text = await readFile(await (await arriving).path(), 'utf8')
  expect(text).toContain(`字段: 房源名称; 修改前: ${name}; 修改后: ${name}一号`)
})

test('a look behind a mask is listed with who looked, at whom and at what; the value is not', async ({ page }) => {
  await logIn(page)
  const { tenant_id } = await make(page, 'tenants', { name: unique('冯'), phone: '13912345678', home_id: 1 })
  await page.goto(`/renter/index/${String(tenant_id)}`)
  const phone = page.locator('dl > div').filter({ has: page.getByText('手机号', { exact: true }) })
  await phone.getByRole('button', { name: '查看' }).click()
  await expect(phone).toContainText('13912345678')
  await page.goto(`/log/index?filter=${encodeURIComponent(JSON.stringify({ action: 'reveal', record_id: tenant_id }))}`)
  await rows(page).first().waitFor()
  await settled(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('林岚')
  await expect(rows(page).first()).toContainText('冯*')
  await expect(rows(page).first()).toContainText('查看脱敏数据')
  await rows(page).first().getByRole('link', { name: /^详情/ }).click()
  await expect(page.getByRole('main')).toContainText('手机号')
  await expect(page.getByRole('main')).not.toContainText('13912345678')
})

test('a home is seen as it was after a change, and comes back, by the keyboard and on a phone', async ({ page }) => {
  await logIn(page)
  const name = unique('柳浪里')
  const { home_id } = await make(page, 'homes', { ...HOME, name, alias: '柳一', note: '电梯需刷卡' })
  await change(page, home_id, { version: 1, alias: '柳二', note: null })
  await change(page, home_id, { version: 2, alias: '柳三', store_id: 2 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/house/home-list/${String(home_id)}?tab=history`)
  const history = page.getByRole('region', { name: '操作记录' })
  await history.scrollIntoViewIfNeeded()
  await history
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^查看当时内容/ })
    .press('Enter')

  const dialog = page.getByRole('dialog')
  const term = (label: string) => dialog.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  await expect(dialog).toContainText('3项与现在不同')
  await expect(term('别名')).toContainText('柳一 与现在不同现在：柳三')
  await expect(term('门店')).toContainText('与现在不同')
  await expect(term('备注')).toContainText('电梯需刷卡')
  await expect(term('房源名称')).not.toContainText('与现在不同')
  expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  await page.evaluate(axe)
  expect(
    await page.evaluate(() =>
      (globalThis as unknown as Axe).axe
        .run('[role="dialog"]')
        .then(({ violations }) => violations.map(({ id }) => id)),
    ),
  ).toEqual([])

  await expect(dialog.getByRole('button', { name: '关闭' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(term('别名')).toContainText('柳三→柳一')
  await expect(dialog.getByRole('button', { name: '返回' })).toBeFocused()
  await expect(dialog.getByRole('checkbox', { name: '别名', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^已按 .+ 的内容恢复3项$/)).toBeVisible()
  const newest = history.getByRole('listitem').first()
  await expect(newest.locator('dl > div').filter({ hasText: '别名' })).toHaveText('别名柳三 → 柳一')
  await expect(newest).toContainText('修改')
  expect(await rowsOf(page, 'homes', `home_id=${String(home_id)}`)).toMatchObject([
    { alias: '柳一', note: '电梯需刷卡', store_id: 1, version: 4 },
  ])
})

async function change(page: Page, id: unknown, data: object): Promise<void> {
  expect((await page.request.put(`/v3/homes/${String(id)}`, { data })).status()).toBe(200)
}
