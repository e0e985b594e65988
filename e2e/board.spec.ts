/** Occupancy: states filter and count, a tile opens its room beside the board, by eye, by keyboard and by touch. */
import { expect, test } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { lockOnline, moodOf, untilNext } from './support/fleet.ts'
import { fillIn, inEnglish, known, logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { rowsOf } from './support/records.ts'

test('states filter the board by as many rooms as they count', async ({ page }) => {
  await logIn(page)
  await page.goto('/tenancy-device')
  const main = page.getByRole('main')
  const states = main.getByRole('group', { name: '按房态筛选' })
  const tiles = main.getByRole('group', { name: '房间', exact: true }).getByRole('button')
  await expect(tiles.first()).toBeVisible()
  expect((await findings(page, 'main')).filter(isSerious)).toEqual([])
  const frozen = states.getByRole('button', { name: /^冻结/ })
  await expect(frozen).toHaveText(/[1-9]\d*$/)
  const count = Number(/\d+$/.exec((await frozen.textContent()) ?? '')?.[0])
  await frozen.press('Enter')
  await expect(page).toHaveURL(/state=frozen/)
  await expect(tiles).toHaveCount(count)
  await expect(tiles.first()).toHaveAccessibleName(/冻结/)
  // The same as a table, in the same address.
  await main.getByRole('button', { name: '表格' }).press('Enter')
  await expect(main.getByRole('row')).toHaveCount(count + 1)
  expect((await findings(page, 'main')).filter(isSerious)).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const rooms of ['房间', 'Rooms'])
    test(`a tile shows every state of its room, ${width}px wide, among ${rooms}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/login')
      if (rooms === 'Rooms') await inEnglish(page)
      await fillIn(page)
      await known(page)
      await page.goto('/tenancy-device?state=abnormal')
      const tiles = page.getByRole('group', { name: rooms, exact: true }).getByRole('button')
      await expect(tiles.first()).toBeVisible()
      const seen = await tiles.evaluateAll((all) =>
        all.map((tile) => {
          const { left, right, bottom } = tile.getBoundingClientRect()
          const words = [...tile.querySelectorAll('.k-chip')]
          const parts = [...words, ...tile.querySelectorAll('.devices svg')].map((one) => one.getBoundingClientRect())
          return {
            states: words.length,
            isCut: parts.some((one) => one.left < left || one.right > right || one.bottom > bottom),
            isClipped: words.some((one) => one.scrollWidth > one.clientWidth + 1),
          }
        }),
      )
      expect(Math.max(...seen.map(({ states }) => states))).toBeGreaterThanOrEqual(3)
      expect(seen.filter(({ isCut, isClipped }) => isCut || isClipped)).toEqual([])
      // Lines do not lie upon each other.
      const lines = await page.locator('.line').evaluateAll((all) =>
        all
          .map((line) => line.getBoundingClientRect())
          .sort((one, other) => one.top - other.top)
          .map(({ top, bottom }) => [top, bottom] as const),
      )
      expect(lines.filter(([top], at) => at > 0 && top < lines[at - 1]![1] - 1)).toEqual([])
    })

test('beside the board stands what can be done to a room, and what its devices have', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await page.goto('/tenancy-device?state=let')
  await page.getByRole('group', { name: '房间', exact: true }).getByRole('button').first().press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: '在住租客' })).toBeVisible()
  const devices = panel.getByRole('region', { name: '房间设备', exact: true })
  const lock = devices.getByRole('listitem').filter({ hasText: '门锁' })
  await expect(lock).toContainText('电量')
  await expect(lock).not.toContainText('剩余电量')
  await expect(devices.getByRole('listitem').filter({ hasText: '电表' })).toContainText('剩余电量')
  // Somebody lives there.
  await expect(panel.getByRole('button', { name: '办理入住' })).toHaveCount(0)
})

test('arrows lead from room to room, Enter opens one and Escape comes back to it', async ({ page }) => {
  await logIn(page)
  await page.goto('/tenancy-device?state=let')
  const tiles = page.getByRole('group', { name: '房间', exact: true }).getByRole('button')
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: '在住租客' })).toBeVisible()
  await expect(panel.getByRole('region', { name: '房间设备', exact: true })).toContainText('门锁')
  await expect(panel.getByRole('button', { name: /^添加密码/ }).first()).toBeVisible()
  expect((await findings(page, '[role=dialog]')).filter(isSerious)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(tiles.nth(1)).toBeFocused()
})

test('a command to a device of the room is followed in sight, over the panel', async ({ page }) => {
  await logIn(page)
  const { sn, lock } = await lockOnline(page, '房态苑')
  const [device] = await rowsOf(page, 'devices', `device_id=${lock}`)
  await page.goto(`/tenancy-device/${String(device!['home_id'])}`)
  const tiles = page.getByRole('group', { name: '房间', exact: true }).getByRole('button')
  await tiles.last().click()
  const panel = page.getByRole('dialog')
  const row = panel.getByRole('listitem').filter({ hasText: sn })
  await expect(row).toBeVisible()
  await untilNext(page, (task) => ['silent', 'asleep', 'offline'].includes(moodOf(task)))
  await press(page, '刷新状态', { row })
  const card = page.locator('[data-command]').filter({ hasText: sn })
  await expect(card).toContainText(/待下发|执行中/)
  // What lies under something cannot be clicked.
  await card.getByRole('button', { includeHidden: true }).click()
  await expect(card).toHaveCount(0)
  await expect(panel).toBeVisible()
})

test('a phone shows two tiles beside each other and the room over them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await page.goto('/tenancy-device?state=vacant')
  const tiles = page.getByRole('group', { name: '房间', exact: true }).getByRole('button')
  await expect(tiles.first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await tiles.first().click()
  await expect(page.getByRole('dialog')).toContainText('房间空置，暂无在住租客')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('an engineer sees devices and no tenants; a home has its rooms on its page', async ({ page }) => {
  await logIn(page, { account: 'engineer' })
  await page.goto('/tenancy-device/1')
  const states = page.getByRole('main').getByRole('group', { name: '按房态筛选' })
  await expect(states.getByRole('button', { name: /^设备离线/ })).toBeVisible()
  await expect(states.getByRole('button', { name: /^冻结/ })).toHaveCount(0)
  await expect(page.getByRole('group', { name: '房间', exact: true }).getByRole('button').first()).toBeVisible()
})
