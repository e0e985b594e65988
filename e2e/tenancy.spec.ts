/** A tenancy from its first day to its last, as a keeper lives it: at the board, by keyboard. */
import { expect, test, type Page } from 'playwright/test'
import { tell, untilPrompt } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { HOME, make, rowsOf, unique } from './support/records.ts'

interface Place {
  readonly name: string
  readonly room: number
  readonly lock: string
  readonly meter: number
}

/** A vacant room with a lock and a meter that are online, in a home of its own. */
async function vacantRoom(page: Page): Promise<Place> {
  const name = unique('入住苑')
  const { home_id } = await make(page, 'homes', { ...HOME, name })
  const { room_id } = await make(page, 'rooms', { home_id, room_name: '101', room_type: 1, rent: '2500.00' })
  const room = Number(room_id)
  const run = String(Date.now()).slice(-8)
  const [lock, meter] = [`lk24035${run}00001`, `42${run}01`] as const
  const { device_id } = await make(page, `rooms/${room}/locks`, { sn: lock })
  await expect
    .poll(() => rowsOf(page, 'command_tasks', `device_id=${String(device_id)}&command=setting_write`))
    .not.toEqual([])
  const bound = await make(page, `rooms/${room}/elemeters`, { sn: meter })
  for (const sn of [lock, meter]) await tell(page, sn, { type: 'online' })
  return { name, room, lock, meter: Number(bound['device_id']) }
}

const day = (ahead: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + ahead * 86_400_000)
/** The newest command has been done. */
const lastDone = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await rowsOf(page, 'command_tasks', 'sort=-id&limit=1'))[0])
    .toMatchObject({ state: 'success' })
const step = (page: Page, name: RegExp) => page.getByRole('dialog').last().getByRole('row', { name })

