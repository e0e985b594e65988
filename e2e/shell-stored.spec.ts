/**
 * Settings that are broken or mean harm, in the browser and in the database: the console starts, and its lists show
 * their rows.
 */
import { expect, test, type Page } from 'playwright/test'
import { column, listed, rows } from './support/list-page.ts'
import { known, logIn } from './support/log-in.ts'
import { make, unique } from './support/records.ts'
import { menu } from './support/menu.ts'

/**
 * A browser's store after some work: columns, filters, an open group of the menu, the language, a list that goes on.
 */
async function settle(page: Page): Promise<void> {
  await logIn(page, { at: '/house/device-list' })
  await listed(page)
  await page.getByRole('combobox', { name: '每页' }).selectOption('50')
  await listed(page)
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('dialog', { name: '列设置' }).getByRole('checkbox', { name: '信号强度' }).click()
  await page.keyboard.press('Escape')
  await menu(page).getByRole('button', { expanded: false }).first().click()
  await page.getByRole('button', { name: '收起菜单' }).click()
}

const HOSTILE = [
  'null',
  '5',
  '""',
  '[]',
  '{}',
  '[null,{"key":{}}]',
  '{broken',
  '"<img src=x onerror=alert(1)>"',
  '{"order":5,"shown":"x","widths":[null]}',
  '{"order":["sn","sn",{},null],"shown":{"sn":"no"},"widths":{"sn":"wide","model":-5}}',
  '{"filter":{"q":{"x":1},"constructor":"1"},"sort":7,"order":{},"page":-3,"perPage":"many","displayedFilters":5}',
]

test("whatever stands in the browser's store, the page starts, with its menu and its rows", async ({ page }) => {
  test.slow()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('dialog', () => failures.push('a script of the store ran'))
  await settle(page)
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => !['login_request_id', 'last_activity'].includes(key)),
  )
  expect(keys.filter((key) => key.startsWith('RaStore.')).length).toBeGreaterThan(3)
  for (const value of HOSTILE) {
    // Of the same place but no page of the console: one that leaves writes its own.
    await page.goto('/static/time')
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text)
      },
      [[...keys, 'lock_minutes', 'access'], value] as const,
    )
    await page.goto('/house/device-list')
    await known(page)
    await listed(page)
    expect((await column(page, '设备SN')).length, value).toBeGreaterThan(5)
    await expect(menu(page).getByRole('link').first()).toBeAttached()
    await page.goto('/stores/index/create')
    await expect(page.locator('form input[name=name]')).toBeVisible()
  }
  expect(failures).toEqual([])
})

test("a saved view that names what there is not, and holds no value of a filter's kind, still opens its list, by itself too", async ({
  page,
}) => {
  await logIn(page)
  const view = await make(page, 'saved_views', {
    name: unique('<b>坏视图</b>'),
    list: 'rooms',
    sorting: '-nowhere',
    page_size: 1000,
    filters: [
      { name: 'constructor', value: '{"__proto__":1}' },
      { name: 'floor_from', value: 'not json' },
      { name: 'room_let', value: '{"x":[1]}' },
      { name: 'q', value: '["a",{}]' },
      { name: '__proto__', value: '1' },
      { name: 'home_id.store_id.x', value: '1' },
    ],
    layout: [
      { name: 'nowhere', shown: true },
      { name: 'floor', shown: true, width: 1200 },
      { name: 'floor', shown: false },
      { name: '__proto__', shown: true },
    ],
  })
  const chosen = await make(page, 'view_defaults', { list: 'rooms', view_id: view['id'] })
  await page.goto('/house/room-list')
  await listed(page)
  await expect(page).toHaveURL(new RegExp(`view=${String(view['id'])}`))
  expect(await rows(page).count()).toBeGreaterThan(5)
  await page.request.delete(`/v3/view_defaults/${String(chosen['id'])}`, { data: { version: chosen.version } })
})
