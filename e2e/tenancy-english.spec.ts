/**
 * A tenancy in English, on a telephone, by touch: from a keeper's home page over the board to the check-in, what
 * happens during the term, the check-out and its undoing. Nothing on the way is in Chinese but what people have
 * entered, nothing is wider than the screen, and nothing is out of reach of those who use a reader.
 */
import { expect, test, type Browser, type Page } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { tell, untilPrompt } from './support/fleet.ts'
import { inEnglish, logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { make, rowsOf, unique } from './support/records.ts'
import { faultsOf, type Walk } from './support/walk/seen.ts'
import { watch } from './support/walk/watch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** One that the keeper looks after. */
const HOME_ID = 1

interface Place {
  readonly name: string
  readonly room: number
  /** Its number among the devices. */
  readonly lock: number
}

/** A vacant room with a lock and a meter that are online. */
async function vacantRoom(page: Page): Promise<Place> {
  const name = unique('E')
  const { room_id } = await make(page, 'rooms', { home_id: HOME_ID, room_name: name, room_type: 1, rent: '2500.00' })
  const room = Number(room_id)
  const run = String(Date.now()).slice(-8)
  const [sn, meter] = [`lk24035${run}00001`, `42${run}01`] as const
  const { device_id } = await make(page, `rooms/${room}/locks`, { sn })
  await expect
    .poll(() => rowsOf(page, 'command_tasks', `device_id=${String(device_id)}&command=setting_write`))
    .not.toEqual([])
  await make(page, `rooms/${room}/elemeters`, { sn: meter })
  for (const one of [sn, meter]) await tell(page, one, { type: 'online' })
  return { name, room, lock: Number(device_id) }
}

const day = (ahead: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + ahead * 86_400_000)
const phone = (): string => `138${String(Date.now()).slice(-8)}`

/** The lock has nothing left to do. */
const idle = (page: Page, lock: number): Promise<void> =>
  expect.poll(() => rowsOf(page, 'command_tasks', `device_id=${lock}&state=pending,sending`)).toEqual([])

/** By whom records are prepared, and whatever the journey must know of them. */
async function prepares(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page)
  return page
}

/** Looks at a screen, once there is nothing more to come on it. */
type Look = (screen: string) => Promise<void>

