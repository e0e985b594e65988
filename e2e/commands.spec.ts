/**
 * Commands to devices, as an operator lives with them: one is watched to its end, another goes wrong while nobody
 * looks, and is found, and retried.
 */
import { expect, test, type Page } from 'playwright/test'
import { isSlow, lockOnline, moodOf, untilNext } from './support/fleet.ts'
import { listed } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { rowsOf } from './support/records.ts'

const card = (page: Page, sn: string) => page.locator('[data-command]').filter({ hasText: sn })
async function restart(page: Page, sn: string): Promise<void> {
  await press(page, '重启')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`确定重启“${sn}”`)
  await dialog.getByRole('button', { name: '重启', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('a gateway is restarted before one’s eyes; another fails while one is away, is found and retried', async ({
  page,
}) => {
  await logIn(page)
  const gateways = (await rowsOf(page, 'devices', 'device_type=1&state=2&net_state=1&limit=20')).filter(
    ({ room_id }) => room_id !== null,
  )
  const [first, second] = gateways.map(({ device_id, sn }) => ({ id: Number(device_id), sn: String(sn) }))

  await page.goto(`/house/device-list/${first!.id}`)
  await untilNext(page, (task) => moodOf(task) === 'prompt' && isSlow(task))
  await restart(page, first!.sn)
  await expect(card(page, first!.sn)).toContainText(/待下发|执行中/)
  await expect(card(page, first!.sn)).toContainText('执行成功')

  await page.goto(`/house/device-list/${second!.id}`)
  await untilNext(page, (task) => moodOf(task) === 'failing' && moodOf(task, 2) === 'prompt')
  await restart(page, second!.sn)
  await page.goto('/house/home-list')
  await listed(page)
  const title = `重启失败：${second!.sn}`
  await expect(page.getByRole('link', { name: /^消息中心 \d+条未读$/ })).toBeVisible()
  await page.getByRole('link', { name: /^消息中心 \d+条未读$/ }).click()
  const row = page.locator('tr[data-index]').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('否')
  await row.getByText(title).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(`您向设备${second!.sn}下发的“重启”执行失败：设备返回错误`)
  await main.getByRole('link', { name: /^重启 #\d+$/ }).click()
  await expect(main).toContainText('设备返回错误')
  await main.getByRole('button', { name: '重试', exact: true }).click()
  await expect(page.locator('[data-command]')).toContainText('执行成功')
  await expect(main).toContainText('成功')
  await expect(main.getByRole('button', { name: '重试', exact: true })).toHaveCount(0)
})

test('a lock is restarted', async ({ page }) => {
  await logIn(page)
  const { sn, lock } = await lockOnline(page, '重启苑')
  await page.goto(`/house/device-list/${lock}`)
  await untilNext(page, (task) => moodOf(task) === 'prompt' && isSlow(task))
  await restart(page, sn)
  await expect(card(page, sn)).toContainText(/待下发|执行中/)
  await expect(card(page, sn)).toContainText('执行成功')
})
