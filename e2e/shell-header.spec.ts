/**
 * The header: text messages left, the app's QR code, help, messages that announce themselves, and the online service in
 * two windows.
 */
import { expect, test, type Browser, type Page } from 'playwright/test'
import { listed } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { make, unique } from './support/records.ts'

/** A person at another machine. */
const person = async (browser: Browser, account: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, { account })
  return page
}

test('a question and its answer pass between two windows as they are written, and stay', async ({ browser }) => {
  const [asker, desk] = await Promise.all([person(browser, 'finance'), person(browser, 'admin')])
  const [question, answer, late] = ['对账单里少了一笔充值', '已经补记，请刷新查看', '还有问题随时找我们'].map(
    unique,
  ) as [string, string, string]
  await asker.getByRole('button', { name: '在线客服', exact: true }).click()
  const panel = asker.getByRole('dialog', { name: '在线客服' })
  await expect(panel).toContainText('您好，请描述遇到的问题')
  await expect(panel.getByRole('textbox', { name: '输入消息' })).toBeFocused()
  await asker.keyboard.type(question)
  await asker.keyboard.press('Enter')
  await expect(panel.getByRole('log')).toContainText(question)
  await expect(panel.getByRole('textbox')).toHaveValue('')

  await desk.getByRole('link', { name: /^在线客服 \d+个会话待回复$/ }).click()
  const chats = desk.getByRole('navigation', { name: '会话列表' })
  await chats.getByRole('button', { name: '沈佳琪 1条未读' }).click()
  const conversation = desk.getByRole('region', { name: '沈佳琪' })
  await expect(conversation.getByRole('log')).toContainText(question)
  await expect(chats.getByRole('button', { name: '沈佳琪', exact: true })).toBeVisible()
  await conversation.getByRole('textbox', { name: '输入消息' }).fill(answer)
  await desk.keyboard.press('Enter')
  // Nobody touched the other window.
  await expect(panel.getByRole('log')).toContainText(answer)
  await expect(panel.getByRole('log')).toContainText('客服 林岚')

  // Closed, it says how many are unread; what was begun is still there.
  await panel.getByRole('textbox').fill('还没写完')
  await asker.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await conversation.getByRole('textbox').fill(late)
  await conversation.getByRole('button', { name: '发送' }).click()
  await asker.getByRole('button', { name: '在线客服 1条未读' }).click()
  await expect(panel.getByRole('log')).toContainText(late)
  await expect(panel.getByRole('textbox')).toHaveValue('还没写完')
  await expect(asker.getByRole('button', { name: '在线客服', exact: true })).toBeVisible()

  // Kept: after a reload, and in the history of who answers.
  await asker.reload()
  await asker.getByRole('button', { name: '在线客服', exact: true }).click()
  await expect(asker.getByRole('dialog', { name: '在线客服' }).getByRole('log')).toContainText(question)
  await desk.goto(`/service/history?filter=${encodeURIComponent(JSON.stringify({ q: question }))}`)
  await expect(desk.getByRole('grid')).toContainText(question)
  await asker.goto('/service')
  await expect(asker).toHaveURL(/\/403$/)
  await Promise.all([asker.context().close(), desk.context().close()])
})

test('an answer that cannot be sent stays where it was written, and goes out when the network is back', async ({
  browser,
}) => {
  const asker = await person(browser, 'engineer')
  await asker.getByRole('button', { name: '在线客服' }).click()
  const panel = asker.getByRole('dialog', { name: '在线客服' })
  const text = unique('断网时写的')
  await asker.route('**/v3/service/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
  )
  await panel.getByRole('textbox').fill(text)
  await asker.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toContainText('网络异常')
  await expect(panel.getByRole('textbox')).toHaveValue(text)
  await asker.unroute('**/v3/service/messages')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByRole('log')).toContainText(text)
  await asker.context().close()
})

