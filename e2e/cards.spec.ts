/** A management card is lost: its locks block it one by one, one of them when it is back. */
import { expect, test, type Page } from 'playwright/test'
import { tell, untilPrompt } from './support/fleet.ts'
import { logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

/** A home of its own with three locks, the last of which is away. */
async function threeLocks(page: Page): Promise<{ readonly home_id: number; readonly away: string }> {
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('卡片苑') })
  const run = String(Date.now()).slice(-9)
  const sns = [1, 2, 3].map((at) => `lk24035${run}000${at}`)
  for (const sn of sns) await bound(page, 'locks', sn, home_id)
  for (const sn of sns.slice(0, 2)) await tell(page, sn, { type: 'online' })
  return { home_id: Number(home_id), away: sns[2]! }
}

test('a lost card is blocked by two of three locks, by the third when it is back, and is deleted then', async ({
  page,
}) => {
  await logIn(page)
  const { home_id, away } = await threeLocks(page)
  const number = `3F${String(Date.now()).slice(-8)}`
  const { id } = await make(page, 'manage_cards', {
    ...{ number, card_type: 2, holder: '王工', store_id: 1, home_ids: [home_id] },
    valid_range: ['2026-01-01', '2099-12-31'],
  })
  const main = page.getByRole('main')
  await page.goto(`/house/card-list/${String(id)}`)
  await untilPrompt(page, 3)
  await press(page, '挂失')
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText(`确定挂失“${number}”`)
  await asked.getByRole('textbox', { name: /原因/ }).fill('保洁遗失')
  await asked.getByRole('button', { name: '挂失', exact: true }).click()
  await expect(asked).toHaveCount(0)

  const shows = async (address: string, words: string) =>
    expect(async () => {
      await page.goto(address)
      await expect(main).toContainText(words, { timeout: 2_000 })
    }).toPass()
  await shows(`/house/card-list/${String(id)}`, '2/3')
  await expect(main).toContainText('挂失中')
  await tell(page, away, { type: 'online' })
  await shows(`/house/card-list/${String(id)}`, '3/3')
  await expect(main).toContainText('已挂失')

  await untilPrompt(page, 3)
  await press(page, '从门锁删除')
  await page.getByRole('dialog').getByRole('button', { name: '从门锁删除', exact: true }).click()
  await shows(`/house/card-list/${String(id)}`, '已删除')
})

test('where one lock failed, only that one is told again, and blocks the card when it is back', async ({ page }) => {
  await logIn(page, { account: 'engineer' })
  await page.goto('/house/loss-card-list')
  const row = page.locator('tr[data-index]').filter({ hasText: '部分失败' }).first()
  const card = (await row.locator('a').first().innerText()).trim()
  const [, done, all] = /(\d+)\/(\d+)/.exec(await row.innerText())!
  expect(Number(done)).toBe(Number(all) - 1)
  const [report] = await rowsOf(page, 'loss_cards', 'state=3&limit=1')
  const [failed] = await rowsOf(page, 'card_lock_tasks', `loss_card_id=${String(report!['id'])}&status=2`)
  const [lock] = await rowsOf(page, 'devices', `device_id=${String(failed!['device_id'])}`)

  const newest = async () => Number((await rowsOf(page, 'command_tasks', 'sort=-id&limit=1'))[0]!['id'])
  await untilPrompt(page, 1)
  const before = await newest()
  await row.getByRole('button', { name: /^重试失败门锁/ }).click()
  await expect.poll(newest).toBe(before + 1)
  await tell(page, String(lock!['sn']), { type: 'online' })
  const renewed = page.locator('tr[data-index]').filter({ hasText: card })
  await expect(async () => {
    await page.goto('/house/loss-card-list')
    await expect(renewed).toContainText(`${all}/${all}`, { timeout: 2_000 })
  }).toPass()
  await expect(renewed).toContainText('已完成')
  expect(await newest()).toBe(before + 1)
})
