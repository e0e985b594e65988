/**
 * Water meters, as a keeper has them: a prepaid one charged on its page, followed in its statement, its charge taken
 * back; the water of a room shut off and on.
 */
import { expect, test, type Page } from 'playwright/test'
import { isSlow, moodOf, tell, untilNext } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

/** One of the demo's, of which something remains. */
async function prepaid(page: Page) {
  const query = 'device_type=6&pay_mode=1&state=1,2,8&in_arrears=false&limit=1'
  const [meter] = await rowsOf(page, 'devices', query)
  return { id: Number(meter!['device_id']), left: Number(meter!['water_remaining']) }
}

test('is charged, and the charge stands in its statement until it is taken back', async ({ page }) => {
  test.setTimeout(120_000)
  await logIn(page)
  const { id, left } = await prepaid(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').last()
  await page.goto(`/house/device-list/${id}?tab=usage`)
  await expect(main.getByText(`${left.toFixed(2)}吨`).first()).toBeVisible()

  await press(page, '充值')
  await dialog.getByRole('textbox', { name: '金额' }).fill('97')
  await dialog.getByRole('button', { name: '充值' }).click()
  await expect(dialog.getByText('充值后剩余')).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('region', { name: '账户流水', exact: true }).scrollIntoViewIfNeeded()
  const statement = main.getByRole('grid', { name: '账户流水列表' })
  await expect(statement.getByRole('row', { name: /充值/ }).first()).toBeVisible()
  const [charge] = await rowsOf(page, 'water_charges', `device_id=${id}&limit=1`)
  expect(charge).toMatchObject({ money: '97.00' })

  await page.goto(`/device/water-charge/${Number(charge!['id'])}`)
  await untilNext(page, (task) => moodOf(task) === 'prompt' && isSlow(task))
  await press(page, '冲正')
  await dialog.getByRole('textbox', { name: '原因' }).fill('误充')
  await dialog.getByRole('button', { name: '冲正' }).click()
  await expect(dialog.getByText('冲正后剩余')).toBeVisible()
  const card = page.locator('[data-command]').filter({ hasText: '冲正' })
  await expect(card).toContainText('将在水表下次上报时执行，最长约24小时')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await page.goto(`/device/water-ledger?filter=${encodeURIComponent(JSON.stringify({ device_id: id }))}`)
  await expect(main.getByRole('row', { name: /冲正/ }).first()).toBeVisible()
})

test('shuts and opens the water of its room, by the one button that fits', async ({ page }) => {
  await logIn(page)
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('阀门苑') })
  const sn = `0000${String(Date.now()).slice(-8)}`
  const meter = await bound(page, 'watermeters', sn, home_id)
  await tell(page, sn, { type: 'online' })
  await tell(page, sn, { type: 'switched', valve: 1 })
  await untilNext(page, (task) => [task, task + 1].every((one) => moodOf(one) === 'prompt' && isSlow(one)))
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await page.goto(`/house/device-list/${meter}`)
  const valve = main.locator('dt:text-is("阀门状态") + dd')
  const card = (title: string) => page.locator('[data-command]').filter({ hasText: `${title} · ${sn}` })
  await expect(valve).toHaveText('开阀')
  for (const [name, other, asks] of [
    ['关阀', '开阀', '房间停水'],
    ['开阀', '关阀', '房间恢复供水'],
  ] as const) {
    await press(page, name)
    await expect(dialog).toContainText(asks)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(card(name)).toContainText('指令已提交，将在水表下次上报时执行，最长约24小时')
    await expect(card(name)).toContainText('执行成功')
    await expect(card(name)).not.toContainText('24小时')
    await expect(valve).toHaveText(name)
    await expect(main.getByRole('button', { name: other, exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
})

test('has no valve to be shut where there is none, and nothing to charge where it is not prepaid', async ({ page }) => {
  await logIn(page)
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('水表苑') })
  const meter = await bound(page, 'watermeters', `0000${String(Date.now()).slice(-8)}`, home_id)
  await page.goto(`/house/device-list/${meter}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: '抄表', exact: true })).toBeVisible()
  await main.getByRole('button', { name: '更多', exact: true }).first().click()
  await expect(page.getByRole('menuitem', { name: '重置', exact: true })).toBeVisible()
  for (const name of ['充值', '开阀', '关阀'])
    await expect(
      main.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name, exact: true })),
    ).toHaveCount(0)
})
