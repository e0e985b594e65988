/** What is asked of a device goes on after the button: its progress is seen on any page, without a reload. */
import { expect, test } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { logIn } from './support/log-in.ts'
import { rowsOf } from './support/records.ts'

test('a device is refreshed from its page, and the list of commands follows live', async ({ page, context }) => {
  await logIn(page)
  const [device] = await rowsOf(page, 'devices', 'device_type=2&state=2&net_state=1&limit=1')
  const list = await context.newPage()
  await list.goto('/device/command-list')
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  await page.goto(`/house/device-list/${String(device!['device_id'])}`)
  await page.getByRole('main').getByRole('button', { name: '刷新状态', exact: true }).first().click()
  const card = page.getByRole('status').filter({ hasText: `刷新状态 · ${String(device!['sn'])}` })
  await expect(card).toBeVisible()
  expect((await findings(page, '[role=status]')).filter(isSerious)).toEqual([])
  // Another page, the same command.
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(card).toContainText('执行成功')
  const [command] = await rowsOf(
    page,
    'command_tasks',
    `device_id=${String(device!['device_id'])}&command=refresh&sort=-id&limit=1`,
  )
  const row = list.getByRole('row').filter({ has: list.getByText(String(command!['id']), { exact: true }) })
  await expect(row).toContainText('刷新状态')
  await expect(row).toContainText('成功')
})
