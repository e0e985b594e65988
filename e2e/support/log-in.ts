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

/** On the login page, which is drawn anew with the language: what is typed before is gone. */
export async function inEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('form button[type=submit]')).toHaveText(/^[A-Za-z ]+$/)
}

/** The page knows who is logged in: menu, rights and tabs stand. */
export const known = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^(用户菜单|User menu) \S/ })).toBeVisible()

export async function fillIn(page: Page, account = 'admin', pass = password): Promise<void> {
  await page.locator('input[name=name]').fill(account)
  await page.locator('input[name=pass]').fill(pass)
  await page.locator('form button[type=submit]').click()
}