async function enters(page: Page, account: string): Promise<Look> {
  const walk: Walk = { page, watch: await watch(page), data: new Set() }
  await page.goto('/login')
  await inEnglish(page)
  await logIn(page, { account })
  return async (screen) => {
    expect.soft(await faultsOf(walk, 'en'), screen).toEqual([])
    expect.soft((await findings(page)).filter(isSerious), screen).toEqual([])
  }
}
test('from check-in to check-out and back, in English on a telephone', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const admin = await prepares(browser)
  const { name, room, lock } = await vacantRoom(admin)
  const look = await enters(page, 'keeper')
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog').last()]
  const tiles = page.getByRole('group', { name: 'Rooms', exact: true }).getByRole('button')
  const step = (words: RegExp) => dialog.getByRole('row', { name: words })
  const credentials = step(/Lock credential.*Password.*(In progress|Done)/)
  const box = (words: string) => dialog.getByRole('textbox', { name: words, exact: true })
  const tap = (button: string) => dialog.getByRole('button', { name: button, exact: true }).tap()
  const choose = async (label: RegExp, option: string) => {
    await dialog.getByRole('combobox', { name: label }).tap()
    await page.getByRole('option', { name: option }).tap()
  }
  const act = (action: string) => press(page, action, { more: 'More' })

  await test.step('the home page leads to the rooms that are vacant', async () => {
    await expect(main).toContainText('Moving in within 7 days')
    await look('home')
    await main.locator('a.d-tile').filter({ hasText: 'Rooms vacant' }).tap()
    await expect(tiles.filter({ hasText: /[\d,]+\.\d\d CNY/ }).first()).toBeVisible()
  })

  await test.step('check-in', async () => {
    await page.goto(`/tenancy-device?state=vacant&word=${name}`)
    await expect(tiles).toHaveCount(1)
    await tiles.first().tap()
    await expect(dialog).toContainText('no current tenant')
    await tap('Check in')
    await tap('Preview')
    await expect(dialog).toContainText('Cannot be empty')
    await box('Name').fill('Ann-Oak')
    await box('Phone').fill(phone())
    await dialog.getByPlaceholder('YYYY-MM-DD').first().fill(day(0))
    await dialog.getByPlaceholder('YYYY-MM-DD').last().fill(day(365))
    await box('Deposit').fill('2500.00')
    await dialog.getByRole('checkbox', { name: 'Password', exact: true }).tap()
    await box('Opening reading').fill('1234.56')
    await dialog.getByRole('button', { name: 'Add a row' }).tap()
    await box('Name').last().fill('Tom-Ivy')
    await box('Phone').last().fill(phone())
    await choose(/Relation/, 'Spouse')
    await choose(/^Credential/, 'Password')
    await dialog.getByRole('combobox', { name: 'Template' }).tap()
    await page.getByRole('option').first().tap()
    await look('check-in')
    await untilPrompt(admin, 2)
    await tap('Preview')
    await expect(dialog).toContainText('Nothing has been done yet')
    await expect(step(/Lock credential.*Password.*To be done.*Tom-Ivy/)).toBeVisible()
    await look('preview of the check-in')
    await tap('Check in')
    await expect(dialog).toContainText('Shown this once')
    await expect(dialog).toContainText(/Ann-Oak \d{6}\s*Tom-Ivy \d{6}/)
    await idle(admin, lock)
    await look('check-in done')
    await tap('Close')
    await expect(dialog).toContainText('365 days left')
  })
  const [lease] = await rowsOf(admin, 'leases', `room_id=${room}`)
  const leasePage = `/renter/lease-list/${String(lease!['lease_id'])}`

  await test.step('the contract', async () => {
    const [contract] = await rowsOf(admin, 'contract_texts', `lease_id=${String(lease!['lease_id'])}`)
    await page.goto(`/renter/contract-text-list/${String(contract!['id'])}`)
    await expect(main).toContainText('Monthly rent')
    await look('contract')
    await act('Print')
    await expect(dialog).toContainText('Prints on A4')
  })

  await test.step('frozen, unfrozen, renewed, and somebody moves in', async () => {
    await page.goto(leasePage)
    await look('lease')
    for (const way of ['Freeze', 'Unfreeze']) {
      await untilPrompt(admin, 2)
      await act(way)
      await tap(way)
      await expect(credentials).toHaveCount(2)
      if (way === 'Freeze') await look('frozen')
      await tap('Close')
      await idle(admin, lock)
    }
    await untilPrompt(admin, 2)
    await act('Renew')
    await dialog.getByPlaceholder('YYYY-MM-DD').last().fill(day(730))
    await tap('Renew')
    await expect(credentials).toHaveCount(2)
    await tap('Close')
    await expect(main).toContainText(day(730))
    await idle(admin, lock)
    await untilPrompt(admin, 1)
    await act('Add a co-tenant')
    await box('Name').fill('Joe-Elm')
    await box('Phone').fill(phone())
    await choose(/Relation/, 'Friend')
    await dialog.getByRole('checkbox', { name: 'Password' }).tap()
    await look('co-tenant')
    await tap('Add a co-tenant')
    await expect(dialog).toContainText(/Joe-Elm \d{6}/)
    await tap('Close')
    await idle(admin, lock)
  })

  await test.step('check-out', async () => {
    await page.goto(leasePage)
    await act('Check out')
    await box('Electricity reading').fill('1234.56')
    await dialog.getByRole('button', { name: 'Add a row' }).tap()
    await box('Item').fill('Broken chair')
    await box('Amount').fill('80')
    await tap('Preview')
    await expect(step(/Damage.*Broken chair.*-80\.00/)).toBeVisible()
    await look('preview of the check-out')
    await untilPrompt(admin, 3)
    await tap('Check out')
    await expect(page.getByRole('dialog', { name: /^Preview/ })).toHaveCount(0)
    await expect(dialog).toContainText('2,420.00')
    await expect(step(/Lock credential.*Password.*(In progress|Done).*J\*/)).toBeVisible()
    await look('check-out done')
    await tap('Close')
  })

  await test.step('its settlement on paper, and its undoing', async () => {
    await idle(admin, lock)
    const [out] = await rowsOf(admin, 'check_outs', `lease_id=${String(lease!['lease_id'])}`)
    await page.goto(`/renter/check-out-list/${String(out!['id'])}`)
    await expect(main).toContainText('Broken chair')
    await look('settlement')
    await act('Print')
    await expect(dialog.getByRole('heading', { name: 'Check-out settlement' })).toBeVisible()
    await look('settlement on paper')
    await tap('Close')
    await act('Undo')
    await expect(dialog).toContainText('The lease goes on')
    await tap('Undo')
    await expect(step(/^Lease .*Done/)).toBeVisible()
    await look('undone')
    await tap('Close')
    await page.goto(leasePage)
    await expect(main).toContainText('Valid')
  })
})

test('a check-in to come is cancelled, and each role has its own home page, in English on a telephone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const admin = await prepares(browser)
  const { name, room } = await vacantRoom(admin)
  await untilPrompt(admin, 2)
  await make(admin, 'leases/check_in', {
    ...{ room_id: room, name: 'Kim-Ash', phone: phone(), grant_types: [1] },
    ...{ lease_range: [day(7), day(370)], rent: '2500.00', deposit: '2500.00' },
  })
  const look = await enters(page, 'manager')
  const dialog = page.getByRole('dialog').last()
  const tiles = page.getByRole('group', { name: 'Rooms', exact: true }).getByRole('button')
  const tap = (button: string) => dialog.getByRole('button', { name: button, exact: true }).tap()

  await test.step('cancelled from the board', async () => {
    await look('home of a manager')
    await page.goto(`/tenancy-device?state=booked&word=${name}`)
    await expect(tiles.first()).toHaveAccessibleName(/from \d\d-\d\d.*Booked/)
    await tiles.first().tap()
    await expect(dialog).toContainText('Next lease (not started)')
    await look('a room that is booked')
    await tap('Cancel the check-in')
    await expect(dialog).toContainText('the deposit and prepaid electricity and water go back')
    await tap('Preview')
    await expect(dialog.getByRole('row', { name: /Deposit.*2,500\.00/ })).toBeVisible()
    await look('preview of the cancelling')
    await untilPrompt(admin, 1)
    await tap('Cancel the check-in')
    await expect(page.getByRole('dialog', { name: /^Preview/ })).toHaveCount(0)
    await expect(dialog.getByRole('row', { name: /Lock credential.*Password.*K\*/ })).toBeVisible()
    await tap('Close')
    await page.goto(`/tenancy-device?state=vacant&word=${name}`)
    await expect(tiles).toHaveCount(1)
  })

  for (const [account, figure] of [
    ['finance', 'Invoices under way'],
    ['engineer', 'Gateways offline'],
  ] as const)
    await test.step(`home of ${account}`, async () => {
      const other = await (await browser.newContext()).newPage()
      const seen = await enters(other, account)
      await expect(other.getByRole('main')).toContainText(figure)
      await seen(`home of ${account}`)
    })
})
