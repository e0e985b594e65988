/** The side menu: only the current page's group is open at first. */
import type { Locator, Page } from 'playwright/test'

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: '菜单' })

/** Opens every group, so that all its entries can be seen. */
export async function unfolded(page: Page): Promise<Locator> {
  // Before it is drawn, none is closed.
  await menu(page).getByRole('link').first().waitFor()
  const closed = menu(page).getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  return menu(page)
}

export async function goTo(page: Page, name: string): Promise<void> {
  await (await unfolded(page)).getByRole('link', { name, exact: true }).click()
}
