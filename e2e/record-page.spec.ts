/** A room's page: who lives there and until when, its figures, its tabs by key and address, its usage by day. */
import { expect, test } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { grid, rows, settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { HOME, make, rowsOf, unique } from './support/records.ts'

/** In Shanghai, so many days from now. */
const day = (from: number) => new Date(Date.now() + (from * 24 + 8) * 3_600_000).toISOString().slice(0, 10)

test('a room begins with its tenant, lease and devices, and is let from its own page while it is vacant', async ({
  page,
}) => {
  await logIn(page)
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('临水里') })
  const { room_id } = await make(page, 'rooms', { home_id, room_name: '101', rent: '3000.00' })
  const { tenant_id } = await make(page, 'tenants', { name: unique('冯'), phone: '13912345678', home_id })
  const address = `/house/room-list/${String(room_id)}`
  const tenancy = page.getByRole('region', { name: '在住租客' })

  await test.step('vacant', async () => {
    await page.goto(address)
    await expect(tenancy).toContainText('房间空置，暂无在住租客')
    await expect(page.getByRole('button', { name: '办理入住' })).toBeVisible()
    // A new lease is made by a check-in: the list of leases leads to the rooms that can be let.
    await page.goto('/renter/lease-list')
    await page.getByRole('button', { name: '办理入住' }).click()
    await expect(page).toHaveURL(/\/house\/room-list\?filter=.*room_let/)
  })

  await test.step('let', async () => {
    const lease = { home_id, room_id, tenant_id, lease_range: [day(-10), day(20)], rent: '3200.00' }
    const { lease_id } = await make(page, 'leases', lease)
    await page.goto(address)
    await expect(tenancy).toContainText('冯')
    await expect(tenancy).toContainText('剩余20天')
    await expect(page.locator('dl > div').filter({ hasText: '出租状态' }).first()).toContainText('已租')
    await tenancy.getByRole('link', { name: '查看租约' }).click()
    await expect(page).toHaveURL(new RegExp(`/renter/lease-list/${String(lease_id)}$`))
  })

  await test.step('tabs go by the arrows and stand in the address', async () => {
    await page.goto(address)
    await page.getByRole('tab', { name: '概览', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: '租约与授权', selected: true })).toBeFocused()
    await expect(page).toHaveURL(/\?tab=leases$/)
    await expect(tenancy).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('tab', { name: '租约与授权', selected: true })).toBeVisible()
    await grid(page).scrollIntoViewIfNeeded()
    await expect(rows(page).first()).toContainText('3,200.00')
  })

  await test.step('on a telephone nothing stands out of the window', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    await expect(tenancy).toContainText('冯')
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect((await findings(page, 'main')).filter(isSerious)).toEqual([])
  })
})

test('the usage of a room is drawn by day, and told as a table', async ({ page }) => {
  await logIn(page)
  const [newest] = await rowsOf(page, 'electric_usages', 'sort=-day&limit=1')
  await page.goto(`/house/room-list/${String(newest!['room_id'])}?tab=usage`)
  const chart = page.getByRole('region', { name: '用电趋势' })
  await chart.scrollIntoViewIfNeeded()
  await expect(chart.locator('svg').first()).toBeVisible()
  await chart.getByRole('button', { name: '数据表' }).click()
  const table = chart.getByRole('table', { name: '用电趋势' })
  await expect(table.getByRole('row').nth(1)).toContainText(String(newest!['day']))
  await expect(chart.locator('svg')).toHaveCount(0)
  await chart.getByRole('button', { name: '近90天' }).click()
  await expect(table.getByRole('row').nth(1)).toContainText(String(newest!['day']))
})
