/**
 * What passes between windows of one browser: who is logged in. And what stands at the gate: many wrong passwords,
 * cookies, foreign pages, scripts that are none of ours.
 */
import { expect, test } from 'playwright/test'
import { fillIn, known, logIn } from './support/log-in.ts'

test("who logs in in one window is seen in the other at once, with their own tabs and nothing of the former's", async ({
  context,
}) => {
  const page = await context.newPage()
  await logIn(page)
  await page.goto('/stores/index')
  await expect(page.getByRole('heading', { level: 1, name: '门店管理' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/home')
  await known(other)
  await other.getByRole('button', { name: /^用户菜单/ }).click()
  await other.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(other).toHaveURL(/\/login$/)
  // Nobody touched the first window.
  await expect(page).toHaveURL(/\/login$/)
  await fillIn(other, 'finance')
  await expect(other).toHaveURL(/\/home$/)
  // It loads itself anew, for somebody else is logged in.
  await expect(page.getByRole('button', { name: /沈佳琪/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).not.toContainText('门店管理')
  // And the other way round, while both are open: the pages of the former go.
  await page.goto('/home')
  await known(page)
  const third = await context.newPage()
  await third.goto('/home')
  await third.getByRole('button', { name: /^用户菜单/ }).click()
  await third.getByRole('menuitem', { name: '退出登录' }).click()
  await fillIn(third, 'keeper')
  await expect(third).toHaveURL(/\/home$/)
  await expect(async () => {
    await page.goto('/home')
    await expect(page.getByRole('button', { name: /许晓燕/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('the session is a cookie that scripts do not see, and the policy of the page lets no foreign script in', async ({
  page,
  context,
}) => {
  const answer = await page.goto('/login')
  const policy = answer!.headers()['content-security-policy']!
  expect(policy).toContain("script-src 'self'")
  expect(/script-src [^;]*/.exec(policy)![0]).not.toMatch(/unsafe-inline|unsafe-eval|https:|\*/)
  await logIn(page)
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')!
  expect([cookie.httpOnly, cookie.sameSite]).toEqual([true, 'Lax'])
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    return (window as { ran?: boolean }).ran === true
  })
  expect(ran).toBe(false)
})
