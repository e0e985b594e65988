/** A home says something of its locks itself: where each value comes from, what would change below, and back again. */
import { expect, test } from 'playwright/test'
import { logIn } from './support/log-in.ts'
import { pick } from './support/list-page.ts'
import { HOME, make, unique } from './support/records.ts'

test('a home sets its own value, sees what it changes, the room shows where it comes from, and it is restored', async ({
  page,
}) => {
  await logIn(page)
  const name = unique('设置房源')
  const { home_id: home } = await make(page, 'homes', { ...HOME, name })
  const { room_id: first } = await make(page, 'rooms', { home_id: home, room_type: 1, room_name: '301' })
  const { room_id: second } = await make(page, 'rooms', { home_id: home, room_type: 1, room_name: '302' })
  const own = { type: 'room', value: second, settings: { alarm_unlock: 9 } }
  expect((await page.request.put('/v3/lock_setting', { data: own })).ok()).toBe(true)

  const levels = page.getByRole('group', { name: '层级' })
  await page.goto('/configuration/lock')
  await levels.getByRole('button', { name: '房源' }).click()
  await expect(page.getByRole('main')).toContainText('请选择房源')
  await pick(page, '房源', name)
  const setting = page.getByRole('group', { name: '未锁报警', exact: true })
  await expect(setting).toContainText('来自公司')
  await setting.getByRole('button', { name: '自定义未锁报警' }).click()
  await setting.getByRole('textbox', { name: '未锁报警' }).fill('17')
  await expect(page.getByText('已修改 1 项，尚未保存')).toBeVisible()

  // Another place is not shown before it is asked what becomes of the change.
  await levels.getByRole('button', { name: '公司' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()

  await page.getByRole('button', { name: '预览并保存' }).click()
  const dialog = page.getByRole('dialog', { name: '确认修改' })
  await expect(dialog).toContainText('1 个保留自己的设置')
  await dialog.getByRole('button', { name: /^查看保留的房间/ }).click()
  await expect(dialog.getByRole('link', { name: `${name} 房间302` })).toBeVisible()
  await dialog.getByRole('button', { name: /^查看将改变的房间/ }).click()
  await expect(dialog.getByRole('link', { name: `${name} 房间301` })).toBeVisible()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(setting).toContainText('恢复后为')

  await page.goto(`/house/room-list/${String(first)}?tab=lock_setting`)
  await expect(setting).toContainText('17')
  await expect(setting.getByRole('link')).toHaveText(`来自房源 ${name}`)
  await page.goto(`/house/room-list/${String(second)}?tab=lock_setting`)
  await expect(setting.getByRole('textbox', { name: '未锁报警' })).toHaveValue('9')
  await expect(setting).toContainText('恢复后为：17')

  await setting.getByRole('link', { name: `来自房源 ${name}` }).click()
  await expect(page).toHaveURL(/\/configuration\/lock\?type=home/)
  await setting.getByRole('button', { name: '恢复继承未锁报警' }).click()
  await page.getByRole('button', { name: '预览并保存' }).click()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(setting).toContainText('来自公司')
})
