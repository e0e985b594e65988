/** Another system is told of events: set up by keyboard, tried, told of a change, and a delivery sent once more. */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'playwright/test'
import { settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { unique } from './support/records.ts'

const SECRET = /whsec_[A-Za-z0-9+/=]{44}/

interface Received {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

let server: Server
const received: Received[] = []
test.beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += String(piece)))
    request.on('end', () => {
      received.push({ headers: request.headers as Received['headers'], body })
      response.writeHead(200).end('收到')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
test.afterAll(() => {
  server.close()
})

test('a webhook is set up by keyboard, tried, and tells of a change', async ({ page }) => {
  const name = unique('推送')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  await logIn(page, { at: '/webhooks' })
  await settled(page)
  await page.getByRole('main').getByRole('button', { name: '创建推送', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '创建推送', exact: true })
  await dialog.getByRole('textbox', { name: '推送名称' }).fill(name)
  await dialog.getByRole('textbox', { name: '接收地址' }).fill(url)
  const resources = dialog.getByRole('combobox', { name: '推送对象' })
  await resources.fill('房间')
  await expect(page.getByRole('option', { name: '房间', exact: true })).toBeVisible()
  await resources.press('Enter')
  await resources.press('Escape')
  await dialog.getByRole('textbox', { name: '推送名称' }).press('Enter')

  await expect(dialog).toContainText('仅显示这一次')
  const secret = SECRET.exec(await dialog.innerText())![0]
  await dialog.getByRole('button', { name: '关闭', exact: true }).press('Enter')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('启用')
  await expect(row).toContainText('房间')
  await settled(page)
  expect(await page.content()).not.toContain(secret)

  await row.getByRole('link', { name, exact: true }).click()
  await settled(page)
  await page.getByRole('main').getByRole('button', { name: '发送测试事件', exact: true }).press('Enter')
  const answer = page.getByRole('dialog', { name: '发送测试事件', exact: true })
  await expect(answer).toContainText('已送达是')
  await expect(answer).toContainText('收到')
  await answer.getByRole('button', { name: '关闭', exact: true }).press('Enter')
  expect(received).toHaveLength(1)

  const { list } = ((await (await page.request.get('/v3/rooms?limit=1')).json()) as Answer).data
  const { room_id, version, room_name } = list[0]!
  await page.request.put(`/v3/rooms/${room_id}`, { data: { room_name: `${room_name}a`, version } })
  await expect.poll(() => received.length).toBe(2)
  const told = received[1]!
  expect(new Webhook(secret).verify(told.body, told.headers)).toMatchObject({
    type: 'room.changed',
    data: { id: room_id },
  })

  await page.reload()
  const delivery = page
    .getByRole('row')
    .filter({ hasText: String(room_id) })
    .filter({ hasText: '已送达' })
  await expect(delivery).toContainText('200')
  await delivery.getByRole('button', { name: '重新推送' }).press('Enter')
  await expect.poll(() => received.length).toBe(3)
  expect(received[2]!.headers['webhook-id']).toBe(told.headers['webhook-id'])
})

interface Answer {
  readonly data: {
    readonly list: readonly { readonly room_id: number; readonly version: number; readonly room_name: string }[]
  }
}
