/** Logging in and out as a person does, on the demo's accounts. */
import { expect, test } from 'playwright/test'
import { logins, password } from '../src/apartment/demo/logins.ts'

const [admin] = logins

test('a wrong password is told beside the form, the right one opens the home page', async ({ page }) => {
  await page.goto('/house/home-list')
  await expect(page).toHaveURL(/\/login/)
  await page.locator('input[name=name]').fill(admin!.account)
  await page.locator('input[name=pass]').fill('Wrong-2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.locator('input[name=pass]').fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/house\/home-list/)
  await expect(page.getByRole('navigation').first()).toContainText('房源')
})
