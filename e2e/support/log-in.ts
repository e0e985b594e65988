/** Logging in on the demo's accounts, as a person does. */
import { expect, type Page } from 'playwright/test'
import { password } from '../../src/apartment/demo/logins.ts'

export async function logIn(
  page: Page,
  { account = 'admin', at }: { readonly account?: string; readonly at?: string } = {},
): Promise<void> {
  await page.goto(at ?? '/login')
  await fillIn(page, account)
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'))
  await known(page)
}

/** The page knows who is logged in: menu, rights and tabs stand. */
export const known = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^(用户菜单|User menu) \S/ })).toBeVisible()

export async function fillIn(page: Page, account = 'admin', pass = password): Promise<void> {
  await page.locator('input[name=name]').fill(account)
  await page.locator('input[name=pass]').fill(pass)
  await page.locator('form button[type=submit]').click()
}
