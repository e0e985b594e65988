import { expect, type Page } from 'playwright/test'

/** A button at the head of a record's page, where the third and later buttons stand behind one. */
export async function press(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name, exact: true })
  const more = main.getByRole('button', { name: '更多', exact: true }).first()
  await expect(button.or(more).first()).toBeVisible()
  if (await button.isVisible()) return button.click()
  await more.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
