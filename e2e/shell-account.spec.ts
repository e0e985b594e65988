/**
 * A new person's way in: an administrator gives them an account and a first password, they agree to the privacy policy
 * and choose a password of their own.
 */
import { expect, test, type Page } from 'playwright/test'
import { fillIn, known, logIn } from './support/log-in.ts'
import { pick } from './support/list-page.ts'
import { unique } from './support/records.ts'

const FIRST = 'First-2026'
const OWN = 'Mine-2027-x'
const PRIVACY = { name: '隐私政策' } as const

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('the first password lets in once the policy is agreed to; changed, it is refused and the new one lets in', async ({
  page,
  browser,
}) => {
  const account = unique('new-')
  const phone = `139${String(Date.now()).slice(-8)}`
  await logIn(page, { at: '/staff/create' })
  for (const [name, value] of [
    ['姓名', '宋晚晴'],
    ['手机号', phone],
    ['登录账号', account],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  const secret = page.locator('form input[name=password]')
  await secret.fill('short')
  await pick(page, '角色', '管家')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(secret).toHaveAttribute('aria-invalid', 'true')
  await secret.fill(FIRST)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/staff\/\d+$/)
  // Nobody reads it again, not even who gave it.
  const id = /\d+$/.exec(page.url())![0]
  expect(await (await page.request.get(`/v3/staff/${id}`)).text()).not.toMatch(/First-2026|argon2/)
  await expect(page.getByRole('main')).not.toContainText(FIRST)

  const person = await (await browser.newContext()).newPage()
  await person.goto('/renter/index')
  await fillIn(person, account, FIRST)
  const policy = person.getByRole('dialog', PRIVACY)
  await expect(policy).toBeVisible()
  await policy.getByRole('button', { name: '不同意，退出登录' }).click()
  await expect(person).toHaveURL(/\/login$/)
  // Asked again until it is agreed to, and then no more: the server remembers.
  await fillIn(person, account, FIRST)
  await policy.getByRole('button', { name: '同意并继续' }).click()
  await expect(policy).toBeHidden()
  await person.goto('/renter/index')
  await known(person)
  await expect(person.getByRole('heading', { level: 1, name: '租客管理' })).toBeVisible()
  await expect(policy).toHaveCount(0)

  await person.getByRole('button', { name: /^用户菜单/ }).click()
  await person.getByRole('menuitem', { name: '修改密码' }).click()
  const change = person.getByRole('dialog', { name: '修改密码' })
  await change.locator('input[name=old_password]').fill(FIRST)
  await change.locator('input[name=new_password]').fill(OWN)
  await change.locator('input[name=again]').fill(`${OWN}y`)
  await change.getByRole('button', { name: '确定' }).click()
  await expect(change).toContainText('两次输入的密码不一致')
  await change.locator('input[name=again]').fill(OWN)
  await change.getByRole('button', { name: '确定' }).click()
  await expect(person.getByText('密码已修改，其他设备已退出登录')).toBeVisible()
  await expect(change).toBeHidden()
  await logOut(person)
  await fillIn(person, account, FIRST)
  await expect(person.getByRole('alert')).toContainText('用户名或密码错误')
  await fillIn(person, account, OWN)
  await expect(person).toHaveURL(/\/home$/)
  await known(person)
  await expect(policy).toHaveCount(0)

  // What was done stands in the log, and no password with it.
  await page.goto(`/log/index?filter=${encodeURIComponent(JSON.stringify({ resource: 'staff', record_id: id }))}`)
  await expect(page.getByRole('grid')).toContainText('登录')
  expect(await (await page.request.get(`/v3/operation_logs?resource=staff&record_id=${id}`)).text()).not.toMatch(
    /First-2026|Mine-2027|argon2/,
  )
  await person.context().close()
})

test('who is named how in the menu: the head role first, others after their company; without a role the login is invalid', async ({
  page,
  browser,
}) => {
  const says = async (one: Page, lines: readonly (string | RegExp)[]) => {
    await one.getByRole('button', { name: /^用户菜单/ }).click()
    await expect(one.getByRole('menu').locator('p')).toHaveText(lines)
  }
  await logIn(page)
  await says(page, ['管理员', /公寓|公司/, '林岚', /^1\d{10}$/])
  const other = await (await browser.newContext()).newPage()
  await logIn(other, { account: 'finance' })
  await says(other, [/公寓|公司/, '财务', '沈佳琪', /^1\d{10}$/])
  await other.route('**/v3/user_info', async (route) => {
    const json = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { ...json, data: { ...json.data, role: null } } })
  })
  await other.goto('/home')
  await expect(other.getByRole('button', { name: '用户菜单 登录信息已失效' })).toBeVisible()
  await says(other, ['登录信息已失效'])
  await other.context().close()
})
