/**
 * A lock comes to a room and leaves it again, as an operator does it: the number tells its kind while it is typed, and
 * an answer to the first question that it is there.
 */
import { expect, test } from 'playwright/test'
import { untilPrompt } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { rowsOf } from './support/records.ts'

const SN = 'lk2603500000000000e1'

test('a lock is bound from the page of its room, is seen there, and is unbound again', async ({ page }) => {
  await logIn(page)
  const answer = await page.request.post('/v3/rooms', { data: { home_id: 1, room_name: '绑定间', room_type: 1 } })
  const { data: room } = (await answer.json()) as { data: { room_id: number } }
  await page.goto(`/house/room-list/${room.room_id}`)

  const main = page.getByRole('main')
  await press(page, '绑定门锁')
  const dialog = page.getByRole('dialog')
  const number = dialog.getByRole('textbox', { name: /设备SN/ })
  await number.fill(SN.slice(0, 13).toUpperCase())
  await expect(dialog).toContainText('以LK开头的SN应为20位，当前为13位')
  await number.fill('cn260300000000000001')
  await expect(dialog).toContainText('网关')
  await dialog.getByRole('button', { name: '绑定门锁', exact: true }).click()
  await expect(dialog).toContainText('该SN是网关，不是门锁')
  await number.fill(SN)
  await expect(dialog).toContainText('门锁 · D5G')
  await dialog.getByRole('button', { name: '绑定门锁', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('门锁已绑定')).toBeVisible()

  await expect(main).toContainText(SN)
  await expect(main).toContainText('待交付(已绑定未在线)')
  await main.getByText(SN).first().click()
  await expect(main).toContainText('D5G')
  // Its settings and cards wait for it by themselves: later commands have numbers that are known beforehand.
  const waiting = 'command=setting_write&sort=-id&limit=1'
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'command_tasks', waiting))).toContain(SN)
  await untilPrompt(page, 1)
  await press(page, '刷新状态')
  await expect(main).toContainText('待交付(已绑定在线)')
  // What had waited for it is sent now, and nothing leaves a room meanwhile.
  const sending = 'state=pending,sending&limit=100'
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'command_tasks', sending))).not.toContain(SN)
  await press(page, '解绑')
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText(`确定解绑“${SN}”？`)
  await asked.getByRole('button', { name: '解绑', exact: true }).click()
  await expect(asked).toHaveCount(0)
  await expect(main).toContainText('已解绑')
})
