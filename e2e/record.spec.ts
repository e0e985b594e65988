/** One record's life: created, refused, edited, in conflict with someone else, merged, deleted. */
import { expect, test } from 'playwright/test'
import { choose, pick } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { goTo } from './support/menu.ts'
import { HOME, make, unique } from './support/records.ts'

test('what is wrong is told beside the field; what is right is saved and shown', async ({ page }) => {
  const name = unique('晨曦苑')
  await logIn(page, { at: '/house/home-list' })
  await page.getByRole('button', { name: '新增' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  const title = page.getByRole('textbox', { name: '房源名称' })
  await expect(title).toHaveAccessibleDescription('不能为空')
  await expect(title).toBeFocused()
  await title.fill(name)
  await expect(title).toHaveAccessibleDescription('')
  await pick(page, '门店', '城西', '杭州城西店')
  await choose(page, /房源类型/, '分散式')
  for (const [label, value] of [
    ['省份', '浙江省'],
    ['城市', '杭州市'],
    ['区县', '西湖区'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/house\/home-list\/\d+$/)
  await expect(page.getByText('新增成功')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByRole('main')).toContainText('杭州城西店')
})

test('what is not saved waits behind its tab, and closing the tab asks first', async ({ page }) => {
  await logIn(page)
  const name = unique('留步里')
  const { home_id } = await make(page, 'homes', { ...HOME, name })
  await page.goto(`/house/home-list/${String(home_id)}/edit`)
  const alias = page.getByRole('textbox', { name: '别名' })
  await alias.fill('半句话')
  await goTo(page, '设备管理')
  await expect(page).toHaveURL(/device-list/)
  await page.goBack()
  await expect(alias).toHaveValue('半句话')
  const close = page.getByRole('button', { name: new RegExp(`^关闭.*${name}`) })
  await close.click()
  const dialog = page.getByRole('dialog', { name: '有未保存的修改' })
  await dialog.getByRole('button', { name: '继续编辑' }).click()
  await expect(alias).toHaveValue('半句话')
  await close.click()
  await dialog.getByRole('button', { name: '放弃修改' }).click()
  await expect(alias).toHaveCount(0)
})

test('someone else saved first: both values stand side by side, the choice is merged, then the record is deleted by name', async ({
  page,
  browser,
}) => {
  await logIn(page)
  const name = unique('两家院')
  const { home_id } = await make(page, 'homes', { ...HOME, name, alias: '旧别名', note: '旧备注' })
  const address = `/house/home-list/${String(home_id)}`
  await page.goto(`${address}/edit`)
  await page.getByRole('textbox', { name: '别名' }).fill('我的别名')

  const other = await (await browser.newContext()).newPage()
  await logIn(other, { account: 'manager', at: `${address}/edit` })
  await other.getByRole('textbox', { name: '别名' }).fill('店长的别名')
  await other.getByRole('textbox', { name: '备注' }).fill('店长的备注')
  await other.getByRole('button', { name: '保存' }).click()
  await expect(other).toHaveURL(new RegExp(`${address}$`))

  await page.getByRole('button', { name: '保存' }).click()
  const dialog = page.getByRole('dialog', { name: '数据已被他人修改' })
  await expect(dialog.getByRole('row', { name: /^别名/ })).toContainText('旧别名')
  await expect(dialog.getByRole('row', { name: /^别名/ })).toContainText('我的别名')
  await expect(dialog.getByRole('row', { name: /^别名/ })).toContainText('店长的别名')
  await expect(dialog.getByRole('radio', { name: '备注 采用最新' })).toBeChecked()
  await dialog.getByRole('radio', { name: '别名 保留我的' }).check()
  await dialog.getByRole('button', { name: '合并并保存' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  const main = page.getByRole('main')
  await expect(main).toContainText('我的别名')
  await expect(main).toContainText('店长的备注')

  await page.getByRole('button', { name: '删除', exact: true }).click()
  const confirm = page.getByRole('dialog', { name: '删除房源' })
  await expect(confirm).toContainText(name)
  await confirm.getByRole('button', { name: '删除' }).click()
  await expect(page).toHaveURL(/\/house\/home-list$/)
  await page.goto(address)
  await expect(page.getByText('数据不存在或已被删除').or(page.getByText('不存在')).first()).toBeVisible()
})

test('a home with rooms in it and devices on it says what forbids its deletion', async ({ page }) => {
  await logIn(page, { at: '/house/home-list/1' })
  await page.getByRole('button', { name: '删除', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '删除房源' })
  await expect(dialog.getByRole('alert')).toContainText(/不能删除，还有关联数据：.*设备 \d+/)
  await expect(dialog.getByRole('button', { name: '删除' })).toHaveCount(0)
})
