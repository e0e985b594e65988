import { expect, type Locator, type Page } from 'playwright/test'

const MOMENT_MS = 3_000

/**
 * A button at the head of a record's page, or in a row, where it names the record, too. The third and later buttons
 * stand behind one.
 */
export async function press(
  page: Page,
  name: string,
  { row, more: others = '更多' }: { readonly row?: Locator; readonly more?: string } = {},
): Promise<void> {
  const called = (text: string): Locator =>
    row === undefined
      ? page.getByRole('main').getByRole('button', { name: text, exact: true }).first()
      : row.getByRole('button', { name: new RegExp(`^${text}( |$)`) }).first()
  const [button, more] = [called(name), called(others)]
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
