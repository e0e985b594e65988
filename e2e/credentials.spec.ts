/** A credential, as an operator lives with it: from its beginning to its end. */
import { expect, test } from 'playwright/test'
import { isSlow, moodOf, untilNext, untilPrompt } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { rowsOf } from './support/records.ts'

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
  for (const [step, state, isAsked] of [
    ['冻结密码', '已冻结', true],
    ['解冻密码', '已生效', false],
  ] as const) {
    await untilPrompt(page, 1)
    await press(page, step)
    if (isAsked) await dialog.getByRole('button', { name: step, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(main).toContainText(state)
    await expect(main).not.toContainText('进行中')
  }
  await untilPrompt(page, 1)
  await press(page, '删除密码')
  await dialog.getByRole('button', { name: '删除密码', exact: true }).click()
  await expect.poll(async () => (await rowsOf(page, 'grants', `grant_id=${Number(grant!['grant_id'])}`)).length).toBe(0)
})
