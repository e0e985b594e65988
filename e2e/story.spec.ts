/**
 * The operator's day: one room from vacant to vacant, with figures that anyone can check by hand. Of the steps that are
 * not here, cards.spec.ts has the lost card (11), story-access.spec.ts the telephone number and who sees a room (13),
 * story-month.spec.ts the month and the bill (10, 14, 15).
 */
import { expect as soon, test, type Browser, type Page } from 'playwright/test'
import { tell, untilPrompt } from './support/fleet.ts'
import { choose, pick } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { make, rowsOf, TICKET, unique } from './support/records.ts'

/** What a device is told waits for its turn. */
const expect = soon.configure({ timeout: 60_000 })

/** One that the keeper looks after. */
const HOME_ID = 1

interface Place {
  readonly name: string
  readonly room: number
  readonly lock: { readonly id: number; readonly sn: string }
  readonly meter: { readonly id: number; readonly sn: string }
  readonly rule: string
}

/** A vacant room with a lock and a meter that are online, and a price of 0.65. */
async function prepared(page: Page): Promise<Place> {
  const [name, rule] = [unique('故事间'), unique('公寓电价')]
  const { room_id } = await make(page, 'rooms', { home_id: HOME_ID, room_name: name, room_type: 1, rent: '2500.00' })
  const { id } = await make(page, 'fee_rules', { name: rule })
  await make(page, 'fee_prices', { fee_rule_id: id, from_day: '2020-01-01', type: 1, price: '0.65' })
  const run = String(Date.now()).slice(-8)
  const [lock, meter] = [`lk240350${run}0001`, `42${run}01`] as const
  const room = Number(room_id)
  const one = await make(page, `rooms/${room}/locks`, { sn: lock })
  await expect
    .poll(() => rowsOf(page, 'command_tasks', `device_id=${String(one['device_id'])}&command=setting_write`))
    .not.toEqual([])
  const other = await make(page, `rooms/${room}/elemeters`, { sn: meter })
  for (const sn of [lock, meter]) await tell(page, sn, { type: 'online' })
  return {
    name,
    room,
    rule,
    lock: { id: Number(one['device_id']), sn: lock },
    meter: { id: Number(other['device_id']), sn: meter },
  }
}

const day = (ahead: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + ahead * 86_400_000)

const as = async (browser: Browser, account: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, { account })
  return page
}

const lastDone = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await rowsOf(page, 'command_tasks', 'sort=-id&limit=1'))[0])
    .toMatchObject({ state: 'success' })

/** What a record's page shows on top under that name. */
const figure = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.locator(`dt:text-is("${label}")`) })
    .last()

