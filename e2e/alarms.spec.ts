/** An alarm that a lock tells: it is found, assigned, and handled; another ends by itself. */
import { expect, test, type Page } from 'playwright/test'
import { lockOnline, tell } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'

const [AJAR, TAMPER] = [1010, 1003]

/** Its exceptions are on its page, and the newest is opened there. */
async function opened(page: Page, device: unknown, words: string): Promise<void> {
  const row = page.locator('tr[data-index]').filter({ hasText: words })
  await expect(async () => {
    await page.goto(`/house/device-list/${String(device)}?tab=events`)
    await expect(row).toHaveCount(1, { timeout: 2_000 })
  }).toPass()
  await row.getByRole('link', { name: /^详情/ }).click()
  await expect(page).toHaveURL(/\/house\/event-list\/\d+/)
}

test('an alarm is assigned and handled; another ends when the door is closed', async ({ page }) => {
  await logIn(page)
  const { sn, lock } = await lockOnline(page, '告警苑')
  await tell(page, sn, { type: 'alarm', code: TAMPER })
  await tell(page, sn, { type: 'alarm', code: AJAR })
  const main = page.getByRole('main')

  await test.step('assigned to a person, and handled, with what was done', async () => {
    await opened(page, lock, '防撬报警')
    await expect(main).toContainText('未处理')
    const dialog = page.getByRole('dialog')
    await press(page, '指派')
    await dialog.getByRole('combobox', { name: /处理人/ }).fill('周建国')
    await page
      .getByRole('option', { name: /周建国/ })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: /备注/ }).fill('请今天到现场')
    await dialog.getByRole('button', { name: '指派', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(main).toContainText('处理中')
    await expect(main).toContainText('周建国')
    await press(page, '处理完成')
    await dialog.getByRole('textbox', { name: /处理结果/ }).fill('现场查看，锁体完好')
    await dialog.getByRole('button', { name: '处理完成', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(main).toContainText('已处理')
    await expect(main).toContainText('现场查看，锁体完好')
    const history = main.getByRole('region', { name: '操作记录' })
    await expect(history).toContainText('请今天到现场')
    await expect(history).toContainText(/未处理\s*→\s*处理中/)
  })

  await test.step('ended by its counterpart', async () => {
    await opened(page, lock, '门虚掩')
    await tell(page, sn, { type: 'closed' })
    await expect(async () => {
      await page.reload()
      await expect(main).toContainText('自动恢复', { timeout: 2_000 })
    }).toPass()
  })
})
