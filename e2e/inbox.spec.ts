/** What a lock told before anybody had bound it is refused, seen, and handled again once it is bound. */
import { expect, test } from 'playwright/test'
import { tell } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

test('a message about an unknown lock is refused, and handled again when the lock is bound', async ({ page }) => {
  await logIn(page)
  const sn = `lk24035${String(Date.now()).slice(-9)}0007`
  await tell(page, sn, { type: 'opening', open_way: 4 })
  const main = page.getByRole('main')
  const refusal = `没有SN为“${sn}”的设备`
  await expect(async () => {
    await page.goto('/log/inbox')
    await expect(main.locator('tr[data-index]').filter({ hasText: refusal })).toContainText('已拒绝', {
      timeout: 2_000,
    })
  }).toPass()
  const message = main.locator('tr[data-index]').filter({ hasText: refusal })
  await message.getByRole('link', { name: /^详情 / }).click()
  await expect(page).toHaveURL(/\/inbox\/\d+$/)
  // Alone: the list that was left says the same.
  await page.reload()
  await expect(main).toContainText(refusal)

  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('补报苑') })
  const lock = await bound(page, 'locks', sn, home_id)
  expect(await rowsOf(page, 'openings', `device_id=${lock}`)).toEqual([])
  await press(page, '重新处理')
  await expect(main).toContainText('处理状态已处理')
  await expect(main).not.toContainText(refusal)
  await page.goto(`/house/device-list/${lock}`)
  await main.getByRole('tab', { name: '开门', exact: true }).click()
  await expect(main.getByRole('row').filter({ hasText: '室内按钮' })).toHaveCount(1)
})