test('from vacant to vacant, by the figures of the operator’s day', async ({ page, browser }) => {
  test.setTimeout(540_000)
  await logIn(page)
  const { name, room, lock, meter, rule } = await prepared(page)
  const keeper = await as(browser, 'keeper')
  const main = keeper.getByRole('main')
  const dialog = keeper.getByRole('dialog').last()
  const tiles = keeper.getByRole('group', { name: '房间', exact: true }).getByRole('button')
  const steps = (words: RegExp) => dialog.getByRole('row', { name: words })
  const close = () => dialog.getByRole('button', { name: '关闭' }).click()
  const board = (state: string) => keeper.goto(`/tenancy-device?state=${state}&word=${encodeURIComponent(name)}`)

  await test.step('1, 2: a vacant room is found on the board, and its tenant checked in', async () => {
    await board('vacant')
    await expect(tiles).toHaveCount(1)
    await tiles.first().click()
    await untilPrompt(keeper, 1)
    await keeper.getByRole('dialog').getByRole('button', { name: '办理入住' }).click()
    await dialog.getByRole('textbox', { name: '姓名' }).fill('王某')
    await dialog.getByRole('textbox', { name: '手机号' }).fill(`138${String(Date.now()).slice(-8)}`)
    await dialog.getByRole('textbox', { name: '身份证号' }).fill('110101199003074514')
    await dialog.getByPlaceholder('YYYY-MM-DD').first().fill(day(0))
    await dialog.getByPlaceholder('YYYY-MM-DD').last().fill(day(364))
    await dialog.getByRole('textbox', { name: '押金' }).fill('2500.00')
    await dialog.getByRole('checkbox', { name: '密码', exact: true }).check()
    await dialog.getByRole('textbox', { name: '电表底数' }).fill('1234.56')
    await choose(keeper, /付费模式/, '预付费')
    await pick(keeper, '电价规则', rule)
    await dialog.getByRole('textbox', { name: '透支额度' }).fill('5.00')
    await choose(keeper, /低电量提醒/, '10度')
    await dialog.getByRole('button', { name: '预览' }).click()
    await expect(dialog).toContainText('尚未办理')
    await dialog.getByRole('button', { name: '办理入住' }).click()
    await expect(dialog).toContainText('仅显示这一次')
    await expect(dialog).toContainText(/王某 \d{6}/)
    await expect(keeper.locator('[data-command]').filter({ hasText: '门锁授权' })).toContainText('执行成功')
    await close()
    await board('let')
    await expect(tiles.first()).toHaveAccessibleName(/王/)
  })
  const [lease] = await rowsOf(keeper, 'leases', `room_id=${room}`)
  const leasePage = `/renter/lease-list/${String(lease!['lease_id'])}`

  await test.step('3: the spouse is added with a card, which is enrolled at the lock', async () => {
    await keeper.goto(leasePage)
    await untilPrompt(keeper, 1)
    await press(keeper, '添加同住人')
    await dialog.getByRole('textbox', { name: '姓名' }).fill('李某')
    await dialog.getByRole('textbox', { name: '手机号' }).fill(`139${String(Date.now()).slice(-8)}`)
    await choose(keeper, /关系/, '配偶')
    await dialog.getByRole('checkbox', { name: /卡/ }).check()
    await dialog.getByRole('button', { name: '添加同住人', exact: true }).click()
    await expect(keeper.locator('[data-command]').first()).toContainText('执行成功')
    await close()
    const [card] = await rowsOf(keeper, 'grants', `device_id=${lock.id}&sort=-grant_id&limit=1`)
    await keeper.goto(`/house/grant-list/${String(card!['grant_id'])}`)
    await expect(main).toContainText('已生效')
    await expect(main).toContainText('李*')
  })

  await test.step('4: 100 yuan are 153.85 kWh', async () => {
    await keeper.goto(`/house/device-list/${meter.id}?tab=usage`)
    await untilPrompt(keeper, 1)
    await press(keeper, '充值')
    await dialog.getByRole('textbox', { name: '金额' }).fill('100.00')
    await dialog.getByRole('button', { name: '充值', exact: true }).click()
    await expect(dialog).toContainText('153.85')
    await close()
    await expect(figure(keeper, '剩余电量')).toContainText('153.85')
    await lastDone(keeper)
  })

  const notices = async () =>
    (await rowsOf(keeper, 'messages', 'limit=100')).filter(({ title }) => String(title).startsWith('剩余电量不足'))
      .length
  await test.step('5: at 8.41 kWh there is one notice', async () => {
    const before = await notices()
    await tell(page, meter.sn, { type: 'reading', electric_read: '1380.00' })
    await expect(figure(keeper, '剩余电量')).toContainText('8.41')
    await expect.poll(notices).toBe(before + 1)
    await tell(page, meter.sn, { type: 'reading', electric_read: '1380.00' })
    expect(await notices()).toBe(before + 1)
  })

  await test.step('6: below the overdraft the meter is cut off', async () => {
    await untilPrompt(page, 1)
    await tell(page, meter.sn, { type: 'reading', electric_read: '1394.00' })
    await expect(figure(keeper, '剩余电量')).toContainText('-5.59')
    await expect(figure(keeper, '合闸状态')).toContainText('跳闸')
    await keeper.goto(`/house/device-list/${meter.id}?tab=events`)
    await expect(main).toContainText('欠费断电')
  })

  await test.step('7: the arrears are cleared: 3.63 yuan, and power is back', async () => {
    await untilPrompt(keeper, 2)
    await press(keeper, '充值')
    await choose(keeper, /充值方式/, '补缴欠费')
    await dialog.getByRole('button', { name: '充值', exact: true }).click()
    await expect(dialog).toContainText('5.59')
    await close()
    await expect(figure(keeper, '剩余电量')).toContainText('0.00')
    await expect(figure(keeper, '合闸状态')).toContainText('合闸')
    const [charge] = await rowsOf(keeper, 'charges', `device_id=${meter.id}&sort=-id&limit=1`)
    expect(charge).toMatchObject({ money: '3.63', energy: '5.59' })
  })

  await test.step('8: while the lock is away it takes no password, but an offline one works', async () => {
    await tell(page, lock.sn, { type: 'offline' })
    await keeper.goto(`/house/device-list/${lock.id}`)
    await expect(figure(keeper, '连接情况')).toContainText('离线')
    await expect(main).toContainText('门锁离线，恢复在线后再操作')
    await expect(main.getByRole('button', { name: '添加密码', exact: true })).toHaveCount(0)
    await press(keeper, '离线密码')
    await dialog.getByRole('textbox', { name: /失效时间/ }).fill(`${day(1)} 12:00:00`)
    await dialog.getByRole('button', { name: '离线密码', exact: true }).click()
    await expect(dialog).toContainText(/\d{6}/)
    await close()
  })

  const renewed = lock.sn.replace(/1$/, '2')
  await test.step('9: the lock breaks: a ticket, another lock in its place, the same credentials', async () => {
    const { ticket_id } = await make(keeper, 'tickets', {
      ...{ ...TICKET, home_id: HOME_ID, room_id: room, device_id: lock.id },
      ...{ fault: '门锁不上电', appointment_date: day(1) },
    })
    const ticket = `/ticket/${String(ticket_id)}`
    const state = (of: Page) => of.getByRole('list', { name: '进度' }).locator('[aria-current=step]')
    const go = async (of: Page, step: string, fill: () => Promise<void> = () => Promise.resolve(), at = ticket) => {
      await of.goto(at)
      await press(of, step)
      await fill()
      await of.getByRole('dialog').last().getByRole('button', { name: step, exact: true }).click()
      await expect(of.getByRole('dialog')).toHaveCount(0)
    }
    await go(page, '派单')
    await go(page, '分配', () => pick(page, '处理人', '赵立新'))
    const engineer = await as(browser, 'engineer')
    await engineer.setViewportSize({ width: 390, height: 844 })
    await go(engineer, '预约上门', async () => {
      await choose(engineer, /时段/, '上午')
    })
    await go(engineer, '签到')
    await untilPrompt(page, 4)
    await go(
      engineer,
      '更换',
      () => engineer.getByRole('dialog').getByRole('textbox', { name: '新设备SN' }).fill(renewed),
      `/house/device-list/${lock.id}`,
    )
    await expect(engineer.getByRole('main')).toContainText('已更换')
    await tell(page, renewed, { type: 'online' })
    const held = () => rowsOf(page, 'grants', `room_id=${room}&sort=grant_id`)
    // The password goes to the new lock by itself; the card is held to it.
    await expect.poll(async () => (await held())[0]?.['state'], { timeout: 60_000 }).toBe(2)
    const [, card] = await held()
    await keeper.goto(`/house/grant-list/${String(card!['grant_id'])}`)
    await expect(main).toContainText('由持有人在新门锁前重新录入')
    await untilPrompt(page, 1)
    await press(keeper, '重新下发')
    await expect(main).toContainText('已生效')
    expect((await held()).map((one) => [one['device_id'] === lock.id, one['state']])).toEqual([
      [false, 2],
      [false, 2],
    ])
    await go(engineer, '提交验收', () =>
      engineer.getByRole('dialog').getByRole('textbox', { name: /处理/ }).fill('更换门锁'),
    )
    await go(page, '验收通过')
    await go(page, '评价', () => page.getByRole('dialog').getByRole('textbox', { name: /评分/ }).fill('5'))
    await expect(state(page)).toHaveCount(1)
  })

  await test.step('12: checked out while the lock is away: ledgers at zero, the credentials wait for it', async () => {
    await tell(page, renewed, { type: 'offline' })
    await keeper.goto(leasePage)
    await press(keeper, '退租')
    await dialog.getByRole('textbox', { name: '电表读数' }).fill('1394.00')
    await dialog.getByRole('button', { name: '预览' }).click()
    await expect(dialog).toContainText('尚未办理')
    // The deletions that wait have numbers that are known beforehand.
    await untilPrompt(page, 4)
    await dialog.getByRole('button', { name: '退租' }).click()
    await expect(steps(/门锁授权 密码 等待设备/)).toBeVisible()
    await close()
    await board('vacant')
    await expect(tiles.first()).toHaveAccessibleName(/空置.*待删除授权/)
    await untilPrompt(page, 2)
    await tell(page, renewed, { type: 'online' })
    await expect.poll(() => rowsOf(keeper, 'grants', `room_id=${room}`), { timeout: 60_000 }).toEqual([])
    await expect(tiles.first()).not.toHaveAccessibleName(/待删除授权/)
    expect((await rowsOf(keeper, 'devices', `device_id=${meter.id}`))[0]).toMatchObject({ remaining: '0.00' })
  })
})
