/** Devices as a tree: below a gateway stands what is connected to it, and on its page the way down to it. */
import { expect, test } from 'playwright/test'
import { fillIn, inEnglish, known } from './support/log-in.ts'
import { rowsOf } from './support/records.ts'

for (const [lang, tree, above] of [
  ['zh', '树形', '上级路径'],
  ['en', 'Tree', 'Records above'],
] as const)
  test(`what is below a gateway is opened by keys (${lang})`, async ({ page }) => {
    await page.goto('/login')
    if (lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    const [below] = await rowsOf(page, 'devices', 'gateway_id_null=false&limit=1&columns=gateway_id,home_id')
    const { gateway_id, home_id } = below!
    const connected = await rowsOf(page, 'devices', `gateway_id=${String(gateway_id)}&limit=100`)
    const filter = encodeURIComponent(JSON.stringify({ home_id }))
    await page.goto(`/house/device-list?filter=${filter}`)
    await page.getByRole('button', { name: tree, exact: true }).click()
    await expect(page).toHaveURL(/as=tree/)
    const item = page.locator(`[role=treeitem][data-id="${String(gateway_id)}"]`)
    const group = item.getByRole('group')
    await expect(item).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toHaveCount(0)
    await item.focus()
    await page.keyboard.press('ArrowRight')
    await expect(item).toHaveAttribute('aria-expanded', 'true')
    await expect(group.getByRole('treeitem')).toHaveCount(Math.min(connected.length, 20))
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('treeitem').first()).toBeFocused()
    const name = await item.getByRole('link').first().innerText()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/device-list\/\d+/)
    const way = page.getByRole('list', { name: above })
    await expect(way.getByRole('link')).toHaveText([name])
    await way.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/device-list/${String(gateway_id)}`))
    await expect(way).toHaveCount(0)
  })
