/**
 * A lock, its password, a card and the settings in English: whatever is looked at on the way holds no Chinese but what
 * people have entered.
 */
import { expect, test, type Page } from 'playwright/test'
import { moodOf, tell, untilNext, untilPrompt } from './support/fleet.ts'
import { inEnglish, logIn } from './support/log-in.ts'
import { press as pressed } from './support/press.ts'
import { HOME, make, rowsOf, unique } from './support/records.ts'

/** Of the demo: names, and what doors are told to say. */
async function entered(page: Page): Promise<readonly string[]> {
  const said = await rowsOf(page, 'lock_settings', 'limit=100')
  const [stores, staff] = [await rowsOf(page, 'stores', 'limit=100'), await rowsOf(page, 'staff', 'limit=100')]
  return [
    ...[...stores, ...staff].map(({ name }) => String(name)),
    ...said.flatMap(
      ({
        lock_open_audio_content: open,
        lock_auth_expires_audio_content: expiry,
        lock_rent_arrears_audio_content: arrears,
      }) => [open, expiry, arrears].flatMap((text) => (text == null ? [] : [String(text)])),
    ),
  ].toSorted((one, other) => other.length - one.length)
}

test('a lock is bound, given a password and a card, and set, in English', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/login')
  await inEnglish(page)
  await logIn(page)
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('Elm Court ') })
  const { room_id } = await make(page, 'rooms', { home_id, room_name: unique('R'), room_type: 1 })
  const [room] = await rowsOf(page, 'rooms', `room_id=${String(room_id)}`)
  const data = [String(room!['display_name']), ...(await entered(page))]
  const sn = `lk240350${String(Date.now()).slice(-8)}0001`
  const english = async (at = main): Promise<void> => {
    const text = data.reduce((all, one) => all.replaceAll(one, ''), await at.innerText())
    expect
      .soft(
        text.split('\n').filter((line) => /[一-鿿]/.test(line)),
        page.url(),
      )
      .toEqual([])
  }
  const press = (name: string) => pressed(page, name, { more: 'More' })
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  await test.step('binds the lock', async () => {
    await page.goto(`/house/room-list/${String(room_id)}`)
    await untilPrompt(page, 1)
    await press('Bind a lock')
    const number = dialog.getByRole('textbox', { name: /^Serial number/ })
    await number.fill(sn.slice(0, 13))
    await expect(dialog).toContainText('13')
    await english(dialog)
    await number.fill('cn260300000000000001')
    await confirm('Bind a lock')
    await expect(dialog).toContainText(/another kind of device: gateway/i)
    await english(dialog)
    await number.fill(sn)
    await expect(dialog).toContainText('D5G')
    await english(dialog)
    await confirm('Bind a lock')
    await expect(dialog).toHaveCount(0)
    await expect(main).toContainText('Awaiting delivery, bound, not online')
    await english()
  })
  const [device] = await rowsOf(page, 'devices', `sn=${sn}`)
  const lock = Number(device!['device_id'])
  await expect.poll(() => rowsOf(page, 'command_tasks', `device_id=${lock}&command=setting_write`)).not.toEqual([])
  await tell(page, sn, { type: 'online' })

  await test.step('adds a password', async () => {
    await page.goto(`/house/device-list/${lock}`)
    await expect(main).toContainText('D5G')
    await english()
    await untilPrompt(page, 1)
    await press('Add a password')
    await dialog.getByRole('textbox', { name: /^Holder/ }).fill('Tom-Ivy')
    await dialog.getByRole('textbox', { name: /^Phone/ }).fill('13800009913')
    await dialog.getByRole('textbox', { name: /^Valid until/ }).fill('2020-01-01 00:00:00')
    await confirm('Add a password')
    await expect(dialog).toContainText('The end must be in the future')
    await english(dialog)
    await dialog.getByRole('textbox', { name: /^Valid until/ }).fill('2099-01-01 00:00:00')
    await confirm('Add a password')
    await expect(dialog).toContainText('Shown this once')
    await english(dialog)
    await confirm('Close')
    const [grant] = await rowsOf(page, 'grants', `device_id=${lock}&sort=-grant_id&limit=1`)
    await page.goto(`/house/grant-list/${String(grant!['grant_id'])}`)
    await expect(main).toContainText('Effective')
    await english()
    for (const tab of ['grants', 'openings', 'work', 'events', 'codes', 'lock_settings']) {
      await page.goto(`/house/device-list/${lock}?tab=${tab}`)
      await expect(main).toContainText(sn)
      await english()
    }
  })

  await test.step('makes a password for whole hours', async () => {
    await page.goto(`/house/device-list/${lock}`)
    await press('Offline password')
    const end = dialog.getByRole('textbox', { name: /^Valid until/ })
    const [day = ''] = new Date(Date.now() + 3 * 86_400_000).toISOString().split('T')
    await end.fill(`${day} 08:30:00`)
    await confirm('Offline password')
    await expect(dialog).toContainText('Please choose a whole hour')
    await english(dialog)
    await end.fill(`${day} 08:00:00`)
    await confirm('Offline password')
    await expect(dialog).toContainText(/\d{10}/)
    await english(dialog)
    await confirm('Close')
  })

  await test.step('reports a card lost', async () => {
    const number = `3F${String(Date.now()).slice(-8)}`
    const { id } = await make(page, 'manage_cards', {
      ...{ number, card_type: 2, holder: 'Ann-Oak', store_id: 1, home_ids: [home_id] },
      valid_range: ['2026-01-01', '2099-12-31'],
    })
    await page.goto(`/house/card-list/${String(id)}`)
    await untilPrompt(page, 1)
    await expect(main.getByRole('button', { name: 'Report lost', exact: true })).toBeVisible()
    await press('Report lost')
    await expect(dialog).toContainText(number)
    await english(dialog)
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Left in a taxi')
    await confirm('Report lost')
    await expect(main).toContainText('1/1')
    await english()
    const [loss] = await rowsOf(page, 'loss_cards', `manage_card_id=${String(id)}`)
    await page.goto(`/house/loss-card-list/${String(loss!['id'])}`)
    await expect(main).toContainText(number)
    await english()
  })

  await test.step('sets the lock, which refuses', async () => {
    await page.goto(`/house/room-list/${String(room_id)}?tab=lock_setting`)
    const setting = page.getByRole('group', { name: 'Unlocked alarm', exact: true })
    await setting.getByRole('button', { name: 'Set here: Unlocked alarm' }).click()
    await english()
    await setting.getByRole('textbox', { name: 'Unlocked alarm' }).fill('0')
    await page.getByRole('button', { name: 'Preview and save' }).click()
    await expect(setting.getByRole('alert')).toBeVisible()
    await english()
    await setting.getByRole('textbox', { name: 'Unlocked alarm' }).fill('17')
    await page.getByRole('button', { name: 'Preview and save' }).click()
    await expect(dialog).toContainText('17')
    await english(dialog)
    await untilNext(page, (task) => moodOf(task) === 'failing')
    await confirm('Save')
    await expect(dialog).toHaveCount(0)
    await expect(main.getByRole('list', { name: 'Devices that have not taken their settings' })).toContainText(
      /reported an error/,
    )
    await english()
    for (const type of ['company&value=0', `home&value=${String(home_id)}`]) {
      await page.goto(`/configuration/lock?type=${type}`)
      await expect(setting).toBeVisible()
      await english()
    }
  })
})
