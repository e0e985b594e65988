/**
 * Chinese first, English complete: texts of the console, of the schemas and of the server change together, and stay so.
 */
import { expect, test } from 'playwright/test'
import { logIn } from './support/log-in.ts'

const CHINESE = /[一-鿿]/

test('the language is changed in the header and kept', async ({ page }) => {
  await logIn(page, { at: '/roles' })
  await expect(page.getByRole('columnheader', { name: '角色名称' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  expect(await page.locator('thead').innerText()).not.toMatch(CHINESE)
  expect(await page.getByRole('navigation', { name: 'Menu' }).innerText()).not.toMatch(CHINESE)

  await page.goto('/house/home-list/create')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/empty|required/i)
  // Whoever is logged in and the language's own name keep their characters.
  expect(await page.getByRole('main').innerText()).not.toMatch(CHINESE)

  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('textbox', { name: '房源名称' })).toBeVisible()
})

test('the server answers in the language too', async ({ page }) => {
  await logIn(page, { at: '/house/home-list' })
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await page.goto('/house/home-list/999999')
  await expect(page.getByRole('main')).toContainText('does not exist')
  expect(await (await page.request.get('/v3/homes/999999')).text()).not.toMatch(CHINESE)
})
