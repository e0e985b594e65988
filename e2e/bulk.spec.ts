/** Many at once: chosen rows go, the others stay, and what may not go is said before. */
import { expect, test } from 'playwright/test'
import { rows } from './support/list-page.ts'
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

test('when one of them is still in use none goes, and the dialog says which', async ({ page }) => {
  await logIn(page)
  const name = unique('牵连居')
  const [free, used] = [await make(page, 'homes', { ...HOME, name: `${name}空` }), await make(page, 'homes', { ...HOME, name: `${name}租` })]
  await make(page, 'tenants', { name: '牵连人', phone: '13900004321', home_id: used['home_id'] })
  await page.goto(`/house/home-list?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: '选择本页' }).check()
  await page.getByText('已选2条').locator('..').getByRole('button', { name: '删除' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`${name}租`)
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(rows(page)).toHaveCount(2)
  expect(free['home_id']).not.toBe(used['home_id'])
})
