/**
 * The lock and the login between two windows with something typed in each: nothing is lost, nothing of one user is
 * shown to another, and the browser asks nothing.
 */
import { expect, test, type BrowserContext, type Page } from 'playwright/test'
import { password } from '../src/apartment/demo/logins.ts'
import { fillIn, known, logIn } from './support/log-in.ts'

const lock = (page: Page) => page.getByRole('dialog', { name: '屏幕已锁定' })
const box = (page: Page) => page.locator('form input[name=name]:visible')
const text = (page: Page) =>
  page.evaluate(() => (document.documentElement.checkVisibility() ? document.body.innerText : ''))

/**
 * Two windows, each with a draft; what the browser itself asks is written down, and declined as somebody would who
 * wants to look.
 */
async function drafts(
  context: BrowserContext,
): Promise<{ readonly page: Page; readonly other: Page; readonly asked: readonly string[] }> {
  const asked: string[] = []
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const one of [page, other]) {
    one.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
  }
  await page.clock.install()
  await logIn(page, { at: '/stores/index/create' })
  await other.goto('/house/home-list/create')
  await known(other)
  await box(page).fill('这里的草稿')
  await box(other).fill('那里的草稿')
  return { page, other, asked }
}

const unlock = async (page: Page, name: string) => {
  await lock(page).getByLabel('用户名').fill(name)
  await lock(page).getByLabel('密码', { exact: true }).fill(password)
  await lock(page).getByRole('button', { name: '解锁' }).click()
}

test('work in one window keeps both open; the lock covers both, and opened in one it gives both back what was typed', async ({
  context,
}) => {
  const { page, other, asked } = await drafts(context)
  await page.clock.fastForward('20:00')
  await other.mouse.move(200, 300)
  await other.mouse.move(220, 310)
  await page.clock.fastForward('20:00')
  for (const one of [page, other]) await expect(lock(one)).toHaveCount(0)
  await page.clock.fastForward('11:00')
  for (const one of [page, other]) {
    await expect(lock(one)).toContainText('长时间未操作')
    expect(await one.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/的草稿|新增/)
  }
  await unlock(page, 'admin')
  await expect(box(page)).toHaveValue('这里的草稿')
  // Logged in again: the other one is loaded anew for it.
  await expect(other.getByText('已恢复登录失效前未保存的内容')).toBeVisible()
  await expect(box(other)).toHaveValue('那里的草稿')
  expect(asked).toEqual([])
})

test('whoever leaves by the lock, or opens it as somebody else, leaves nothing behind, in neither window', async ({
  context,
}) => {
  const { page, other, asked } = await drafts(context)
  await page.clock.fastForward('31:00')
  await expect(lock(other)).toBeVisible()
  await unlock(page, 'finance')
  for (const one of [page, other]) {
    await expect(one.getByRole('button', { name: '用户菜单 沈佳琪' })).toBeVisible()
    expect(await text(one)).not.toContain('草稿')
  }
  await expect(page).toHaveURL(/\/home$/)
  expect(await other.evaluate(() => Object.values(sessionStorage).join())).not.toContain('草稿')

  await page.goto('/account_information')
  await known(page)
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '立即锁屏' }).click()
  for (const one of [page, other]) await expect(lock(one)).toContainText('您已手动锁屏')
  await lock(page).getByRole('button', { name: '退出登录' }).click()
  for (const one of [page, other]) await expect(one).toHaveURL(/\/login$/)
  expect(asked).toEqual([])
})

test('logging out asks before drafts are lost; the other window goes at once, and shows the next user theirs without a touch', async ({
  context,
}) => {
  const { page, other, asked } = await drafts(context)
  const logOut = async () => {
    await page.getByRole('button', { name: /^用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
  }
  await logOut()
  const question = page.getByRole('dialog', { name: '有未保存的修改' })
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(box(page)).toHaveValue('这里的草稿')
  await logOut()
  await question.getByRole('button', { name: '退出登录' }).click()
  for (const one of [page, other]) await expect(one).toHaveURL(/\/login$/)
  await fillIn(page, 'keeper')
  for (const one of [page, other]) {
    await expect(one.getByRole('button', { name: '用户菜单 许晓燕' })).toBeVisible()
    expect(await text(one)).not.toContain('草稿')
  }
  expect(asked).toEqual([])
})

test("the minutes until the lock are one's own choice, kept by this browser", async ({ page }) => {
  await page.clock.install()
  await logIn(page)
  const minutes = page.getByRole('combobox', { name: '自动锁屏' })
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await expect(minutes).toHaveValue('30')
  await minutes.selectOption('5')
  await page.keyboard.press('Escape')
  await page.reload()
  await known(page)
  await page.clock.fastForward('04:30')
  await expect(lock(page)).toHaveCount(0)
  await page.clock.fastForward('00:40')
  await expect(lock(page)).toBeVisible()
})
