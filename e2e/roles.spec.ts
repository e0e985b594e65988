/**
 * What each role is shown: every entry of its menu is opened, and the first record behind it. No screen asks the server
 * for what the role may not have, and none fails. The entries are those that the role is shown, so that a new screen,
 * role or card is tried by itself.
 */
import { expect, test, type Page } from 'playwright/test'
import { demoAccounts } from '../src/apartment/demo/logins.ts'
import { logIn } from './support/log-in.ts'
import { unfolded } from './support/menu.ts'
import { watch } from './support/walk/watch.ts'

test.describe.configure({ mode: 'parallel' })
// What is refused is said in words.
test.use({ trace: 'off' })

/** Tall enough that all of a page is in sight, and asked for. */
const ALL_IN_SIGHT = { width: 1440, height: 3000 }
const FEWEST = 15

/** Who holds every key is refused nothing. */
const limited = demoAccounts.filter(({ role_id }) => role_id !== 100)

for (const { account } of limited) {
  test(`${account} is shown no entry, page or card whose calls are refused`, async ({ page }) => {
    test.slow()
    const seen = await watch(page)
    await page.setViewportSize(ALL_IN_SIGHT)
    await logIn(page, { account })
    const wrong: string[] = []
    const look = async (place: string) => {
      await seen.still()
      wrong.push(...seen.troubles().map((trouble) => `${place}: ${trouble}`))
    }
    await look('home')
    const addresses = await entries(page)
    expect(addresses.length).toBeGreaterThan(FEWEST)
    for (const address of addresses) {
      await (await unfolded(page)).locator(`a[href="${address}"]`).first().click()
      await look(address)
      const record = page
        .getByRole('main')
        .getByRole('link', { name: /^详情 / })
        .first()
      if (!(await record.isVisible())) continue
      await record.click()
      await look(`a record of ${address}`)
    }
    expect(wrong).toEqual([])
  })
}

const entries = async (page: Page): Promise<readonly string[]> => [
  ...new Set(
    await (
      await unfolded(page)
    )
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  ),
]
