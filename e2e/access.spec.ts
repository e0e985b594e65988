/** A visitor comes to a door: added with a photo, delivered, let in from afar, cleared; each step is seen. */
import { expect, test, type Page } from 'playwright/test'
import { face } from './support/face.ts'
import { tell, untilPrompt } from './support/fleet.ts'
import { choose, pick } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

/** A home of its own with a door that is online. */
async function door(page: Page): Promise<{ readonly home: string; readonly sn: string; readonly id: number }> {
  const home = unique('门禁苑')
  const { home_id } = await make(page, 'homes', { ...HOME, name: home })
  const sn = `ec240302${String(Date.now()).slice(-12)}`
  const id = await bound(page, 'accessunits', sn, home_id)
  await tell(page, sn, { type: 'online' })
  return { home, sn, id }
}

test('a visitor is added, delivered to a door, let in from afar and cleared', async ({ page }) => {
  await logIn(page)
  const { home, sn, id } = await door(page)
  const main = page.getByRole('main')
  const until = async (words: string) =>
    expect(async () => {
      await page.reload()
      await expect(main).toContainText(words, { timeout: 2_000 })
    }).toPass()

  await test.step('added: a visitor without an end stays a day', async () => {
    await page.goto('/access/person-list/create')
    await page.getByRole('textbox', { name: '姓名' }).fill('孟小舟')
    await page.getByRole('textbox', { name: '手机号' }).fill('13900004567')
    await choose(page, /^人员类型/, '访客')
    await pick(page, '房源', home)
    await page.getByRole('textbox', { name: '生效时间' }).fill('2026-01-01 08:00')
    await page.getByRole('textbox', { name: '失效时间' }).fill('2099-12-31 08:00')
    await page
      .getByRole('group', { name: '人脸照片' })
      .locator('input[type=file]')
      .first()
      .setInputFiles([await face()])
    await expect(page.getByRole('button', { name: /^预览/ })).toBeVisible()
    await page
      .getByRole('checkbox', { name: /已同意采集人脸/ })
      .or(page.getByRole('switch', { name: /已同意采集人脸/ }))
      .check()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page).toHaveURL(/\/access\/person-list\/\d+$/)
  })

  await test.step('delivered', async () => {
    await untilPrompt(page, 1)
    await press(page, '下发到门禁')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: '门禁' }).fill(sn)
    await page.getByRole('option', { name: sn }).first().click()
    await dialog.getByRole('button', { name: '下发到门禁', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await until('添加成功')
  })
  const person = page.url()

  await test.step('let in from afar', async () => {
    await page.goto(`/house/device-list/${id}`)
    await untilPrompt(page, 1)
    await press(page, '远程开门')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('请确认门口人员身份')
    await dialog.getByRole('button', { name: '远程开门', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('[data-command]').filter({ hasText: sn })).toContainText('执行成功')
  })

  await test.step('the log names who sent which command; the door tells the pass', async () => {
    const [task] = await rowsOf(page, 'command_tasks', `device_id=${id}&sort=-id&limit=1`)
    await page.goto('/log/index')
    const entry = page.locator('tr[data-index]').filter({ hasText: `#${String(task!['id'])}` })
    await expect(entry.first()).toContainText('林岚')
    await expect(entry.first()).toContainText('指令任务')
    await page.goto(`/device/command-list/${String(task!['id'])}`)
    await expect(main).toContainText('远程开门')
    await expect(main).toContainText('林岚')
    await page.goto('/access/pass-list')
    await expect(page.locator('tr[data-index]').filter({ hasText: sn })).toContainText('远程')
  })

  await test.step('cleared', async () => {
    await page.goto(person)
    await untilPrompt(page, 1)
    await press(page, '从门禁清除')
    await page.getByRole('dialog').getByRole('button', { name: '从门禁清除', exact: true }).click()
    await until('删除成功')
  })
})
