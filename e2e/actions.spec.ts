/** What is done to records by buttons of their own: from a row, a page, and to the rows that are chosen. */
import { expect, test, type Page } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { logIn } from './support/log-in.ts'
import { make, rowsOf } from './support/records.ts'

const SIZES = { desk: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } }

const seriousIn = async (page: Page) => (await findings(page, '[role=dialog]')).filter(isSerious)

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a remark is added to a ticket from its row and on its page (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page)
    await page.goto('/ticket/list/1')
    const [row] = await rowsOf(page, 'tickets', 'service_type=1&sort=-created_at&limit=1')
    const id = String(row!['ticket_id'])
    const dialog = page.getByRole('dialog', { name: '添加备注' })
    const remark = async (words: string) => {
      await dialog.getByRole('textbox', { name: '备注内容' }).fill(words)
      expect(await seriousIn(page)).toEqual([])
      await dialog.getByRole('button', { name: '添加备注' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await page.getByRole('button', { name: new RegExp(`^添加备注 #${id} `) }).click()
    await remark('已联系住户')
    await page.goto(`/ticket/${id}`)
    await page.getByRole('main').getByRole('button', { name: '添加备注', exact: true }).click()
    await remark('明日上门')
    const written = await rowsOf(page, 'ticket_remarks', `ticket_id=${id}`)
    expect(written.map(({ content }) => content)).toEqual(expect.arrayContaining(['已联系住户', '明日上门']))
  })
}

test('a co-tenant moves out by the button of the row, which then says why not again', async ({ page }) => {
  await logIn(page)
  await page.goto('/renter/co-tenant-list')
  const leave = page.getByRole('button', { name: /^搬离 / })
  await expect(leave.first()).toBeVisible()
  const at = await leave.evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-disabled') === null))
  await leave.nth(at).click()
  const dialog = page.getByRole('dialog', { name: '搬离' })
  await expect(dialog).toContainText('确定登记“')
  await dialog.getByRole('textbox', { name: '搬离日期' }).fill('2030-01-02')
  await dialog.getByRole('button', { name: '搬离', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(leave.nth(at)).toHaveAttribute('aria-description', '该同住人已于2030-01-02搬离')
})

test('of two chosen one is refused meanwhile, says so, and is done by a retry', async ({ page }) => {
  await logIn(page)
  const [known] = await rowsOf(page, 'staff', 'account=engineer')
  const made = async (name: string, account: string, phone: string) => {
    const { staff_id, version } = await make(page, 'staff', {
      name,
      account,
      password: 'Demo-2026',
      phone,
      role_id: known!['role_id'],
    })
    return { id: Number(staff_id), version }
  }
  const stamp = Date.now().toString(36)
  const [first, second] = [
    await made(`甲${stamp}`, `a${stamp}`, '13900005566'),
    await made(`乙${stamp}`, `b${stamp}`, '13900005567'),
  ]
  const switchOver = async (active: boolean, version: number) =>
    (await page.request.put(`/v3/staff/${second.id}`, { data: { active, version } })).json()
  await page.goto(`/staff?filter=${encodeURIComponent(JSON.stringify({ q: stamp }))}`)
  await page.getByRole('checkbox', { name: '选择本页' }).check()
  await page.getByText('已选2条').locator('..').getByRole('button', { name: '分配房源' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option').first().click()
  await switchOver(false, second.version)
  await dialog.getByRole('button', { name: /（2条）$/ }).click()
  await expect(dialog).toContainText('已完成1条，1条失败')
  await expect(dialog.getByRole('list', { name: '逐条结果' })).toContainText('已离职，不能分配房源')
  expect(await seriousIn(page)).toEqual([])
  await switchOver(true, second.version + 1)
  await dialog.getByRole('button', { name: '重试未完成的1条' }).click()
  await expect(dialog).toContainText('已完成2条')
  const rows = await rowsOf(page, 'staff', `staff_id=${first.id},${second.id}`)
  for (const row of rows) expect(row['home_ids']).toHaveLength(1)
})
