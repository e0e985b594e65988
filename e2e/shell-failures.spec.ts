/** A session that ended, and a network that goes away: the user is told, nothing is lost, work goes on. */
import { expect, test, type Page } from 'playwright/test'
import { logins, password } from '../src/apartment/demo/logins.ts'
import { listed } from './support/list-page.ts'
import { goTo } from './support/menu.ts'

const logIn = async (page: Page) => {
  await page.locator('input[name=name]').fill(logins[0]!.account)
  await page.locator('input[name=pass]').fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('a session that ended is told, then the login page comes, and it leads back to the page', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await logIn(page)
  await expect(page).toHaveURL(/\/home/)
  await page.goto('/renter/index')
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible()
  await context.clearCookies({ name: 'session' })
  await page.getByRole('link', { name: '租约管理', exact: true }).click()
  await expect(page.getByText('权限受限(401)').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page)
  await expect(page).toHaveURL(/\/renter\/(index|lease-list)/)
})

test('a network that is gone is told of, and what was waiting comes when it is back', async ({ page, context }) => {
  await page.goto('/login')
  await logIn(page)
  await expect(page).toHaveURL(/\/home/)
  await page.goto('/house/home-list')
  await expect(page.getByText(/共/).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('网络已断开，恢复后自动继续')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络已断开，恢复后自动继续')).toBeHidden()
})

test('an unanswered call is told of, and its list comes by itself when the server answers again', async ({ page }) => {
  await page.goto('/login')
  await logIn(page)
  await expect(page).toHaveURL(/\/home/)
  await page.route(/\/v3\/stores|\/static\/time/, (route) => route.abort('connectionrefused'))
  await goTo(page, '门店管理')
  await expect(page.getByText('暂时连接不上服务器，正在重试…')).toBeVisible()
  await page.unroute(/\/v3\/stores|\/static\/time/)
  await expect(page.getByText('暂时连接不上服务器，正在重试…')).toBeHidden({ timeout: 20_000 })
  await expect(page.getByText(/共/).first()).toBeVisible()
})

for (const [code, text, stays] of [
  [4007, '权限受限(401)', 1_500],
  [4018, '权限受限(401)', 1_500],
  [401002, '登录信息已失效，请重新登录', 500],
] as const) {
  test(`${code} is told for ${stays} ms, and then the login page comes`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/login')
    await logIn(page)
    await expect(page).toHaveURL(/\/home/)
    await page.goto('/stores/index')
    await listed(page)
    await page.route('**/v3/stores?*', (route) =>
      route.fulfill({ status: 401, json: { err_code: code, err_msg: text, data: null } }),
    )
    await page.clock.pauseAt(Date.now() + 600_000)
    await page.getByRole('button', { name: '刷新' }).click()
    // The clock goes on in steps too small to matter until the message is there.
    await expect(async () => {
      await page.clock.runFor(5)
      await expect(page.getByText(text)).toBeVisible({ timeout: 200 })
    }).toPass()
    await page.clock.runFor(stays - 100)
    await expect(page).toHaveURL(/\/stores\/index/)
    await expect(page.getByText(text)).toBeVisible()
    await page.clock.runFor(100)
    await expect(async () => {
      await page.clock.runFor(5)
      await expect(page).toHaveURL(/\/login$/, { timeout: 200 })
    }).toPass()
  })
}
