/** Many at once: chosen rows go, the others stay, and what may not go is said before. */
import { expect, test } from 'playwright/test'
import { column, rows } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { HOME, make, unique } from './support/records.ts'

test('two of three chosen are deleted', async ({ page }) => {
  await logIn(page)
  const name = unique('三联坊')
  for (const part of ['甲', '乙', '丙']) await make(page, 'homes', { ...HOME, name: `${name}${part}` })
  await page.goto(`/house/home-list?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
  await expect(rows(page)).toHaveCount(3)
  for (const part of ['甲', '丙']) await page.getByRole('checkbox', { name: `选择${name}${part}` }).check()
  await page.getByText('已选2条').locator('..').getByRole('button', { name: '删除' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${name}甲`)
  await expect(dialog).toContainText(`${name}丙`)
  await expect(dialog).not.toContainText(`${name}乙`)
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已删除2条')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`${name}乙`)
  await expect(page.getByText(/^已选/)).toHaveCount(0)
})

test('one that is still in use is kept, and the dialog says which and why; the others go', async ({ page }) => {
  await logIn(page)
  const name = unique('牵连居')
  await make(page, 'homes', { ...HOME, name: `${name}空` })
  const used = await make(page, 'homes', { ...HOME, name: `${name}租` })
  await make(page, 'tenants', { name: '牵连人', phone: '13900004321', home_id: used['home_id'] })
  await page.goto(`/house/home-list?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: '选择本页' }).check()
  await page.getByText('已选2条').locator('..').getByRole('button', { name: '删除' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('仍被使用的会保留并列出')
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('已删除1条，1条未删除')
  await expect(dialog.getByRole('list', { name: '未删除的记录' }).getByRole('listitem')).toHaveText(
    new RegExp(`${name}租.*1条租客`),
  )
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`${name}租`)
})

test('all that match are given one value after a question that names how many', async ({ page }) => {
  await logIn(page)
  const name = unique('批改苑')
  const home = await make(page, 'homes', { ...HOME, name })
  for (const number of ['101', '102', '103'])
    await make(page, 'rooms', { home_id: home['home_id'], room_name: number, floor: 1 })
  await page.goto(`/house/room-list?filter=${encodeURIComponent(JSON.stringify({ home_id: [home['home_id']] }))}`)
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: '批量修改' }).click()
  const dialog = page.getByRole('dialog', { name: '批量修改房间' })
  await expect(dialog.getByRole('radio', { name: '符合条件的全部4条' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: '楼层' }).check()
  await dialog.getByRole('textbox', { name: '楼层' }).fill('12')
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog).toContainText('将把4条房间改为：')
  await dialog.getByRole('button', { name: '修改4条' }).click()
  await expect(dialog).toContainText('已修改4条')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.poll(() => column(page, '楼层')).toEqual(['12', '12', '12', '12'])
})
