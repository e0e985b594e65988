/**
 * Views of a list: kept, marked when changed, shared, opened by their address, by default, and only by those who may
 * see them.
 */
import { expect, test, type Page } from 'playwright/test'
import { choose, grid, listed, settled, status } from './support/list-page.ts'
import { fillIn, known, logIn } from './support/log-in.ts'
import { unique } from './support/records.ts'

const button = (page: Page, name?: string) =>
  page.getByRole('button', { name: name === undefined ? '视图' : `视图：${name}`, exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: '视图' })

async function save(page: Page, name: string, sharing?: string): Promise<void> {
  await page.getByRole('button', { name: '将当前列表存为视图' }).click()
  const dialog = page.getByRole('dialog', { name: '保存为视图' })
  await dialog.getByRole('textbox', { name: '视图名称' }).fill(name)
  if (sharing !== undefined) await choose(page, /可见范围/, sharing)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(button(page, name)).toBeVisible()
}

async function asOther(page: Page, account: string, at: string): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(at)
  await fillIn(page, account)
  await known(page)
}

test('a view is saved, shared and opened by a colleague from its address, as it was', async ({ page }) => {
  test.slow()
  await logIn(page, { account: 'manager', at: '/house/room-list' })
  await listed(page)
  await choose(page, /房间类型/, '普通房间')
  await page.keyboard.press('Escape')
  // A second click within the same moment would start from the address as it was.
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('普通房间')
  await grid(page).getByRole('columnheader', { name: '挂牌月租 (元)' }).click()
  await settled(page)
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('dialog', { name: '列设置' }).getByRole('checkbox', { name: '面积 (㎡)' }).uncheck()
  await page.keyboard.press('Escape')
  await button(page).click()
  await expect(menu(page)).toContainText('空置房间')
  const name = unique('按租金')
  await save(page, name, '所有人')
  const heads = await page.locator('thead:visible th[data-column] .g-title').allInnerTexts()
  expect(heads).not.toContain('面积 (㎡)')

  await page.reload()
  await listed(page)
  await expect(button(page, name)).toBeVisible()
  await expect(page.getByText('已修改')).toHaveCount(0)
  await grid(page).getByRole('columnheader', { name: '楼层' }).click()
  await expect(page.getByText('已修改')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('已修改')).toHaveCount(0)

  const id = new URL(page.url()).searchParams.get('view')
  await asOther(page, 'keeper', `/house/room-list?view=${id}`)
  await listed(page)
  await expect(button(page, name)).toBeVisible()
  expect(await page.locator('thead:visible th[data-column] .g-title').allInnerTexts()).toEqual(heads)
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('普通房间')
  await expect(grid(page).getByRole('columnheader', { name: '挂牌月租 (元)' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await button(page, name).click()
  await expect(menu(page).getByRole('list', { name: '共享给我的' })).toContainText(name)
  await expect(menu(page).getByRole('button', { name: `删除 ${name}` })).toHaveCount(0)
  expect((await page.request.delete(`/v3/saved_views/${id}`)).status()).toBe(403)
})

test('a view of one’s own is nobody else’s, and opens the list where one wants it to', async ({ page }) => {
  test.slow()
  await logIn(page, { account: 'finance', at: '/house/home-list' })
  await listed(page)
  const whole = await status(page).innerText()
  await choose(page, /房源类型/, '集中式')
  await page.keyboard.press('Escape')
  await expect(status(page)).not.toHaveText(whole.replaceAll('\n', ''))
  await button(page).click()
  const name = unique('集中')
  await save(page, name)
  await button(page, name).click()
  await menu(page)
    .getByRole('button', { name: `设为打开列表时的视图 ${name}` })
    .click()
  await expect(page.getByText('下次打开列表将使用此视图')).toBeVisible()
  await page.keyboard.press('Escape')
  const narrowed = await status(page).innerText()
  const id = new URL(page.url()).searchParams.get('view')

  await asOther(page, 'finance', '/house/home-list')
  await listed(page)
  await expect(button(page, name)).toBeVisible()
  await expect(status(page)).toHaveText(narrowed.replaceAll('\n', ''))

  await asOther(page, 'engineer', `/house/home-list?view=${id}`)
  await expect(page.getByText('该视图不存在或未共享给您，已打开默认列表')).toBeVisible()
  await listed(page)
  await expect(button(page)).toBeVisible()
  expect((await page.request.get(`/v3/saved_views/${id}`)).status()).toBe(404)
})

test('views of a person who may not share stay private', async ({ page }) => {
  await logIn(page, { account: 'engineer', at: '/house/home-list' })
  await listed(page)
  await button(page).click()
  await page.getByRole('button', { name: '将当前列表存为视图' }).click()
  await expect(page.getByRole('textbox', { name: '视图名称' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: /可见范围/ })).toHaveCount(0)
  const answer = await page.request.post('/v3/saved_views', {
    data: { name: unique('越权'), list: 'homes', sharing: 3 },
  })
  expect(answer.status()).toBe(422)
})
