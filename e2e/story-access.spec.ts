/** Step 13 of the operator's day: a manager looks at a telephone number, and asks why a keeper sees a room. */
import { expect, test, type Page } from 'playwright/test'
import { findings } from './support/axe.ts'
import { pick, rows, settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { HOME, make, unique } from './support/records.ts'

const line = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.locator(`dt:text-is("${label}")`) })

test('a manager looks at a number, which is logged, and is told by role, scope and rule why a keeper sees a room', async ({
  page,
}) => {
  await logIn(page, { account: 'manager' })
  const dialog = page.getByRole('dialog')

  await test.step('13: the number is shown, and the log says who looked', async () => {
    const { tenant_id } = await make(page, 'tenants', { name: unique('王'), phone: '13800007713', home_id: 1 })
    await page.goto(`/renter/index/${String(tenant_id)}`)
    const phone = page.locator('dl > div').filter({ has: page.getByText('手机号', { exact: true }) })
    await expect(phone).toContainText('138****7713')
    await phone.getByRole('button', { name: '查看' }).click()
    await expect(phone).toContainText('13800007713')
    const filter = JSON.stringify({ action: 'reveal', record_id: tenant_id })
    await page.goto(`/log/index?filter=${encodeURIComponent(filter)}`)
    await rows(page).first().waitFor()
    await settled(page)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText('周建国')
    await expect(rows(page).first()).toContainText('查看脱敏数据')
  })

  await test.step('13: the keeper sees a room of a home that is theirs', async () => {
    const { room_id } = await make(page, 'rooms', { home_id: 1, room_name: unique('说明间'), room_type: 1 })
    await page.goto(`/house/room-list/${String(room_id)}`)
    await ask(page)
    await pick(page, '员工账号', '许晓燕')
    await expect(dialog.getByRole('status')).toContainText('许晓燕')
    await expect(dialog.getByRole('status')).toContainText('能查看')
    await expect(dialog.getByRole('status')).toContainText('能修改')
    await expect(line(page, '角色')).toContainText('管家')
    await expect(line(page, '查看权限')).toContainText('“房源与房间”：角色“管家”已授予')
    await expect(line(page, '范围：门店')).toContainText('（房间 → 房源 → 门店），在范围内')
    await expect(line(page, '范围：房源')).toContainText('（房间 → 房源），在范围内')
    await expect(line(page, '规则')).toContainText('此类数据按门店、房源划分')
    await expect(line(page, '角色').getByRole('link', { name: '管家' })).toHaveAttribute('href', '/roles/102')
    expect(await findings(page, '[role="dialog"]')).toEqual([])

    await pick(page, '员工账号', '沈佳琪')
    await expect(line(page, '角色')).toContainText('财务')
    await expect(line(page, '范围：门店')).toContainText('不受限制')
  })

  await test.step('13: not one of a home that is not, on a phone and by the keyboard', async () => {
    const { home_id } = await make(page, 'homes', { ...HOME, name: unique('外苑') })
    const { room_id } = await make(page, 'rooms', { home_id, room_name: unique('说明间'), room_type: 1 })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/house/room-list/${String(room_id)}`)
    await ask(page)
    const box = page.getByRole('combobox', { name: '员工账号' })
    await expect(box).toBeFocused()
    await page.keyboard.type('许晓燕')
    // All of them stand there until the answer has come.
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(page.getByRole('option')).toHaveText(/许晓燕/)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).toContainText('不能查看')
    await expect(line(page, '查看权限')).toContainText('已授予')
    await expect(line(page, '范围：门店')).toContainText('，在范围内')
    await expect(line(page, '范围：房源')).toContainText('，不在范围内')
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('and a keeper, who may not read accounts, is not offered to ask', async () => {
    await page.context().clearCookies()
    await logIn(page, { account: 'keeper' })
    await page.goto('/house/home-list/1')
    await expect(page.getByRole('button', { name: '编辑', exact: true })).toBeVisible()
    const more = page.getByRole('main').getByRole('button', { name: '更多', exact: true })
    if (await more.isVisible()) await more.click()
    await expect(page.getByRole('menuitem', { name: '谁能看到' })).toHaveCount(0)
  })
})

async function ask(page: Page): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: '更多', exact: true }).first()
  await more.focus()
  await more.press('Enter')
  await page.getByRole('menuitem', { name: '谁能看到' }).press('Enter')
}
