import { expect, type Page } from 'playwright/test'

const MOMENT_MS = 3_000

/** A button at the head of a record's page, where the third and later buttons stand behind one. */
export async function press(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name, exact: true })
  const more = main.getByRole('button', { name: '更多', exact: true }).first()
  const item = page.getByRole('menuitem', { name, exact: true })
  // What was done last may still change which of them there are; what is pressed is pressed once.
  await expect(async () => {
    if (await button.isVisible()) return
    if (!(await item.isVisible())) await more.click({ timeout: MOMENT_MS })
    await expect(item).toBeVisible({ timeout: MOMENT_MS })
  }).toPass()
  await button.or(item).first().click()
}
