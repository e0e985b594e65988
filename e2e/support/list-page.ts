/** A list as a person reads it. */
import { expect, type Locator, type Page } from 'playwright/test'

export const grid = (page: Page): Locator => page.getByRole('grid').first()
export const rows = (page: Page): Locator => page.locator('tr[data-index]:visible')
export const status = (page: Page): Locator => page.getByRole('navigation', { name: '分页' }).getByRole('status')

/** Texts of one column, top to bottom. */
export async function column(page: Page, header: string): Promise<readonly string[]> {
  const heads = await page.locator('thead:visible th[data-column] .g-title').allInnerTexts()
  const at = heads.findIndex((text) => text.trim() === header)
  expect(at, `column ${header}`).toBeGreaterThanOrEqual(0)
  return rows(page).evaluateAll(
    (found, place) =>
      found.map((row) => row.querySelectorAll<HTMLElement>('td:not(.g-select)')[place]?.innerText ?? ''),
    at,
  )
}

/** The first rows are there. */
export async function listed(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible()
  await settled(page)
}

/** Nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:visible, .k-bone:visible')).toHaveCount(0)
}

/** Picks from a box that searches records. */
export async function pick(page: Page, label: string, typed: string, option = typed): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  const chosen = page.getByRole('option', { name: option }).first()
  await box.fill(typed)
  // What was found takes the place of what was offered, perhaps under the click.
  await expect(async () => {
    if (!(await chosen.isVisible())) await box.click({ timeout: 2_000 })
    await chosen.click({ timeout: 5_000 })
  }).toPass()
}

/** Picks from a box of fixed choices. */
export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
