/** A lock is bound on a phone by the code on its label. */
import { expect, test } from 'playwright/test'
import { seeing } from './support/camera.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'

const SN = 'LK2603500000000000E7'

test.use({ launchOptions: await seeing(SN), viewport: { width: 390, height: 844 } })

test('the serial number is read from the label by the camera', async ({ page }) => {
  await logIn(page)
  const answer = await page.request.post('/v3/rooms', { data: { home_id: 1, room_name: '扫码间', room_type: 1 } })
  const { data: room } = (await answer.json()) as { data: { room_id: number } }
  await page.goto(`/house/room-list/${room.room_id}`)
  const main = page.getByRole('main')
  await press(page, '绑定门锁')
  const dialog = page.getByRole('dialog', { name: '绑定门锁' })
  await dialog.getByRole('button', { name: '扫码填写设备SN' }).click()
  await expect(dialog.getByRole('textbox', { name: /设备SN/ })).toHaveValue(SN)
  await expect(page.getByRole('dialog', { name: '扫码填写设备SN' })).toHaveCount(0)
  await expect(dialog).toContainText('门锁 · D5G')
  await dialog.getByRole('button', { name: '绑定门锁', exact: true }).click()
  await expect(main).toContainText(SN.toLowerCase())
})
