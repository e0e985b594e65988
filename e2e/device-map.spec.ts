/** The page of a lock, and the map of what is connected to a gateway. */
import { expect, test } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { settled } from './support/list-page.ts'
import { tell } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

test('a lock shows how it is, what it holds and what is set for it', async ({ page }) => {
  await logIn(page)
  const [lock] = await rowsOf(page, 'devices', 'device_type=2&state=2&net_state=1&home_id=1&limit=1')
  await page.goto(`/house/device-list/${String(lock!['device_id'])}`)
  const main = page.getByRole('main')
  for (const figure of ['连接情况', '电量', '信号强度', '上线时间', '所属网关'])
    await expect(main.locator('dt').filter({ hasText: figure }).first()).toBeVisible()
  for (const tab of ['授权', '开门', '异常', '功能码', '操作记录'])
    await expect(main.getByRole('tab', { name: tab, exact: true })).toBeVisible()
  await main.getByRole('tab', { name: '门锁设置' }).click()
  await expect(main).toContainText('对该房间的门锁生效')
  await expect(main.getByRole('region', { name: '报警与通知' })).toBeVisible()
})

test('the page of a lock follows it by itself', async ({ page }) => {
  await logIn(page)
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('守望苑') })
  const sn = `lk24035${String(Date.now()).slice(-9)}0003`
  await page.goto(`/house/device-list/${await bound(page, 'locks', sn, home_id)}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('待交付(已绑定未在线)')
  await expect(main.getByRole('button', { name: '添加密码' })).toHaveCount(0)
  await tell(page, sn, { type: 'online' })
  await expect(main).toContainText('待交付(已绑定在线)')
  await expect(main.getByRole('button', { name: '添加密码' })).toBeVisible()
})

test('the map leads from a gateway to its children, by eye, by keyboard and as a table', async ({ page }) => {
  await logIn(page)
  const [gateway] = await rowsOf(page, 'devices', 'device_type=1&state=2&home_id=1&limit=1')
  const main = page.getByRole('main')
  const map = main.getByRole('region', { name: '连接图' })
  await page.goto(`/house/device-list/${String(gateway!['device_id'])}?tab=map`)
  const children = map.getByRole('link', { name: /(门锁|电表) \S+$/ })
  await expect(children.first()).toBeVisible()
  const count = await children.count()
  expect((await findings(page, 'main')).filter(isSerious)).toEqual([])

  await map.getByRole('button', { name: '表格' }).press('Enter')
  await expect(map.getByRole('row')).toHaveCount(
    (await rowsOf(page, 'devices', `gateway_id=${String(gateway!['device_id'])}&limit=100`)).length + 1,
  )
  await map.getByRole('button', { name: '表格' }).press('Enter')

  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page)
  await expect(children).toHaveCount(count)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await children.first().press('Enter')
  await expect(page).toHaveURL(/\/house\/device-list\/\d+$/)
})
