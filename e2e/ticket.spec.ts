/** A ticket on its way: each step asks for what it needs, and only steps that are possible are offered. */
import { expect, test, type Page } from 'playwright/test'
import { pick } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { make, TICKET } from './support/records.ts'

const step = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const state = (page: Page) => page.getByRole('list', { name: '进度' }).locator('[aria-current=step]')

test('from dispatch to the appointment, with a step that asks for a person', async ({ page }) => {
  await logIn(page)
  const { ticket_id } = await make(page, 'tickets', TICKET)
  await page.goto(`/ticket/${String(ticket_id)}`)
  await step(page, '派单').click()
  await page.getByRole('dialog').getByRole('button', { name: '派单' }).click()
  await expect(step(page, '分配')).toBeVisible()
  await expect(step(page, '派单')).toHaveCount(0)
  await step(page, '分配').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '分配' }).click()
  await expect(dialog).toContainText('不能为空')
  await pick(page, '处理人', '赵立新')
  await dialog.getByRole('button', { name: '分配' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('赵立新')
  await expect(step(page, '预约上门')).toBeVisible()
  await expect(state(page)).toHaveCount(1)
})

test('a cancelled ticket is closed: it may be deleted, nothing else', async ({ page }) => {
  await logIn(page)
  const { ticket_id } = await make(page, 'tickets', TICKET)
  await page.goto(`/ticket/${String(ticket_id)}`)
  await page.getByRole('main').getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '取消工单' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('取消后工单将关闭，不能恢复')
  await dialog.getByRole('button', { name: '取消工单' }).click()
  await expect(step(page, '取消工单')).toHaveCount(0)
  await expect(step(page, '编辑')).toHaveCount(0)
  await page.goto(`/ticket/${String(ticket_id)}/edit`)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto(`/ticket/${String(ticket_id)}`)
  await step(page, '删除').click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page).toHaveURL(/\/ticket\/list\/1$/)
})

test('a ticket that someone else moved on meanwhile is shown as it now stands', async ({ page, browser }) => {
  await logIn(page)
  const { ticket_id } = await make(page, 'tickets', TICKET)
  await page.goto(`/ticket/${String(ticket_id)}`)
  await expect(step(page, '派单')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await logIn(other, { at: `/ticket/${String(ticket_id)}` })
  await step(other, '派单').click()
  await other.getByRole('dialog').getByRole('button', { name: '派单' }).click()
  await expect(step(other, '分配')).toBeVisible()
  await step(page, '派单').click()
  await page.getByRole('dialog').getByRole('button', { name: '派单' }).click()
  await expect(page.getByRole('dialog').getByRole('alert').or(step(page, '分配')).first()).toBeVisible()
})
