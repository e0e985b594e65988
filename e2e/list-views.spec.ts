/** A list as a board and as a calendar: cards move as their records can, and the address says what is shown. */
import { expect, test, type Page } from 'playwright/test'
import { findings, isSerious } from './support/axe.ts'
import { settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { make, TICKET, unique } from './support/records.ts'

const CHINESE = /[一-鿿]/
const AT = '/ticket/list/2'
const columnOf = (page: Page, code: number) => page.locator(`.b-column[data-code="${code}"]`)
const cardOf = (page: Page, code: number, id: unknown) =>
  columnOf(page, code)
    .getByRole('listitem')
    .filter({ hasText: `#${String(id)} ` })
const opened = async (page: Page, id: unknown, as: string): Promise<void> => {
  await page.goto(`/ticket/list/2?filter=${encodeURIComponent(JSON.stringify({ ticket_id: id }))}&as=${as}`)
  await settled(page)
}
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test('a ticket goes on by keys and by the mouse, each by its own dialog, and the address keeps the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await logIn(page)
  const { ticket_id: id } = await make(page, 'tickets', { ...TICKET, contact_name: unique('路').slice(-10) })
  await page.goto(AT)
  await page.getByRole('group', { name: '显示方式' }).getByRole('button', { name: '看板' }).click()
  await expect(page).toHaveURL(/as=board/)
  await expect(columnOf(page, 1).getByRole('heading')).toContainText('待派单')
  await opened(page, id, 'board')
  const move = cardOf(page, 1, id).getByRole('button', { name: /^移动/ })
  await move.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name: '派单 → 待接单' }).press('Enter')
  await confirm(page, '派单')
  await expect(cardOf(page, 9, id)).toBeVisible()
  await expect(columnOf(page, 9).getByRole('heading')).toContainText('1')
  await expect(cardOf(page, 1, id)).toHaveCount(0)

  await page.reload()
  const card = await cardOf(page, 9, id).locator('dl').boundingBox()
  const target = await columnOf(page, 10).boundingBox()
  await page.mouse.move(card!.x + 10, card!.y + 10)
  await page.mouse.down()
  await page.mouse.move(card!.x + 40, card!.y + 20, { steps: 4 })
  await page.mouse.move(target!.x + 60, target!.y + 80, { steps: 8 })
  await expect(columnOf(page, 10)).toHaveAttribute('data-takes', 'true')
  await expect(columnOf(page, 5)).toHaveAttribute('data-takes', 'false')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toContainText('处理人')
  await page.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).click()
  await expect(cardOf(page, 9, id)).toBeVisible()
})

test('the calendar steps by months and weeks, by keys too, and leads to the list of a day', async ({ page }) => {
  await logIn(page)
  // A name has at most ten characters; the last tell it from others.
  const contact_name = unique('路').slice(-10)
  // Its own, whoever ran before on the same records.
  const year = 2031 + Math.floor(Math.random() * 60)
  const day = `${year}-03-12`
  for (const _ of Array.from({ length: 5 }))
    await make(page, 'tickets', { ...TICKET, appointment_date: day, contact_name })
  await page.goto(`/ticket/list/2?as=calendar&at=${day}`)
  await expect(page.getByRole('heading', { name: `${year}年3月` })).toBeVisible()
  await settled(page)
  const more = page.getByRole('link', { name: '3月12日还有2条' })
  await expect(more).toHaveText('+2')
  await page.getByRole('button', { name: '下个月' }).click()
  await expect(page.getByRole('heading', { name: `${year}年4月` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: `${year}年4月` })).toBeVisible()
  await page.getByRole('button', { name: '上个月' }).click()
  await settled(page)
  await page.locator(`a[data-day="${year}-03-12"]`).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(`a[data-day="${year}-03-13"]`)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { name: `${year}年4月` })).toBeVisible()
  await expect(page.locator(`a[data-day="${year}-04-13"]`)).toBeFocused()
  await page.keyboard.press('PageUp')
  await page.getByRole('group', { name: '日历范围' }).getByRole('button', { name: '周' }).click()
  await expect(page).toHaveURL(/span=week/)
  await page.getByRole('group', { name: '日历范围' }).getByRole('button', { name: '月' }).click()
  await more.click()
  await expect(page).toHaveURL(/appointment_date_from/)
  await expect(page.locator('tr[data-index]:visible')).toHaveCount(5)
  await page.goto('/ticket/list/2?as=calendar&at=2031-02-30')
  await expect(page.locator('a[aria-current=date]')).toHaveCount(1)
  await page.getByRole('button', { name: '下个月' }).click()
  await page.getByRole('button', { name: '今天' }).click()
  await expect(page.locator('a[aria-current=date]')).toHaveCount(1)
})

for (const lang of ['zh', 'en'] as const)
  for (const [place, viewport] of Object.entries({
    desk: { width: 1440, height: 900 },
    telephone: { width: 390, height: 844 },
  }))
    test(`${lang}, ${place}: nothing serious is found, and English says nothing in Chinese`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.addInitScript((locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)), lang)
      await logIn(page, { at: '/ticket/list/2?as=board' })
      for (const as of ['board', 'calendar', 'calendar&span=week']) {
        await page.goto(`/ticket/list/2?as=${as}`)
        await expect(page.locator('.b-card a, .c-head h2').first()).toBeVisible()
        await settled(page)
        const shots = process.env['LIST_VIEW_SHOTS']
        if (shots) await page.screenshot({ path: `${shots}/${lang}-${place}-${as.replace('&', '-')}.png` })
        expect((await findings(page)).filter(isSerious), as).toEqual([])
        if (lang === 'en')
          expect((await page.locator('.b-column h2, .b-card dt, .c-head, .c-days').allInnerTexts()).join()).not.toMatch(
            CHINESE,
          )
      }
    })
