/** Finding records: search, a filter of each kind, sort, pages, columns, keys; everything stands in the address. */
import { expect, test } from 'playwright/test'
import { choose, column, grid, listed, pick, rows, settled, status } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { HOME, make, unique } from './support/records.ts'

const filterOf = (address: string): unknown => JSON.parse(new URL(address).searchParams.get('filter') ?? '{}')

test('filter, sort and page stand in the address; back and a copied address show the same list', async ({
  page,
  context,
}) => {
  await logIn(page, { at: '/house/home-list' })
  await pick(page, '门店', '滨江', '杭州滨江店')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('门店：杭州滨江店')
  await settled(page)
  expect(new Set(await column(page, '门店'))).toEqual(new Set(['杭州滨江店']))
  const filtered = await status(page).innerText()

  await grid(page).getByRole('columnheader', { name: '房源名称' }).click()
  await expect(grid(page).getByRole('columnheader', { name: '房源名称' })).toHaveAttribute('aria-sort', 'ascending')
  await settled(page)
  const ascending = await column(page, '房源名称')
  await grid(page).getByRole('columnheader', { name: '房源名称' }).click()
  await expect(grid(page).getByRole('columnheader', { name: '房源名称' })).toHaveAttribute('aria-sort', 'descending')
  await settled(page)
  expect(await column(page, '房源名称')).toEqual([...ascending].reverse())

  await page.goBack()
  await expect(grid(page).getByRole('columnheader', { name: '房源名称' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText(ascending[0]!)

  const copy = await context.newPage()
  await copy.goto(page.url())
  await expect(grid(copy).getByRole('columnheader', { name: '房源名称' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(status(copy)).toHaveText(filtered.replaceAll('\n', ''))
  expect(await column(copy, '房源名称')).toEqual(ascending)

  await page.getByRole('button', { name: '移除 门店' }).click()
  await expect(page.getByRole('list', { name: '已选条件' })).toHaveCount(0)
  await expect(status(page)).not.toHaveText(filtered)
})

test('pages: sizes, next, last, a number typed, and back', async ({ page }) => {
  await logIn(page, { at: '/house/device-list' })
  await expect(status(page)).toContainText('第1-20条')
  await page.getByRole('combobox', { name: '每页' }).selectOption('10')
  await expect(status(page)).toContainText('第1-10条')
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(status(page)).toContainText('第11-20条')
  await expect(page).toHaveURL(/perPage=10/)
  await page.getByRole('textbox', { name: '跳至' }).fill('5')
  await page.getByRole('textbox', { name: '跳至' }).press('Enter')
  await expect(status(page)).toContainText('第41-50条')
  await page.goBack()
  await expect(status(page)).toContainText('第11-20条')
  await page.getByRole('button', { name: '末页' }).click()
  await expect(page.getByRole('button', { name: '下一页' })).toBeDisabled()
})

test('a filter of each kind: reference through another, enum, state, number range, days, yes or no, words', async ({
  page,
}) => {
  test.slow()
  await logIn(page, { at: '/house/room-list' })
  const more = page.getByRole('button', { name: '更多筛选' })
  await pick(page, '门店', '城西', '杭州城西店')
  await page.keyboard.press('Escape')
  await expect.poll(() => filterOf(page.url())).toEqual({ 'home_id.store_id': [1] })
  await more.click()
  await choose(page, /出租状态/, '空置')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: '楼层 从' }).fill('2')
  await page.getByRole('textbox', { name: '楼层 至' }).fill('3')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('楼层：2')
  await settled(page)
  expect(new Set(await column(page, '出租状态'))).toEqual(new Set(['空置']))
  expect((await column(page, '楼层')).every((floor) => floor === '2' || floor === '3')).toBe(true)

  await page.goto('/ticket/list/1')
  await choose(page, /工单状态/, '待派单')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('待派单')
  await settled(page)
  expect(new Set(await column(page, '工单状态'))).toEqual(new Set(['待派单']))
  await page.getByRole('button', { name: '重置' }).click()
  await more.click()
  await page.getByRole('button', { name: '创建时间 常用时间' }).click()
  await page.getByRole('menuitem', { name: '近半年' }).click()
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('创建时间')

  await page.getByRole('textbox', { name: '创建时间 从' }).fill('2026/1/5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: '已选条件' })).toContainText('2026-01-05')

  await page.goto('/renter/index')
  await expect(page.getByRole('combobox', { name: /实名/ }).or(more).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await choose(page, /实名/, '否')
  await page.keyboard.press('Escape')
  await expect.poll(() => filterOf(page.url())).toEqual({ real_name_verified: [false] })

  await page.goto('/stores/index')
  await page.getByRole('textbox', { name: '门店名称' }).fill('江')
  await page.getByRole('textbox', { name: '门店名称' }).press('Enter')
  await expect.poll(async () => (await column(page, '门店名称')).every((name) => name.includes('江'))).toBe(true)
})

test('the search answers while one types, says when nothing matches, and is cleared', async ({ page }) => {
  await logIn(page, { at: '/house/home-list' })
  const search = page.getByRole('searchbox', { name: '搜索' })
  await expect(search).toBeVisible()
  await listed(page)
  await page.locator('body').press('/')
  await expect(search).toBeFocused()
  await search.fill('蒋村')
  await expect.poll(async () => (await column(page, '房源名称')).every((name) => name.includes('蒋村'))).toBe(true)
  await search.fill('没有这样的房源')
  await expect(page.getByText('没有符合条件的房源')).toBeVisible()
  await page.getByRole('button', { name: '清空筛选' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(search).toHaveValue('')
})

test('columns are hidden, moved and widened, and stay so', async ({ page }) => {
  await logIn(page, { at: '/stores/index' })
  await listed(page)
  const heads = () => page.locator('thead:visible th[data-column] .g-title').allInnerTexts()
  const before = await heads()
  await page.getByRole('button', { name: '列设置' }).click()
  const chooser = page.getByRole('dialog', { name: '列设置' })
  await chooser.getByRole('checkbox', { name: before[1]!, exact: true }).uncheck()
  await chooser.getByRole('button', { name: `${before[2]!} 上移` }).click()
  await chooser.getByRole('button', { name: `${before[2]!} 上移` }).click()
  await page.keyboard.press('Escape')
  await expect(chooser).toHaveCount(0)
  await expect.poll(heads).toEqual([before[2], before[0], ...before.slice(3)])
  const first = page.locator('thead:visible th[data-column]').first()
  const width = (await first.boundingBox())!.width
  await first.focus()
  await first.press('Alt+ArrowDown')
  await page.getByRole('menuitem', { name: '加宽' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await first.boundingBox())!.width).toBeGreaterThan(width)
  await page.reload()
  await listed(page)
  expect(await heads()).toEqual([before[2], before[0], ...before.slice(3)])
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('button', { name: '恢复默认列' }).click()
  await expect.poll(heads).toEqual(before)
})

test('by keys alone: from the head to the rows, choosing, opening', async ({ page }) => {
  await logIn(page, { at: '/house/home-list' })
  await listed(page)
  await page.locator('thead:visible th[tabindex="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('已选2条')).toBeVisible()
  await page.keyboard.press('End')
  await expect(rows(page).last()).toBeFocused()
  await expect(rows(page).last()).toBeInViewport()
  await page.keyboard.press('Home')
  const name = (await column(page, '房源名称'))[0]!
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/house\/home-list\/\d+$/)
  await expect(page.getByRole('main')).toContainText(name)
})

test('a cell is changed in its place, and the sum below follows', async ({ page }) => {
  await logIn(page)
  const name = unique('租金里')
  const home = await make(page, 'homes', { ...HOME, name })
  for (const [number, rent] of [
    ['101', '1000.10'],
    ['102', '2000.20'],
  ])
    await make(page, 'rooms', { home_id: home['home_id'], room_name: number, rent })
  await page.goto(
    `/house/room-list?filter=${encodeURIComponent(JSON.stringify({ home_id: [home['home_id']], room_type: [1] }))}&sort=room_name&order=ASC`,
  )
  await expect(rows(page)).toHaveCount(2)
  const total = page.locator('tfoot')
  await expect(total).toContainText('3,000.30')
  await rows(page).first().locator('td[data-column=rent]').dblclick()
  const editor = page.getByRole('dialog', { name: '挂牌月租' })
  await expect(editor.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('-5')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('alert')).toBeVisible()
  await editor.getByRole('textbox').fill('1500')
  await page.keyboard.press('Enter')
  await expect(editor).toHaveCount(0)
  await expect(rows(page).first()).toContainText('1,500.00')
  await expect(total).toContainText('3,500.20')
  await expect(rows(page).first().locator('td[data-column=rent]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('F2')
  await expect(editor.getByRole('textbox')).toHaveValue('2000.20')
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(1).locator('td[data-column=rent]')).toBeFocused()
})

test('the row that had the focus has it again when one comes back from its record; ? tells the keys', async ({
  page,
}) => {
  await logIn(page, { at: '/house/device-list' })
  await listed(page)
  await rows(page).nth(6).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/device-list\/\d+$/)
  await page.goBack()
  await expect(rows(page).nth(6)).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '键盘操作' })).toContainText('F2')
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(6)).toBeFocused()
})

test('a list goes on while it is scrolled, and is put on paper whole', async ({ page }) => {
  await logIn(page, { at: '/house/device-list' })
  await listed(page)
  await page.getByRole('combobox', { name: '每页' }).selectOption('连续加载')
  await expect(status(page)).toContainText('已加载')
  const scroller = page.locator('.g-scroll:visible')
  const whole = Number((await status(page).innerText()).replace(/,/g, '').match(/共(\d+)条/)![1])
  await expect
    .poll(
      async () => {
        await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        return (await status(page).innerText()).replace(/,/g, '')
      },
      { timeout: 60_000 },
    )
    .toContain(`已加载${whole}条`)
  expect(await rows(page).count()).toBeLessThan(60)
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = 'yes'
    }
  })
  await page.getByRole('button', { name: '打印' }).click()
  await page.getByRole('dialog', { name: '打印列表' }).getByRole('button', { name: '打印' }).click()
  await expect(page.locator('body[data-printed=yes]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.p-sheet')
  await expect(sheet.getByRole('heading', { name: '设备管理' })).toBeVisible()
  await expect(sheet.locator('tbody tr')).toHaveCount(whole)
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeHidden()
})

test('on paper a list says what it was narrowed by, repeats its heads, numbers its pages and cuts off no column, however many there are', async ({
  page,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ device_type: [2, 3], 'home_id.store_id': 1 }))
  await logIn(page, { at: `/house/device-list?filter=${filter}` })
  await listed(page)
  await page.getByRole('button', { name: '列设置' }).click()
  const boxes = page.getByRole('dialog', { name: '列设置' }).getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  const columns = await boxes.count()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '列设置' })).toBeHidden()
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = 'yes'
    }
  })
  await page.getByRole('button', { name: '打印', exact: true }).click()
  await page.getByRole('dialog', { name: '打印列表' }).getByRole('radio').last().check()
  await page.getByRole('dialog', { name: '打印列表' }).getByRole('button', { name: '打印' }).click()
  // It stands behind the sixty lists that the columns asked for.
  await expect(page.locator('body[data-printed=yes]')).toBeAttached({ timeout: 60_000 })
  await page.emulateMedia({ media: 'print' })
  // A4 across, less its margins.
  await page.setViewportSize({ width: 1047, height: 680 })
  const sheet = page.locator('.p-sheet')
  await expect(sheet).toContainText('设备类型：门锁、电表')
  await expect(sheet).toContainText('门店：')
  await expect(sheet.locator('thead th')).toHaveCount(columns)
  const fits = await sheet.evaluate((element) => ({
    over: element.scrollWidth - element.clientWidth,
    cut: [...element.querySelectorAll('td, th')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
    heads: getComputedStyle(element.querySelector('thead')!).display,
    kept: getComputedStyle(element.querySelector('tbody tr')!).breakInside,
  }))
  expect(fits).toEqual({ over: 0, cut: 0, heads: 'table-header-group', kept: 'avoid' })
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText)
      .join(' '),
  )
  expect(margins).toContain('counter(page)')
  expect(margins).toContain('counter(pages)')
  expect(margins).toContain('设备管理')
  const file = await page.pdf({ preferCSSPageSize: true })
  expect(file.toString('latin1').match(/\/Type\s*\/Page[^s]/g)!.length).toBeGreaterThan(5)
})
