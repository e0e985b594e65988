/**
 * The session lock: after half an hour without activity every window is covered and holds nothing readable; the
 * password opens it as it was.
 */
import { expect, test } from 'playwright/test'
import { password } from '../src/apartment/demo/logins.ts'
import { logIn } from './support/log-in.ts'

test('two windows lock together after the set time; what lay under it is not in the page; unlocking brings drafts back', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.clock.install()
  await logIn(page)
  const other = await context.newPage()
  await other.goto('/renter/index')
  await expect(other.getByRole('heading', { level: 1, name: '租客管理' })).toBeVisible()
  await page.goto('/stores/index/create')
  await page.locator('form input[name=name]').fill('锁屏前的草稿')
  await page.clock.fastForward('29:00')
  await expect(page.getByRole('dialog', { name: '屏幕已锁定' })).toBeHidden()
  await page.clock.fastForward('01:10')
  await expect(page.getByRole('dialog', { name: '屏幕已锁定' })).toBeVisible()
  await expect(other.getByRole('dialog', { name: '屏幕已锁定' })).toBeVisible()
  for (const one of [page, other]) {
    expect(await one.evaluate(() => document.documentElement.textContent)).not.toContain('门店管理')
    await expect(one.locator('input[name=region], [role=grid]')).toHaveCount(0)
  }
  // A reload does not help.
  await other.reload()
  await expect(other.getByRole('dialog', { name: '屏幕已锁定' })).toBeVisible()
  expect(await other.evaluate(() => document.body.textContent)).not.toContain('租客管理')

  const submit = page.getByRole('button', { name: '解锁' })
  await submit.click()
  await expect(page.getByText('密码不能为空')).toBeVisible()
  await page.getByLabel('用户名').fill('')
  await submit.click()
  await expect(page.getByText('用户名不能为空')).toBeVisible()
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await submit.click()
  await expect(page.locator('form input[name=name]')).toHaveValue('锁屏前的草稿')
  await expect(other.getByRole('heading', { level: 1, name: '租客管理' })).toBeVisible()
})

test('locking by hand, and out to the login page', async ({ page }) => {
  await logIn(page)
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '立即锁屏' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a new version is told of, and drafts are asked for before the page is loaded anew; an old desktop client is stopped', async ({
  page,
}) => {
  let time = 1_000
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.route('**/static/time?*', (route) => route.fulfill({ json: { err_code: 0, err_msg: '', data: { time } } }))
  await page.clock.install()
  await logIn(page)
  await page.goto('/stores/index/create')
  await page.locator('form input[name=name]').fill('草稿')
  await expect(page.getByText('系统版本已更新')).toBeHidden()
  time = 2_000
  await page.clock.fastForward('10:01')
  await expect(page.getByText('系统版本已更新')).toBeVisible()
  await page.getByRole('button', { name: '点击刷新' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
  await expect(page.locator('form input[name=name]')).toHaveValue('草稿')
  await page.getByRole('button', { name: '点击刷新' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '点击刷新' }).click()
  await expect(page.getByText('系统版本已更新')).toBeHidden()
  // Asked once, by the console: the browser does not ask again.
  expect(asked).toEqual([])

  await page.unroute('**/static/time?*')
  await page.route('**/static/time?*', (route) => route.fulfill({ status: 404, body: '' }))
  await page.clock.fastForward('10:01')
  await expect(page.getByText('系统正在部署，请稍后再试')).toBeVisible()
  await page.unroute('**/static/time?*')
  await page.route('**/static/time?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.clock.fastForward('10:01')
  await expect(page.getByText('网络错误，请检查网络')).toBeVisible()

  await page.addInitScript(() => Object.assign(window, { consoleDesktop: { version: '1.0.0', platform: 'windows' } }))
  await page.route('/config.json', (route) =>
    route.fulfill({ json: { desktop_version: '1.1.0', downloads: { windows: 'https://example.com/setup.exe' } } }),
  )
  await page.goto('/home')
  const gate = page.getByRole('dialog')
  await expect(gate).toContainText('客户端版本已更新')
  await page.keyboard.press('Escape')
  await expect(gate.getByRole('link', { name: '下载' })).toHaveAttribute('href', 'https://example.com/setup.exe')
})
