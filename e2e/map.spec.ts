/** A list as a map: points where homes are, nearer and aside by mouse, wheel and keys, and those without a position. */
import { expect, test, type Page } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { listed, rows, settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { HOME, make, rowsOf, unique } from './support/records.ts'

const CHINESE = /[一-鿿]/
const AT = '/house/home-list'
const plane = (page: Page) => page.getByRole('application', { name: /^房源地图/ })
const points = (page: Page) => page.locator('.m-point')
const beside = (page: Page) => page.getByRole('complementary', { name: '当前范围内的记录' })
const address = (q: string, as = 'map') => `${AT}?filter=${encodeURIComponent(JSON.stringify({ q }))}&as=${as}`

test('homes are found on the map by wheel, mouse and keys, and those without a position by a filter', async ({
  page,
}) => {
  await logIn(page)
  const name = unique('图')
  const at = async (place: string, latitude: string | null, longitude: string | null) =>
    (await make(page, 'homes', { ...HOME, name: `${name}${place}`, latitude, longitude }))['home_id']
  const west = await at('西', '30.250000', '120.100000')
  await at('西北', '30.250300', '120.100300')
  await at('东', '30.251000', '120.140000')
  await at('无', null, null)
  await page.goto(address(name, 'table'))
  await listed(page)
  await page.getByRole('group', { name: '显示方式' }).getByRole('button', { name: '地图' }).click()
  await expect(page).toHaveURL(/as=map/)
  await expect(beside(page)).toContainText('当前范围内3条')
  await expect(points(page)).toHaveText([`${name}东`, '2'])

  // What the pointer is on stays under it.
  const two = points(page).filter({ hasText: /^2$/ })
  const before = (await two.boundingBox())!
  await page.mouse.move(before.x + 15, before.y + 15)
  await page.mouse.wheel(0, -350)
  await expect(beside(page)).toContainText('当前范围内2条')
  const after = (await two.boundingBox())!
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(30)

  // A push is no click on the point that it begins at.
  await page.mouse.move(after.x + 15, after.y + 15)
  await page.mouse.down()
  await page.mouse.move(after.x + 75, after.y + 45, { steps: 6 })
  await page.mouse.up()
  const pushed = (await two.boundingBox())!
  expect([Math.round(pushed.x - after.x), Math.round(pushed.y - after.y)]).toEqual([60, 30])
  await expect(two).toHaveText('2')
  await two.click()
  await expect(points(page).filter({ hasText: `${name}西` })).toHaveCount(2)
  await points(page)
    .filter({ hasText: `${name}西北` })
    .click()
  const card = page.getByRole('region', { name: '所选位置' })
  await expect(card.getByRole('link', { name: `${name}西北` })).toBeVisible()

  await plane(page).focus()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await page.keyboard.press('0')
  await expect(beside(page)).toContainText('当前范围内3条')
  await page.keyboard.press('ArrowRight')
  const shown = (await points(page)
    .filter({ hasText: `${name}东` })
    .boundingBox())!
  await page.keyboard.press('ArrowLeft')
  const back = (await points(page)
    .filter({ hasText: `${name}东` })
    .boundingBox())!
  expect(Math.round(back.x - shown.x)).toBe(80)

  await beside(page)
    .getByRole('button', { name: `在地图上显示 ${name}西`, exact: true })
    .press('Enter')
  await card.getByRole('link', { name: `${name}西`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${AT}/${String(west)}`))

  // What was shown is there again on the way back, for who is sent the address, and not under other filters.
  await page.goBack()
  await expect(points(page)).toHaveText(['2'])
  await expect(page).toHaveURL(/place=30\.\d+%2C120\.\d+%2C[\d.]+/)
  await page.reload()
  await expect(points(page)).toHaveText(['2'])
  await page.getByRole('searchbox').first().fill(`${name}东`)
  await page.keyboard.press('Enter')
  await expect(points(page)).toHaveText([`${name}东`])
  await expect(page).not.toHaveURL(/place=/)

  await page.goto(address(name))
  await page.getByRole('link', { name: '1条没有位置' }).click()
  await listed(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`${name}无`)
})

for (const lang of ['zh', 'en'] as const)
  for (const [place, viewport] of Object.entries({
    desk: { width: 1440, height: 900 },
    telephone: { width: 390, height: 844 },
  }))
    test(`${lang}, ${place}: all homes are on it, nothing serious is found, and English says nothing in Chinese`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.addInitScript((locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)), lang)
      await logIn(page, { at: `${AT}?as=map` })
      await expect(points(page).first()).toBeVisible()
      await settled(page)
      const located = await rowsOf(page, 'homes', 'latitude_null=false&limit=100&columns=latitude')
      const numbers = await points(page).evaluateAll((all) => all.map(({ dataset }) => Number(dataset['many'] ?? 1)))
      expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(located.length)
      const shots = process.env['LIST_VIEW_SHOTS']
      if (shots) await page.screenshot({ path: `${shots}/${lang}-${place}-map.png` })
      expect((await findings(page)).filter(isSerious)).toEqual([])
      if (lang === 'en') {
        const words = page.locator('.m-bar, .m-note, .m-body dt')
        expect((await words.allInnerTexts()).join()).not.toMatch(CHINESE)
        for (const button of await page.locator('.m-plane, .m-buttons button').all())
          expect(await button.getAttribute('aria-label')).not.toMatch(CHINESE)
      }
      await points(page).first().click()
      if (shots) await page.screenshot({ path: `${shots}/${lang}-${place}-map-nearer.png` })
      await page.locator('.m-name button').first().click()
      await expect(page.locator('.m-card')).toBeVisible()
      if (shots) await page.screenshot({ path: `${shots}/${lang}-${place}-map-card.png` })
    })
