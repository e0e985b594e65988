/** Masked values: shown one by one, hidden again, and replaced only when one asks to. */
import { expect, test } from 'playwright/test'
import { logIn } from './support/log-in.ts'
import { make, unique } from './support/records.ts'

test('a telephone number is shown on demand and hidden again', async ({ page }) => {
  await logIn(page)
  const { tenant_id } = await make(page, 'tenants', { name: unique('孟'), phone: '13912345678', home_id: 1 })
  await page.goto(`/renter/index/${String(tenant_id)}`)
  const phone = page.locator('dl > div').filter({ has: page.getByText('手机号', { exact: true }) })
  await expect(phone).toContainText('139****5678')
  await expect(page.getByRole('main')).not.toContainText('13912345678')
  await phone.getByRole('button', { name: '查看' }).click()
  await expect(phone).toContainText('13912345678')
  await phone.getByRole('button', { name: '隐藏' }).click()
  await expect(phone).toContainText('139****5678')
  await page.reload()
  await expect(phone).toContainText('139****5678')
})

test('editing leaves a masked value as it is until it is replaced', async ({ page }) => {
  await logIn(page)
  const { tenant_id } = await make(page, 'tenants', { name: unique('冯'), phone: '13912345678', home_id: 1 })
  await page.goto(`/renter/index/${String(tenant_id)}/edit`)
  const field = page.locator('[data-field]').filter({ has: page.locator('[name=phone]') })
  await expect(field.getByRole('textbox')).toBeDisabled()
  await expect(field.getByRole('textbox')).toHaveValue('139****5678')
  await page.getByRole('textbox', { name: '备注' }).fill('不动手机号')
  await page.getByRole('button', { name: '保存' }).click()
  const phone = page.locator('dl > div').filter({ has: page.getByText('手机号', { exact: true }) })
  await phone.getByRole('button', { name: '查看' }).click()
  await expect(phone).toContainText('13912345678')

  await page.goto(`/renter/index/${String(tenant_id)}/edit`)
  await field.getByRole('button', { name: '修改' }).click()
  await expect(field.getByRole('textbox')).toBeFocused()
  await field.getByRole('textbox').fill('13700000000')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(phone).toContainText('137****0000')
})
