/** Opened pages stay as tabs: filters, place and drafts come back; they survive a reload and belong to one user. */
import { expect, test, type Page } from 'playwright/test'
import { listed } from './support/list-page.ts'
import { fillIn, known, logIn } from './support/log-in.ts'
import { goTo } from './support/menu.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const tabs = (page: Page) => strip(page).getByRole('link').allTextContents()

test('pages open as tabs after home; filters and an unsaved draft are there when one comes back', async ({ page }) => {
  await logIn(page)
  await goTo(page, '租客管理')
  await page.goto('/renter/index?displayedFilters=%7B%7D&filter=%7B%22q%22%3A%221%22%7D&page=1')
  await expect(page.getByText(/共/).first()).toBeVisible()
  await goTo(page, '门店管理')
  await expect(page.getByRole('heading', { level: 1, name: '门店管理' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '门店名称' })).toBeVisible()
  await page.getByRole('button', { name: '新增' }).click()
  await expect(page).toHaveURL(/\/stores\/index\/create$/)
  const name = page.locator('form input[name=name]')
  await name.fill('未保存的门店')
  await strip(page).getByRole('link', { name: '租客管理' }).click()
  await expect(page).toHaveURL(/filter=.*q/)
  await expect(name).toBeHidden()
  await strip(page).getByRole('link', { name: '新增门店' }).click()
  await expect(name).toHaveValue('未保存的门店')
  expect(await tabs(page)).toEqual(['首页', '租客管理', '门店管理', '新增门店'])
  // Closing a draft asks first.
  await strip(page).getByRole('button', { name: '关闭新增门店' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
  await expect(name).toHaveValue('未保存的门店')
  await page.keyboard.press('Alt+w')
  await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click()
  await expect(page).toHaveURL(/\/stores\/index$/)
})

test('the place to which a list was scrolled is there again when its tab comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await logIn(page, { at: '/house/device-list' })
  await listed(page)
  const scroller = page.locator('.g-scroll:visible')
  await scroller.evaluate((element) => element.scrollTo(0, 240))
  const top = () => scroller.evaluate((element) => element.scrollTop)
  await expect.poll(top).toBe(240)
  await goTo(page, '租约管理')
  await listed(page)
  await expect.poll(top).toBe(0)
  await strip(page).getByRole('link', { name: '设备管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '设备管理' })).toBeVisible()
  await expect.poll(top).toBe(240)
})

test('middle click, menu and keyboard close tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await logIn(page)
  for (const name of ['租客管理', '租约管理', '门店管理', '角色管理']) {
    await goTo(page, name)
    // Two clicks within a moment are one way: the first page is never drawn.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await expect.poll(() => tabs(page)).toEqual(['首页', '租客管理', '租约管理', '门店管理', '角色管理'])
  await strip(page).getByRole('link', { name: '门店管理' }).click({ button: 'middle' })
  await expect.poll(() => tabs(page)).toEqual(['首页', '租客管理', '租约管理', '角色管理'])
  await strip(page).getByRole('link', { name: '租约管理' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  await expect.poll(() => tabs(page)).toEqual(['首页', '租约管理', '角色管理'])
  await strip(page).getByRole('link', { name: '租约管理' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭右侧' }).click()
  await expect.poll(() => tabs(page)).toEqual(['首页', '租约管理'])
  await expect(page).toHaveURL(/\/renter\/lease-list/)
  await strip(page).getByRole('link', { name: '首页' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  await expect.poll(() => tabs(page)).toEqual(['首页'])
  await expect(page).toHaveURL(/\/home$/)
})

test('tickets, homes and staff have strips of their own; tabs survive a reload and another login shows none of them', async ({
  page,
}) => {
  await logIn(page, { at: '/ticket' })
  await expect(page).toHaveURL(/\/ticket\/list\/1$/)
  for (const [address, path] of [
    ['/ticket/detail/1', '/ticket/1'],
    ['/ticket/edit/1', '/ticket/1/edit'],
  ] as const) {
    await page.goto(address)
    await known(page)
    // Kept for the next page: the address line loads anew.
    await expect
      .poll(() =>
        page.evaluate(
          (path: string) =>
            Object.entries(localStorage).some(([key, tabs]) => key.startsWith('tabs ') && tabs.includes(`"${path}"`)),
          path,
        ),
      )
      .toBe(true)
  }
  const records = page.getByRole('navigation', { name: '已打开的工单列表' })
  await expect(records.getByRole('link')).toHaveCount(2)
  await page.goto('/house/home-list/1')
  await expect(page.getByRole('navigation', { name: '已打开的房源管理' }).getByRole('link')).toHaveCount(1)
  await expect.poll(() => tabs(page)).toEqual(['首页', '工单列表·安装', '房源管理'])
  await page.reload()
  await expect.poll(() => tabs(page)).toEqual(['首页', '工单列表·安装', '房源管理'])
  // From one strip to the other by the menu: each keeps its own records.
  await goTo(page, '员工管理')
  await page
    .getByRole('link', { name: /^详情 / })
    .first()
    .click()
  const staff = page.getByRole('navigation', { name: '已打开的员工管理' })
  await expect(staff.getByRole('link')).toHaveCount(1)
  await strip(page).getByRole('link', { name: '工单列表' }).click()
  await expect(records.getByRole('link')).toHaveCount(2)
  await expect(staff).toHaveCount(0)
  await strip(page).getByRole('link', { name: '员工管理' }).click()
  await expect(staff.getByRole('link')).toHaveCount(1)
  await strip(page).getByRole('button', { name: '关闭员工管理' }).click()
  const logOut = async () => {
    await page.getByRole('button', { name: /^用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/login$/)
  }
  await logOut()
  await fillIn(page, 'keeper')
  await expect(page).toHaveURL(/\/home$/)
  await expect.poll(() => tabs(page)).toEqual(['首页'])
  await logOut()
  await fillIn(page)
  await expect.poll(() => tabs(page)).toEqual(['首页', '工单列表·安装', '房源管理'])
})

test('hostile stored tabs are dropped, and a tab whose record is gone says so', async ({ page }) => {
  await logIn(page)
  const key = await page.evaluate(() => Object.keys(localStorage).find((name) => name.startsWith('tabs '))!)
  const hostile = [
    { path: 'javascript:alert(1)' },
    { path: '//evil.example' },
    null,
    5,
    { path: '/nowhere' },
    { path: '/renter/index', search: 5, name: { x: 1 } },
    { path: '/stores/index/999999', name: '<img src=x onerror=alert(1)>' },
  ]
  // Before the console starts, once: a page that leaves writes its own tabs.
  await page.addInitScript(
    ([name, value]) => {
      if (sessionStorage.getItem('placed') === null) localStorage.setItem(name!, value!)
      sessionStorage.setItem('placed', 'yes')
    },
    [key, JSON.stringify(hostile)],
  )
  await page.reload()
  await known(page)
  await expect.poll(() => tabs(page)).toEqual(['首页', '租客管理', '<img src=x onerror=alert(1)>'])
  await strip(page).getByRole('link').last().click()
  await expect(page.getByText('数据不存在或已被删除').or(page.getByText('记录不存在或已被删除')).first()).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem(
      Object.keys(localStorage).find((key) => key.startsWith('tabs '))!,
      '{"broken',
    ),
  )
  await page.goto('/home')
  await expect.poll(() => tabs(page)).toContain('首页')
})

test('the shown tab is in sight after the page was loaded anew, however many stand before it', async ({ page }) => {
  await logIn(page)
  const key = await page.evaluate(() => Object.keys(localStorage).find((name) => name.startsWith('tabs '))!)
  const many = Array.from({ length: 24 }, (_, i) => ({
    path: `/stores/index/${i + 1}`,
    search: '',
    name: `第${i + 1}家分店`,
  }))
  await page.addInitScript(
    ([name, value]) => {
      if (sessionStorage.getItem('placed') === null) localStorage.setItem(name!, value!)
      sessionStorage.setItem('placed', 'yes')
    },
    [key, JSON.stringify(many)],
  )
  await page.goto('/stores/index/24')
  const shown = strip(page).getByRole('link').last()
  await expect(shown).toHaveAttribute('aria-current', 'page')
  await expect(strip(page).getByRole('link')).toHaveCount(25)
  await expect(shown).toBeInViewport({ ratio: 0.9 })
})

test('a page with a text editor is not kept behind its tab: leaving asks, and what was given up is asked for no more', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await logIn(page, { at: '/help-space/article-list/create' })
  const title = page.getByRole('textbox', { name: /^标题/ })
  await title.fill('写到一半的文章')
  await strip(page).getByRole('link', { name: '首页' }).click()
  const question = page.getByRole('dialog', { name: '有未保存的修改' })
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(title).toHaveValue('写到一半的文章')
  await strip(page).getByRole('link', { name: '首页' }).click()
  await question.getByRole('button', { name: '放弃修改' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.reload()
  await known(page)
  expect(asked).toEqual([])
  await strip(page).getByRole('link', { name: '新增帮助文章' }).click()
  await expect(title).toHaveValue('')
})
