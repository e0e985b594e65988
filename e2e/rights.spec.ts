/** Who may not, sees neither the menu entry nor the page nor the data. */
import { expect, test } from 'playwright/test'
import { column, listed, status } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { unfolded } from './support/menu.ts'

test('an engineer sees no staff: not in the menu, not by address, not over the API', async ({ page }) => {
  await logIn(page, { account: 'engineer', at: '/ticket/list' })
  await listed(page)
  const menu = await unfolded(page)
  await expect(menu).toContainText('工单列表')
  await expect(menu).not.toContainText('员工管理')
  await page.goto('/staff')
  await expect(page.getByRole('main')).toContainText('没有')
  await expect(page.getByRole('grid')).toHaveCount(0)
  for (const address of ['/v3/staff', '/v3/staff/1', '/v3/roles', '/v3/staff/export?format=csv']) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBe(403)
    expect(await answer.text()).not.toContain('keeper')
  }
})

test('an engineer, who holds the device key, sees the credentials of a staff member and nothing else about that person', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await logIn(page, { account: 'engineer', at: '/staff/1' })
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: '授权记录', exact: true })).toBeVisible()
  await expect(main.getByText('登录账号')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).not.toContainText('员工管理')
  expect(refused).toEqual([])
})

test('a keeper sees the own homes only, and no other by its address', async ({ page }) => {
  await logIn(page, { account: 'keeper', at: '/house/home-list' })
  await listed(page)
  await expect(status(page)).toContainText('共5条')
  const own = await column(page, '房源名称')
  expect(own).toHaveLength(5)
  await page.goto('/house/home-list/3')
  await expect(page.getByText('不存在').first()).toBeVisible()
  expect((await page.request.get('/v3/homes/3')).status()).toBe(404)
})

test('another company shares nothing', async ({ page }) => {
  await logIn(page, { account: 'second', at: '/house/home-list' })
  await listed(page)
  const theirs = await column(page, '房源名称')
  await page.getByRole('searchbox', { name: '搜索' }).fill('蒋村名邸')
  await expect(page.getByText('没有符合条件的房源')).toBeVisible()
  expect(theirs).not.toContain('蒋村名邸7栋2403')
})
