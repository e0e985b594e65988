import { expect, type Page } from 'playwright/test'

const MOMENT_MS = 3_000

/** A button at the head of a record's page, where the third and later buttons stand behind one. */
export async function press(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name, exact: true })
  const more = main.getByRole('button', { name: '更多', exact: true }).first()
  const item = page.getByRole('menuitem', { name, exact: true })
  // What can be done comes after the record, and what was done last may change it; what is pressed is pressed once.
  await expect(async () => {
    if ((await button.isVisible()) || (await item.isVisible())) return
    await more.click({ timeout: MOMENT_MS })
    await item.waitFor({ timeout: MOMENT_MS }).catch(() => page.keyboard.press('Escape'))
    expect(await item.isVisible()).toBe(true)
  }).toPass()
  await button.or(item).first().click()
}