test('a message announces itself in an open window, and reading it clears the mark', async ({ browser }) => {
  const [reader, writer] = await Promise.all([person(browser, 'manager2'), person(browser, 'admin')])
  await make(writer, 'messages', { title: unique('停电通知'), type: 1, content: '<p>今晚停电</p>' })
  await reader.goto('/home')
  const centre = reader.getByRole('link', { name: /^消息中心 \d+条未读$/ })
  const unread = async () => Number(/\d+/.exec((await centre.getAttribute('aria-label'))!)![0])
  const before = await unread()
  const title = unique('停水通知')
  await make(writer, 'messages', { title, type: 1, content: '<p>今晚停水</p>' })
  await expect.poll(unread).toBe(before + 1)
  await centre.click()
  await reader.getByRole('grid').getByRole('link', { name: title, exact: true }).first().click()
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(unread).toBe(before)
  await reader.goto('/message')
  await expect(reader.getByRole('grid')).toContainText(title)
  // One that comes while the list is open comes into the list.
  const next = unique('来水通知')
  await make(writer, 'messages', { title: next, type: 1, content: '<p>已恢复</p>' })
  await expect(reader.getByRole('grid')).toContainText(next)
  await Promise.all([reader.context().close(), writer.context().close()])
})

test('text messages left, QR code, help and hotline; a client that moved has none of the icons', async ({ page }) => {
  await page.route('/config.json', (route) =>
    route.fulfill({
      json: { hotline: '400-800-1234', downloads: { android: '/files/app.apk', ios: 'https://example.com/app' } },
    }),
  )
  await logIn(page)
  const header = page.getByRole('banner')
  // Others send some meanwhile.
  const left = /短信剩余 1,2\d\d$/
  await expect(header.getByRole('link', { name: left })).toHaveAttribute('href', '/reporting/sms-recharge')
  await expect(header.getByRole('link', { name: '服务热线 400-800-1234' })).toHaveAttribute('href', 'tel:400-800-1234')
  await header.getByRole('button', { name: 'APP下载' }).click()
  const codes = page.getByRole('dialog', { name: '扫码下载APP' })
  await expect(codes.getByRole('img', { name: `二维码：${new URL(page.url()).origin}/files/app.apk` })).toBeVisible()
  await expect(codes.getByRole('link', { name: '苹果版' })).toHaveAttribute('href', 'https://example.com/app')
  await page.keyboard.press('Escape')
  await expect(codes).toBeHidden()
  await header.getByRole('link', { name: '帮助中心' }).click()
  await expect(page).toHaveURL(/\/help-space\/handbook$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await header.getByRole('button', { name: '更多' }).click()
  for (const item of ['快速查找', 'APP下载', '帮助中心', '服务热线 400-800-1234', /^剩余短信 1,2\d\d 条$/, 'English'])
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.route('**/v3/user_info', async (route) => {
    const json = (await (await route.fetch()).json()) as { data: { client: object } }
    await route.fulfill({
      json: {
        ...json,
        data: { ...json.data, client: { ...json.data.client, tags: ['1000'], enable_sms_recharge: false } },
      },
    })
  })
  await page.goto('/home')
  await expect(header.getByText(left)).toBeVisible()
  await expect(header.getByRole('link', { name: /短信剩余/ })).toHaveCount(0)
  for (const name of ['APP下载', '帮助中心', /^消息中心/])
    await expect(header.getByRole(name === 'APP下载' ? 'button' : 'link', { name })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '菜单' }).getByRole('link')).toHaveText(['账户信息'])
})

test('how many are unread is asked when there may be news, not again and again', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/v3/messages?read=false')) asked += 1
  })
  await logIn(page)
  await expect(page.getByRole('link', { name: /^消息中心 \d+条未读$/ })).toBeVisible()
  // Long enough for another page and its records to come: whoever asks without end has asked often by then.
  await page.goto('/house/home-list')
  await listed(page)
  await page
    .getByRole('link', { name: /^详情 / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: '删除', exact: true })).toBeVisible()
  await page.getByRole('link', { name: '消息中心' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  // Once a page that is loaded, once when the stream of news is there.
  expect(asked).toBeLessThanOrEqual(6)
})
