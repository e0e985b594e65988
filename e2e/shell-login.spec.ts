/**
 * The ways in: back to the page asked for, the picture's code, a text message's code, the privacy policy, and the pages
 * that say no.
 */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { password } from '../src/apartment/demo/logins.ts'
import { fillIn, logIn } from './support/log-in.ts'

test('logging in leads to the very page that was asked for, filters included', async ({ page }) => {
  await page.goto('/renter/index?filter=%7B%22q%22%3A%22138%22%7D')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page).toHaveTitle(/^登录 - /)
  await fillIn(page)
  await expect(page).toHaveURL(/\/renter\/index\?filter=/)
  await expect(page).toHaveTitle(/^租客管理 - /)
})

test('a text message lets in: the code stands in the outbox', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '短信登录' }).click()
  await page.getByLabel('手机号').fill('13800000001')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  const messages = async () =>
    (await readFile(process.env['E2E_OUTBOX']!, 'utf8').catch(() => ''))
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { phone: string; text: string }]))
  // It is sent once the page has been answered.
  await expect.poll(async () => (await messages()).at(-1)?.phone).toBe('13800000001')
  const { text } = (await messages()).at(-1)!
  await page.getByLabel('短信验证码').fill('000000')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('alert')).toContainText('短信验证码错误或已过期')
  await page.getByLabel('短信验证码').fill(/\d{6}/.exec(text)![0])
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/home$/)
})

test('when the passport asks for it, the code of a picture is asked for, and a new picture comes after each try', async ({
  page,
}) => {
  // Really failing three times would ask every later journey from this address for a picture.
  await page.route('**/api/v2/login', (route) =>
    route.fulfill({
      status: 401,
      json: { ErrNo: 1001, ErrMsg: '用户名或密码错误', ReqID: 'x', captcha_required: true },
    }),
  )
  await page.goto('/login')
  await fillIn(page, 'nobody', 'wrong')
  const picture = page.getByRole('button', { name: '看不清？换一张' }).locator('img')
  await expect(picture).toBeVisible()
  const first = await picture.getAttribute('src')
  await page.getByLabel('验证码', { exact: true }).fill('abcd')
  await page.locator('form button[type=submit]').click()
  await expect(picture).not.toHaveAttribute('src', first!)
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
})

test('one changes the own password: the old one is asked for, other windows of other machines end, and the new one lets in', async ({
  page,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(elsewhere, { account: 'keeper2' })
  await logIn(page, { account: 'keeper2' })
  const change = async (from: string, to: string): Promise<void> => {
    await page.getByRole('button', { name: /^用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await dialog.locator('input[name=old_password]').fill(from)
    await dialog.locator('input[name=new_password]').fill(to)
    await dialog.locator('input[name=again]').fill(to)
    await dialog.getByRole('button', { name: '确定' }).click()
  }
  await change('not-the-password-1', 'Lantern-quarry-7')
  await expect(page.getByRole('dialog', { name: '修改密码' })).toContainText('密码')
  await expect(
    page.getByRole('dialog', { name: '修改密码' }).locator('[aria-invalid=true], [role=alert]'),
  ).not.toHaveCount(0)
  await page.getByRole('dialog', { name: '修改密码' }).getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog', { name: '修改密码' })).toHaveCount(0)
  await change(password, 'Lantern-quarry-7')
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeHidden()
  await elsewhere.goto('/house/home-list')
  await expect(elsewhere).toHaveURL(/\/login$/)
  await fillIn(elsewhere, 'keeper2', 'Lantern-quarry-7')
  await expect(elsewhere).not.toHaveURL(/\/login/)
  await change('Lantern-quarry-7', password)
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeHidden()
  await elsewhere.context().close()
})

test('the privacy policy is asked for once, before anything else', async ({ page }) => {
  let agreed = false
  await page.route('**/v3/user_info', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { data: Record<string, unknown> }
    await route.fulfill({ json: { ...json, data: { ...json.data, is_verify_privacy: agreed } } })
  })
  await logIn(page)
  await expect(page.getByRole('dialog', { name: '隐私政策' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '隐私政策' })).toBeVisible()
  await page.getByRole('button', { name: '同意并继续' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  agreed = true
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('pages that say no have their titles and lead home', async ({ page }) => {
  await logIn(page, { account: 'finance' })
  for (const [address, title] of [
    ['/403', '抱歉，您没有访问权限'],
    ['/500', '服务器出错了'],
    ['/nowhere/at/all', '页面不存在'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title} - `))
  }
  await page.goto('/staff')
  await expect(page).toHaveURL(/\/403$/)
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/home$/)
})
