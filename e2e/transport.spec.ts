/**
 * Calls on their way: what is sent of a form, what an answer that never comes, a network that is gone and a server that
 * knows no such call look like.
 */
import { expect, test, type Page, type Request, type Route } from 'playwright/test'
import { listed, rows } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { goTo } from './support/menu.ts'
import { make, unique } from './support/records.ts'

const NETWORK = '网络异常，请检查网络'
const LOST = '暂时连接不上服务器，正在重试…'
const OFFLINE = '网络已断开，恢复后自动继续'
const STORES = /\/v3\/stores(\/\d+)?(\?|$)/

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()
const manager = (page: Page) => page.getByRole('textbox', { name: '负责人' })
const shown = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]')

/** What is empty stands on the page as well. */
const unfold = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section })
    .getByRole('button', { name: /^显示空字段/ })
    .click()

/** Answers of this method are held back; says how many were asked for. */
async function hold(
  page: Page,
  method: string,
): Promise<{ readonly count: () => number; readonly end: () => Promise<void> }> {
  let count = 0
  const handler = (route: Route) => {
    if (route.request().method() !== method) return route.continue()
    count += 1
    return undefined
  }
  await page.route(STORES, handler)
  return { count: () => count, end: () => page.unroute(STORES, handler) }
}

/** The page's clock goes on in steps too small to matter. */
const until = (page: Page, reached: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5)
    await reached()
  }).toPass()

async function editedStore(page: Page): Promise<string> {
  const { id } = await make(page, 'stores', { name: unique('候客店') })
  const address = `/stores/index/${String(id)}`
  await page.goto(`${address}/edit`)
  await manager(page).fill('钱多多')
  return address
}

test('a call that nobody answers is given up after 30 seconds; what was typed is there, and can be sent again', async ({
  page,
}) => {
  await page.clock.install()
  await logIn(page)
  const address = await editedStore(page)
  const held = await hold(page, 'PUT')
  await page.clock.pauseAt(Date.now() + 60_000)
  await save(page)
  await until(page, async () => expect(held.count()).toBe(1))
  await page.clock.runFor(29_800)
  await expect(page.getByText(NETWORK)).toHaveCount(0)
  await page.clock.runFor(200)
  await until(page, () => expect(page.getByText(NETWORK).first()).toBeVisible({ timeout: 200 }))
  expect(held.count()).toBe(1)
  await held.end()
  await page.clock.resume()
  await expect(manager(page)).toHaveValue('钱多多')
  await save(page)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(shown(page, '负责人')).toHaveText('钱多多')
})

test('a list that nobody answers is asked for once more, and comes by itself', async ({ page }) => {
  // Half a minute of the page's clock, in which every frame is drawn.
  test.slow()
  await page.clock.install()
  await logIn(page, { at: '/roles' })
  await listed(page)
  const held = await hold(page, 'GET')
  await page.clock.pauseAt(Date.now() + 1_000)
  await goTo(page, '门店管理')
  await until(page, async () => expect(held.count()).toBe(1))
  await page.clock.runFor(29_800)
  await expect(page.getByText(LOST)).toHaveCount(0)
  // Within the second after which the console asks whether the server is there.
  await page.clock.runFor(400)
  await until(page, () => expect(page.getByText(LOST)).toBeVisible({ timeout: 200 }))
  await expect(rows(page)).toHaveCount(0)
  await held.end()
  await page.clock.resume()
  await listed(page)
  await expect(page.getByText(LOST)).toBeHidden()
})

test('what is saved while the network is gone is kept, and done as soon as it is back', async ({ page, context }) => {
  await logIn(page)
  const address = await editedStore(page)
  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await save(page)
  await expect(manager(page)).toHaveValue('钱多多')
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(shown(page, '负责人')).toHaveText('钱多多')
})

test('blanks and empty lists are not sent, and what was emptied is', async ({ page }) => {
  const sent = async (method: string, press: () => Promise<void>): Promise<unknown> => {
    const [request] = await Promise.all([
      page.waitForRequest((one: Request) => one.method() === method && STORES.test(one.url())),
      press(),
    ])
    return request.postDataJSON()
  }
  const name = unique('空白店')
  await logIn(page, { at: '/stores/index/create' })
  await page.getByRole('textbox', { name: '门店名称' }).fill(name)
  await manager(page).fill('钱多多')
  await page.getByRole('textbox', { name: '地区' }).fill('   ')
  await page.getByRole('textbox', { name: '备注' }).fill('一')
  await page.getByRole('textbox', { name: '备注' }).fill('')
  expect(await sent('POST', () => save(page))).toEqual({ name, manager: '钱多多' })
  await unfold(page, '基本信息')
  await expect(shown(page, '地区')).toHaveText('-')
  await page.getByRole('button', { name: '编辑' }).click()
  await manager(page).fill('')
  expect(await sent('PUT', () => save(page))).toEqual({ manager: null, version: 1 })
  await expect(shown(page, '负责人')).toHaveText('-')

  const asked = page.waitForRequest(
    (one) => one.method() === 'GET' && STORES.test(one.url()) && one.url().includes('name_like'),
  )
  await page.goto(
    `/stores/index?filter=${encodeURIComponent(JSON.stringify({ name_like: name, region_like: '', q: '  ' }))}`,
  )
  const { searchParams } = new URL((await asked).url())
  expect([...searchParams].filter(([, value]) => value.trim() === '')).toEqual([])
  expect(searchParams.get('name_like')).toBe(name)
  await expect(rows(page)).toHaveCount(1)
})

for (const [lang, nothing, again] of [
  ['zh', '接口不存在', '重试'],
  ['en', 'No such api', 'Try again'],
] as const) {
  test(`a call that the server does not have is told as such, in ${lang}`, async ({ page, context, baseURL }) => {
    await logIn(page, { at: '/roles' })
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL! }])
    if (lang === 'en') await page.getByRole('button', { name: 'English' }).click()
    await page.route(STORES, (route) =>
      route.continue({ url: route.request().url().replace('/v3/stores', '/v3/stores_to_come') }),
    )
    await page.goto('/stores/index')
    await expect(page.getByText(nothing).first()).toBeVisible()
    await page.unroute(STORES)
    await page.getByRole('button', { name: again }).click()
    await listed(page)
  })
}

test('a call that lacks what it needs is told with its name', async ({ page }) => {
  await logIn(page)
  await page.route(/settings_place/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/&?value=\d+/, ''),
    }),
  )
  await page.goto('/house/home-list/1?tab=lock_setting')
  await expect(page.getByRole('alert')).toContainText('缺少接口参数：value')
})
