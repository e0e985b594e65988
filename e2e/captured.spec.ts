/** What a tenant holds to a lock: given from the console, presented at the door, in force from then on. */
import { expect, test } from 'playwright/test'
import { face } from './support/face.ts'
import { isSlow, lockOnline, moodOf, untilNext } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'

const KINDS = [
  { adds: '添加指纹', kind: '指纹', presented: '在门锁上录入指纹后生效' },
  { adds: '添加NFC卡', kind: '卡片', presented: '在门锁上刷卡后生效' },
  { adds: '添加人脸', kind: '人脸', presented: null },
  { adds: '添加蓝牙钥匙', kind: '蓝牙', presented: null },
] as const

test('a fingerprint, a card, a face and a Bluetooth key are given, and take effect at the lock', async ({ page }) => {
  test.slow()
  await logIn(page)
  const { sn, lock } = await lockOnline(page, '指纹苑')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  for (const [at, { adds, kind, presented }] of KINDS.entries()) {
    await test.step(adds, async () => {
      await page.goto(`/house/device-list/${lock}`)
      await untilNext(page, (task) => moodOf(task) === 'prompt' && isSlow(task))
      await press(page, adds)
      if (presented !== null) await expect(dialog).toContainText(presented)
      await dialog.getByRole('textbox', { name: /持有人/ }).fill('程一诺')
      await dialog.getByRole('textbox', { name: /手机号/ }).fill(`1380000993${at}`)
      await dialog.getByRole('textbox', { name: /失效时间/ }).fill('2099-01-01 00:00:00')
      if (kind === '人脸') {
        await dialog
          .locator('input[type=file]')
          .first()
          .setInputFiles([await face()])
        await expect(dialog.getByRole('button', { name: /^预览/ })).toBeVisible()
        await dialog.getByRole('switch', { name: '已同意采集人脸' }).check()
      }
      await dialog.getByRole('button', { name: adds, exact: true }).click()
      const command = page.locator('[data-command]').filter({ hasText: sn })
      await expect(command).toContainText(/待下发|执行中/)
      await expect(command).toContainText('执行成功')
      await page.goto(`/house/device-list/${lock}?tab=grants`)
      const row = main.getByRole('row').filter({ hasText: kind })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('已生效')
    })
  }
})
