/** A credential, as an operator lives with it: from its beginning to its end. */
import { expect, test } from 'playwright/test'
import { isSlow, moodOf, tell, untilNext, untilPrompt } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

test('a password is added, takes effect, is frozen, unfrozen and deleted', async ({ page }) => {
  await logIn(page)
  const locks = await rowsOf(page, 'devices', 'device_type=2&state=2&net_state=1&sort=-device_id&limit=100')
  const details = await Promise.all(
    locks.slice(0, 20).map(({ device_id }) => rowsOf(page, 'devices', `device_id=${Number(device_id)}&actions=true`)),
  )
  const lock = details.flat().find(({ _actions: offered }) => (offered as string[]).includes('lock_password_create'))
  const id = Number(lock!['device_id'])
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await page.goto(`/house/device-list/${id}`)
  await untilNext(page, (task) => moodOf(task) === 'prompt' && isSlow(task))
  await press(page, '添加密码')
  await dialog.getByRole('textbox', { name: /持有人/ }).fill('程一诺')
  await dialog.getByRole('textbox', { name: /手机号/ }).fill('13800009911')
  await dialog.getByRole('textbox', { name: /失效时间/ }).fill('2099-01-01 00:00:00')
  await dialog.getByRole('button', { name: '添加密码', exact: true }).click()
  await expect(dialog).toContainText('仅显示这一次')
  await expect(dialog).toContainText(/\d{6}/)
  const command = page.locator('[data-command]').filter({ hasText: String(lock!['sn']) })
  await expect(command).toContainText(/待下发|执行中/)
  await expect(command).toContainText('执行成功')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toHaveCount(0)

  const [grant] = await rowsOf(page, 'grants', `device_id=${id}&sort=-grant_id&limit=1`)
  await page.goto(`/house/grant-list/${Number(grant!['grant_id'])}`)
  await expect(main).toContainText('已生效')
  const told = (term: string) => main.locator(`dt:text-is("${term}") + dd`)
  for (const [step, did, state, isAsked] of [
    ['冻结密码', '冻结', '已冻结', true],
    ['解冻密码', '解冻', '已生效', false],
  ] as const) {
    await untilPrompt(page, 1)
    await press(page, step)
    if (isAsked) await dialog.getByRole('button', { name: step, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(told('授权操作')).toHaveText(did)
    await expect(told('操作状态')).toHaveText('成功')
    await expect(told('凭证状态')).toHaveText(state)
  }
  await untilPrompt(page, 1)
  await press(page, '删除密码')
  await dialog.getByRole('button', { name: '删除密码', exact: true }).click()
  await expect.poll(async () => (await rowsOf(page, 'grants', `grant_id=${Number(grant!['grant_id'])}`)).length).toBe(0)
  await expect(main).toContainText('数据不存在或已被删除')
})

test('a password for two rooms at once: one lock is away, says so, and alone is told again', async ({ page }) => {
  await logIn(page)
  const name = unique('批授苑')
  const { home_id } = await make(page, 'homes', { ...HOME, name })
  const run = String(Date.now()).slice(-9)
  const [near, away] = [`lk24035${run}0001`, `lk24035${run}0002`] as const
  for (const sn of [near, away]) await bound(page, 'locks', sn, home_id)
  await tell(page, near, { type: 'online' })
  await untilPrompt(page, 1)

  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: '批量授权' })
  await page.goto('/batch-list')
  await main.getByRole('button', { name: '批量授权', exact: true }).click()
  await dialog.getByRole('combobox', { name: '房源', exact: true }).fill(name)
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: '添加一行' }).click()
  await dialog.getByRole('textbox', { name: /持有人/ }).fill('程一诺')
  await dialog.getByRole('textbox', { name: /手机号/ }).fill('13800009912')
  await dialog.getByRole('combobox', { name: /授权方式/ }).click()
  await page.getByRole('option', { name: '密码', exact: true }).click()
  await dialog.getByRole('textbox', { name: /失效时间/ }).fill('2099-01-01 00:00:00')
  await dialog.getByRole('button', { name: '批量授权', exact: true }).click()
  await expect(dialog).toContainText('仅显示这一次')
  await expect(dialog).toContainText(/程一诺 \d{6}/)
  await dialog.getByRole('button', { name: '关闭' }).click()

  const [batch] = await rowsOf(page, 'grant_batches', 'sort=-id&limit=1')
  await page.goto(`/batch-list/${String(batch!['id'])}`)
  const figure = (label: string) =>
    main
      .locator('div')
      .filter({ has: page.locator(`dt:text-is("${label}")`) })
      .last()
  const failed = main.getByRole('region', { name: '失败明细', exact: true })
  await expect(figure('成功')).toContainText('1')
  await expect(figure('失败')).toContainText('1')
  await expect(failed).toContainText(away)
  await expect(failed).toContainText('门锁离线')
  await expect(failed).not.toContainText(near)

  await tell(page, away, { type: 'online' })
  await untilPrompt(page, 1)
  await press(page, '失败重试')
  await expect(figure('成功')).toContainText('2')
  await expect(failed).toContainText('暂无失败明细')
})

test('a member of staff is given a door, and leaves without it', async ({ page }) => {
  await logIn(page)
  const home = unique('离职苑')
  const { home_id } = await make(page, 'homes', { ...HOME, name: home })
  const sn = `lk24036${String(Date.now()).slice(-9)}0001`
  await bound(page, 'locks', sn, home_id)
  await tell(page, sn, { type: 'online' })
  const account = unique('leaver')
  const { staff_id } = await make(page, 'staff', {
    ...{ name: '程一诺', account, password: 'Correct-horse-9', role_id: 101, store_ids: [1] },
    phone: `139${String(Date.now()).slice(-8)}`,
  })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await page.goto(`/staff/${String(staff_id)}`)
  await untilPrompt(page, 1)
  await press(page, '授权门锁')
  await dialog.getByRole('combobox', { name: '房源', exact: true }).fill(home)
  await page.getByRole('option', { name: home }).click()
  await dialog.getByRole('combobox', { name: /授权方式/ }).click()
  await page.getByRole('option', { name: '密码', exact: true }).click()
  await dialog.getByRole('textbox', { name: /失效时间/ }).fill('2099-01-01 00:00:00')
  await dialog.getByRole('button', { name: '授权门锁', exact: true }).click()
  await expect(dialog).toContainText(/程一诺 \d{6}/)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await main.getByRole('tab', { name: '门锁授权' }).click()
  const credentials = main.getByRole('region', { name: '授权记录', exact: true })
  await expect(credentials).toContainText('已生效')

  await untilPrompt(page, 1)
  await press(page, '办理离职')
  await dialog.getByRole('button', { name: '办理离职', exact: true }).click()
  await expect(dialog).toContainText('门锁授权')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(credentials).not.toContainText('已生效')
  await expect(main.getByRole('button', { name: '授权门锁' })).toHaveAttribute('aria-description', '“程一诺”已离职')
})
