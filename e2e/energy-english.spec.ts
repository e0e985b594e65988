/**
 * Energy in English, on a telephone: a meter with its chart, a charge, a reading that lacks something, how a share and
 * a day's amount came about, and reports with their charts. Nothing on the way is in Chinese but what people have
 * entered, and nothing is wider than the screen.
 */
import { expect, test } from 'playwright/test'
import { moodOf, untilNext } from './support/fleet.ts'
import { inEnglish, logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { rowsOf } from './support/records.ts'
import { faultsOf, type Walk } from './support/walk/seen.ts'
import { watch } from './support/walk/watch.ts'

test('a meter, a charge, a reading, a share, a day and the reports, in English on a telephone', async ({ page }) => {
  test.setTimeout(180_000)
  const walk: Walk = { page, watch: await watch(page), data: new Set() }
  const looked = async (screen: string) => expect.soft(await faultsOf(walk, 'en'), screen).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await inEnglish(page)
  await logIn(page)
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog').last()]
  const meters = await rowsOf(page, 'devices', 'device_type=3&state=2&net_state=1&sort=device_id&limit=100')
  const meter = meters.find(({ remaining }) => Number(remaining) > 0)!

  await test.step('a meter: what it used by day, as a chart and as a table, and of one day by hour', async () => {
    await page.goto(`/house/device-list/${String(meter['device_id'])}?tab=usage`)
    const use = main.locator('section', { has: page.getByRole('heading', { name: 'Use over time' }) })
    // On the first of a month nothing has been used in it yet.
    await use.getByRole('button', { name: 'Previous month' }).click()
    await expect(use.locator('.MuiBarChart-element').first()).toBeVisible()
    await expect(use).toContainText(/Total [\d,.]+ kWh/)
    await looked('meter')
    await use.getByRole('button', { name: 'Table', exact: true }).click()
    await use
      .getByRole('button', { name: / by hour$/ })
      .last()
      .click()
    await expect(use.getByRole('rowheader', { name: /^\d\d:00$/ }).first()).toBeVisible()
    await looked('its hours')
    await expect(main.locator('dt:text-is("Price set at") + dd')).toBeVisible()
  })

  await test.step('a charge', async () => {
    // Its command is still under way when the next dialog opens.
    await untilNext(page, (task) => ['silent', 'asleep', 'offline'].includes(moodOf(task)))
    await press(page, 'Charge')
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await looked('charge')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('50')
    await dialog.getByRole('button', { name: 'Charge', exact: true }).click()
    await expect(dialog).toContainText('Energy bought')
    await looked('what was charged')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a reading that lacks its photo and its figures', async () => {
    const card = page.locator('[data-command]')
    await expect(card).toBeInViewport()
    await press(page, 'Report readings with photos', { more: 'More' })
    await dialog.getByRole('button', { name: 'Report', exact: true }).click()
    await expect(dialog).toContainText('has no photo')
    await expect(dialog).toContainText('cannot be empty')
    await looked('reading')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeInViewport()
  })

  await test.step('how a share and a day came about', async () => {
    const share = (await rowsOf(page, 'pool_shares', 'limit=100')).find((one) => Number(one['charged']) > 0)!
    await page.goto(`/device/pool-list/${String(share['id'])}`)
    await expect(main).toContainText('The room’s share:')
    await expect(main).toContainText(/Borne by tenants: .+ = [\d.]+ kWh/)
    await looked('share')
    const [day] = await rowsOf(page, 'electric_usages', 'sort=-day&limit=1')
    await page.goto(`/electric_usages/${String(day!['id'])}`)
    await expect(main).toContainText(/Used: last reading .+ kWh/)
    await expect(main).toContainText(/Amount: .+ CNY/)
    await looked('day')
  })

  for (const [report, drawn] of [
    [`electric_report?filter=${encodeURIComponent('{"period":"last_month"}')}`, '.MuiBarChart-element'],
    ['electric_count', '.MuiLineChart-line'],
  ] as const)
    await test.step(`${report} and its chart`, async () => {
      await page.goto(`/reporting/${report}`)
      await expect(main.locator('li.g-card:visible').first()).toBeVisible()
      await main.getByRole('button', { name: 'Chart', exact: true }).click()
      await expect(main.locator(drawn).first()).toBeVisible()
      await looked(report)
    })
})