test('from check-in to check-out: each step tells what came of it, and the board follows', async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page)
  const { name, room, lock, meter } = await vacantRoom(page)
  const tiles = page.getByRole('group', { name: '房间', exact: true }).getByRole('button')
  const states = page.getByRole('group', { name: '按房态筛选' })
  const dialog = page.getByRole('dialog').last()
  const main = page.getByRole('main')

  await test.step('checked in from its tile, by keyboard; the password is shown once', async () => {
    await page.goto(`/tenancy-device?state=vacant&word=${encodeURIComponent(name)}`)
    await expect(tiles).toHaveCount(1)
    await tiles.first().press('Enter')
    await untilPrompt(page, 1)
    await page.getByRole('dialog').getByRole('button', { name: '办理入住' }).press('Enter')
    await dialog.getByRole('textbox', { name: '姓名' }).fill('王某')
    await dialog.getByRole('textbox', { name: '手机号' }).fill(`138${String(Date.now()).slice(-8)}`)
    const [from, to] = [dialog.getByPlaceholder('YYYY-MM-DD').first(), dialog.getByPlaceholder('YYYY-MM-DD').last()]
    await from.fill(day(0))
    await to.fill(day(365))
    await dialog.getByRole('textbox', { name: '押金' }).fill('2500.00')
    await dialog.getByRole('checkbox', { name: '密码', exact: true }).press('Space')
    await dialog.getByRole('textbox', { name: '电表底数' }).fill('1234.56')
    await dialog.getByRole('button', { name: '预览' }).press('Enter')
    await expect(dialog).toContainText('尚未办理')
    await expect(step(page, /门锁授权 密码 将办理 王某/)).toBeVisible()
    await expect(step(page, /电表读数.*读数1,234\.56度/)).toBeVisible()
    await expect(step(page, new RegExp(`^房间 .*${name}`))).toBeVisible()
    await expect(step(page, /租客.*王某 138\*{4}\d{4}，新建租客档案/)).toBeVisible()
    await expect(step(page, /短信.*发至138\*{4}\d{4}/)).toBeVisible()
    expect(await rowsOf(page, 'leases', `room_id=${room}`)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('仅显示这一次')
    await expect(dialog).toContainText(/王某 \d{6}/)
    await expect(page.locator('[data-command]').filter({ hasText: '门锁授权' })).toContainText('执行成功')
    // The room has left what the board shows; its window has not.
    await expect(dialog).toContainText(/王某 \d{6}/)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: '在住租客' })).toBeVisible()
    await expect(dialog).toContainText('已租')
    await expect(dialog).toContainText('2,500.00')
    await page.keyboard.press('Escape')
    await expect(tiles).toHaveCount(0)
    await states.getByRole('button', { name: /^已租/ }).press('Enter')
    await expect(tiles).toHaveCount(1)
    await expect(tiles.first()).toHaveAccessibleName(/王/)
  })

  const [lease] = await rowsOf(page, 'leases', `room_id=${room}`)
  await test.step('frozen, unfrozen and renewed', async () => {
    await page.goto(`/renter/lease-list/${String(lease!['lease_id'])}`)
    for (const way of ['冻结', '解冻'] as const) {
      await untilPrompt(page, 1)
      await press(page, way)
      await dialog.getByRole('button', { name: way, exact: true }).click()
      // The row follows its command to the end.
      await expect(step(page, /门锁授权 密码 已完成/)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await lastDone(page)
    }
    await untilPrompt(page, 1)
    await press(page, '续租')
    await dialog.getByPlaceholder('YYYY-MM-DD').last().fill(day(730))
    await dialog.getByRole('button', { name: '续租', exact: true }).press('Enter')
    await expect(step(page, /门锁授权 密码 已完成/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(main).toContainText(day(730))
    await lastDone(page)
  })

  await test.step('another credential is added beside those that there are', async () => {
    await page.getByRole('tab', { name: '授权' }).click()
    await untilPrompt(page, 1)
    await main.getByRole('region', { name: '授权记录' }).getByRole('button', { name: '添加授权' }).click()
    await dialog.getByRole('checkbox', { name: '蓝牙', exact: true }).press('Space')
    await dialog.getByRole('button', { name: '预览' }).press('Enter')
    await expect(step(page, /门锁授权 蓝牙 将办理 王/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(step(page, /门锁授权 蓝牙 已完成 王/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect.poll(() => rowsOf(page, 'grants', `room_id=${room}`)).toHaveLength(2)
    await page.getByRole('tab', { name: '概览' }).click()
  })

  await test.step('checked out while the lock is away: it is told, and waits on the board', async () => {
    await tell(page, lock, { type: 'offline' })
    await press(page, '退租')
    await dialog.getByRole('textbox', { name: '电表读数' }).fill('1234.00')
    await dialog.getByRole('button', { name: '预览' }).press('Enter')
    // A register does not go back.
    await expect(dialog.getByRole('textbox', { name: '电表读数' })).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox', { name: '电表读数' }).fill('1234.56')
    await dialog.getByRole('button', { name: '预览' }).press('Enter')
    await expect(dialog).toContainText('尚未办理')
    await expect(step(page, /押金.*2,500\.00/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /^预览/ })).toHaveCount(0)
    await expect(step(page, /门锁授权 密码 等待设备/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: '打开退租记录' })).toBeVisible()
    await expect(dialog).not.toContainText('仅显示这一次')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('已退租')
    await page.goto(`/tenancy-device?state=vacant&word=${encodeURIComponent(name)}`)
    await expect(tiles.first()).toHaveAccessibleName(/空置.*待删除授权/)
  })

  await test.step('the lock is back: nothing of the tenant is left', async () => {
    await untilPrompt(page, 1)
    await tell(page, lock, { type: 'online' })
    await expect.poll(() => rowsOf(page, 'grants', `room_id=${room}`), { timeout: 60_000 }).toEqual([])
    await expect(tiles.first()).not.toHaveAccessibleName(/待删除授权/)
    const [device] = await rowsOf(page, 'devices', `device_id=${meter}`)
    expect(device).toMatchObject({ remaining: '0.00' })
  })
})

test('a check-in for a day to come is cancelled from the board: what it takes back is told before', async ({
  page,
}) => {
  await logIn(page)
  const { name, room } = await vacantRoom(page)
  const tiles = page.getByRole('group', { name: '房间', exact: true }).getByRole('button')
  const dialog = page.getByRole('dialog').last()
  await untilPrompt(page, 1)
  const { lease_id } = await make(page, 'leases/check_in', {
    ...{ room_id: room, name: '周某', phone: `137${String(Date.now()).slice(-8)}`, grant_types: [1] },
    ...{ lease_range: [day(7), day(370)], rent: '2500.00', deposit: '2500.00' },
  })
  await lastDone(page)
  await page.goto(`/tenancy-device?state=booked&word=${encodeURIComponent(name)}`)
  await expect(tiles.first()).toHaveAccessibleName(/周.*入住.*待入住/)
  await tiles.first().press('Enter')
  await dialog.getByRole('button', { name: '取消入住' }).press('Enter')
  await expect(dialog).toContainText('合同文本作废')
  await dialog.getByRole('button', { name: '预览' }).press('Enter')
  await expect(dialog).toContainText('尚未办理')
  await expect(step(page, /押金.*2,500\.00/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^预览/ })).toHaveCount(0)
  await expect(step(page, /门锁授权 密码 执行(中|成功)/)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(tiles).toHaveCount(0)
  await page.goto(`/renter/lease-list/${String(lease_id)}`)
  await expect(page.getByRole('main')).toContainText('已取消入住')
  await page.goto(`/tenancy-device?state=vacant&word=${encodeURIComponent(name)}`)
  await expect(tiles).toHaveCount(1)
})

test('what came of a check-out stays on the board, of a lease that began beside it', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const { name, room } = await vacantRoom(page)
  await page.goto(`/tenancy-device?word=${encodeURIComponent(name)}`)
  await page.getByRole('group', { name: '房间', exact: true }).getByRole('button').last().press('Enter')
  const panel = page.locator('[aria-labelledby=board-room]')
  await expect(panel).toContainText('暂无在住租客')
  await make(page, 'leases/check_in', {
    ...{ room_id: room, name: '王某', phone: `138${String(Date.now()).slice(-8)}` },
    ...{ lease_range: [day(0), day(365)], rent: '2500.00' },
  })
  await expect(panel).toContainText('已租')
  await press(page, '退租', { row: panel.getByRole('group', { name: '操作' }).last() })
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('button', { name: '预览' }).press('Enter')
  await expect(dialog).toContainText('尚未办理')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: '打开退租记录' })).toBeVisible()
  await expect(panel.locator('header')).toContainText('空置')
  await expect(dialog.getByRole('button', { name: '打开退租记录' })).toBeVisible()
})
