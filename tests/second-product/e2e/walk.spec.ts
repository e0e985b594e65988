/** The fleet as its people use it: what their documents say is there, and nothing of another product. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import sharp from 'sharp'
import { Webhook } from 'standardwebhooks'
import { choose, column, grid, listed, pick, rows, status } from '../../../e2e/support/list-page.ts'
import { make, rowsOf, unique, type Row } from '../../../e2e/support/records.ts'
import { logIn, makeDepot, makeDriver, makeVehicle, plate, report } from './fleet.ts'

const CHINESE = /[一-鿿]/
const speak = async (page: Page, language: string) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(中文|English|Deutsch)$/ })
    .click()
  await page.getByRole('menuitem', { name: language }).click()
}
interface Counted {
  readonly data: { readonly count: number }
}
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a vehicle is entered, judged by its plate, listed and opened', async ({ page }) => {
  await logIn(page, '/vehicles')
  const place = await makeDepot(page)
  const own = plate(6)
  await page.getByRole('button', { name: '新增' }).first().click()
  const field = page.getByRole('textbox', { name: '车牌号' })
  await field.fill(own.slice(0, -1))
  await page.getByRole('textbox', { name: '车型' }).fill('比亚迪 T5')
  await choose(page, /能源类型/, '纯电动')
  await pick(page, '所属车场', place.name)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/v3/vehicles') sent.push(request.url())
  })
  await page.getByRole('button', { name: '保存' }).click()
  await expect(field).toHaveAccessibleDescription('该能源类型的车牌应为8位')
  // The form has asked the rule itself; the server says the same to who does not.
  expect(sent).toEqual([])
  const refused = await page.request.post('/v3/vehicles', {
    data: { plate: own.slice(0, -1), model: '比亚迪 T5', energy: 3, depot_id: place.depot['id'] },
  })
  expect([refused.status(), await refused.json()]).toEqual([
    422,
    expect.objectContaining({ data: { fields: [{ field: 'plate', message: '该能源类型的车牌应为8位' }] } }),
  ])
  await field.fill(own)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/vehicles\/\d+$/)
  await expect(page.getByRole('main')).toContainText(own)
  await expect(page.getByRole('main')).toContainText(place.name)
  await page.goto(`/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: own }))}`)
  await listed(page)
  expect(await column(page, '车牌号')).toEqual([own])
  expect(await column(page, '车辆状态')).toEqual(['空闲'])
})

test('a service order begins with now, and with the mileage of the vehicle that is chosen, until one is typed', async ({
  page,
}) => {
  await logIn(page, '/service_orders/create')
  const place = await makeDepot(page)
  const [near, far] = [
    await makeVehicle(page, place, { mileage: 1200 }),
    await makeVehicle(page, place, { mileage: 98000 }),
  ]
  await page.goto('/service_orders/create')
  const mileage = page.getByRole('textbox', { name: '送修里程' })
  await expect(page.getByRole('textbox', { name: '送修时间' })).toHaveValue(/^\d{4}-\d\d-\d\d \d\d:\d\d/)
  await expect(mileage).toHaveValue('')
  await pick(page, '车辆', String(near.plate))
  await expect(mileage).toHaveValue('1200')
  await pick(page, '车辆', String(far.plate))
  await expect(mileage).toHaveValue('98000')
  await mileage.fill('98100')
  await pick(page, '车辆', String(near.plate))
  await expect(page.getByRole('combobox', { name: '车辆' })).toHaveValue(
    `${String(near.plate)} · ${String(near.model)}`,
  )
  await expect(mileage).toHaveValue('98100')
  await page.getByRole('textbox', { name: '故障或项目' }).fill('异响')
  await page.keyboard.press('Control+S')
  await expect(page).toHaveURL(/\/service_orders\/\d+$/)
  const [made] = await rowsOf(page, 'service_orders', `vehicle_id=${String(near.id)}&columns=mileage,brought_by`)
  expect(made).toMatchObject({ mileage: 98100, brought_by: expect.any(Number) as unknown })
})

test('a vehicle is handed over by the button of its row, and the trip is there', async ({ page }) => {
  await logIn(page, '/vehicles')
  const place = await makeDepot(page)
  const [first, second] = [unique('张'), unique('李')]
  await makeDriver(page, place, first)
  await makeDriver(page, place, second)
  const { id, plate: own } = await makeVehicle(page, place, { mileage: 1200 })
  await page.goto(`/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: own }))}`)
  await page.getByRole('button', { name: new RegExp(`^交接 ${String(own)}`) }).click()
  const dialog = page.getByRole('dialog', { name: '交接' })
  const mileage = dialog.getByRole('textbox', { name: '里程' })
  await expect(mileage).toHaveValue('1200')
  await pick(page, '驾驶员', first)
  await mileage.fill('1100')
  await dialog.getByRole('button', { name: '交接', exact: true }).click()
  await expect(mileage).toHaveAccessibleDescription(/不能小于1200公里/)
  await mileage.fill('1250')
  await dialog.getByRole('button', { name: '交接', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`“${String(own)}”已交接`)).toBeVisible()
  await expect(rows(page).first()).toContainText('使用中')
  await expect(rows(page).first()).toContainText(first)

  await page.goto(`/vehicles/${String(id)}`)
  await button(page, '交接').click()
  await pick(page, '驾驶员', second)
  await mileage.fill('1300')
  await dialog.getByRole('button', { name: '交接', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(second)
  const trips = await rowsOf(page, 'trips', `vehicle_id=${String(id)}&sort=begun_at`)
  expect(trips.map(({ mileage_from, mileage_to, driven }) => [mileage_from, mileage_to, driven])).toEqual([
    [1250, 1300, 50],
    [1300, null, null],
  ])
  // Who has it now was told, through the port that the product brings.
  const pages = await readFile(path.join(process.env['SECOND_DATA']!, 'pages.jsonl'), 'utf8')
  const told = pages
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
  expect(told.filter(({ text }) => text === `${String(own)} 已交给您`).map(({ key }) => key)).toEqual(
    trips.map(({ id: trip }) => `trip-${String(trip)}`),
  )
})

test('a service order goes its way step by step', async ({ page }) => {
  await logIn(page, '/service_orders')
  const { id: vehicle_id, plate: own } = await makeVehicle(page, await makeDepot(page), { mileage: 1200 })
  const order = { vehicle_id, fault: '更换刹车片' }
  const { id } = await make(page, 'service_orders', order)
  await page.goto(`/service_orders/${String(id)}`)
  const dialog = page.getByRole('dialog')
  const step = async (name: string, ...filled: readonly (readonly [string, string])[]) => {
    await button(page, name).click()
    for (const [label, value] of filled) await dialog.getByRole('textbox', { name: label }).fill(value)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button(page, name)).toHaveCount(0)
  }
  await step('审批通过')
  await expect(button(page, '驳回')).toHaveCount(0)
  await step('送修', ['维修厂', '滨江汽修'])
  await step('完工', ['费用', '12860,5'])
  await expect(page.getByRole('main')).toContainText('已完成')
  await expect(page.getByRole('main')).toContainText('12.860,50')
  // What stands around these writes: when it was brought, and where the next service is due.
  const [done] = await rowsOf(page, 'service_orders', `vehicle_id=${String(vehicle_id)}`)
  expect(done!['brought_at']).not.toBeNull()
  const [vehicle] = await rowsOf(page, 'vehicles', `q=${String(own)}`)
  expect(vehicle!['service_at']).toBe(11200)
  // Its cost is in the product's currency, written as the product writes numbers; on the wire it has a point.
  expect(done!['cost']).toBe('12860.50')
  await page.goto(`/service_orders?filter=${encodeURIComponent(JSON.stringify({ vehicle_id: [vehicle_id] }))}`)
  await listed(page)
  expect(await column(page, '费用 (欧元)')).toEqual(['12.860,50'])
})

test('people write to each other about a service order', async ({ page }) => {
  await logIn(page, '/service_orders')
  const { id: vehicle_id } = await makeVehicle(page, await makeDepot(page))
  const { id } = await make(page, 'service_orders', { vehicle_id, fault: '空调不制冷' })
  await page.goto(`/service_orders/${String(id)}?tab=comments`)
  const comments = page.getByRole('region', { name: '评论', exact: true })
  // They are loaded when they come into sight.
  await comments.scrollIntoViewIfNeeded()
  await comments.getByRole('textbox', { name: '评论内容' }).fill('配件明天到')
  await comments.getByRole('button', { name: '发表评论' }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(1)
  await expect(comments.getByRole('listitem')).toContainText('配件明天到')
  const said = await rowsOf(page, 'service_order_comments', `record_id=${String(id)}`)
  expect(said.map(({ content }) => content)).toEqual(['配件明天到'])
})

test('regions stand below each other, and a branch opens', async ({ page }) => {
  await logIn(page, '/regions')
  const name = unique('东南')
  const { id } = await make(page, 'regions', { name })
  const { id: below } = await make(page, 'regions', { name: `${name}沿海`, above_id: id })
  await page.goto(`/regions?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
  await page.getByRole('button', { name: '树形', exact: true }).click()
  const tree = page.getByRole('tree')
  await expect(tree.getByRole('treeitem')).toHaveCount(1)
  const top = tree.locator(`[data-id="${String(id)}"]`)
  await top.getByRole('button', { name: '展开' }).click()
  const branch = top.getByRole('group').getByRole('treeitem')
  await expect(branch).toHaveCount(1)
  await branch.getByRole('link', { name: `${name}沿海` }).click()
  await expect(page).toHaveURL(new RegExp(`/regions/${String(below)}`))
  await expect(page.getByRole('list', { name: '上级路径' }).getByRole('link')).toHaveText([name])
})

test('depots and their vehicles are on a map, vehicles where their depots are and coloured by their state', async ({
  page,
}) => {
  await logIn(page, '/depots')
  const place = await makeDepot(page, { latitude: '30.20833', longitude: '120.21198' })
  const plates = [await makeVehicle(page, place), await makeVehicle(page, place)].map((one) => String(one['plate']))
  await page.goto(`/depots?filter=${encodeURIComponent(JSON.stringify({ q: place.name }))}`)
  await page.getByRole('button', { name: '地图', exact: true }).click()
  const points = page.locator('.m-point')
  await expect(points).toHaveText([place.name])
  await page.goto(`/vehicles?filter=${encodeURIComponent(JSON.stringify({ depot_id: place.depot['id'] }))}&as=map`)
  await expect(points).toHaveText(['2'])
  await expect(points).toHaveAttribute('data-tone', 'success')
  await points.click()
  const card = page.getByRole('region', { name: '所选位置' })
  for (const one of plates) await expect(card.getByRole('link', { name: one })).toBeVisible()
  await expect(card).toContainText('空闲')
})

test('stops of a route are entered in its form, put in order by the keyboard, changed and removed', async ({
  page,
}) => {
  await logIn(page, '/routes')
  const [first, second, third] = [await makeDepot(page), await makeDepot(page), await makeDepot(page)]
  const name = unique('线路')
  await page.goto('/routes/create')
  await page.getByRole('textbox', { name: '线路名称' }).fill(name)
  await pick(page, '始发车场', first.name)
  const stops = page.getByRole('group', { name: '停靠点' })
  const row = (at: number) => stops.getByRole('row', { name: `第${at}行`, exact: true })
  const chosen = (at: number) => row(at).getByRole('combobox', { name: '停靠车场' })
  const arrives = (at: number) => row(at).getByRole('textbox', { name: '到达时间' })
  const save = async () => page.getByRole('button', { name: '保存', exact: true }).click()
  for (const [at, place, time] of [
    [1, first, '08:00'],
    [2, second, '23:10'],
  ] as const) {
    await stops.getByRole('button', { name: '添加一行' }).click()
    await chosen(at).click()
    await chosen(at).fill(place.name)
    await page.getByRole('option', { name: place.name }).click()
    await arrives(at).fill(time)
  }
  const minutes = row(2).getByRole('textbox', { name: '停靠时长' })
  await minutes.fill('30')
  await save()
  await expect(minutes).toHaveAccessibleDescription('22:00以后停靠不超过10分钟')
  await minutes.fill('10')
  await save()
  await expect(page).toHaveURL(/\/routes\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())![0])
  const shown = page.getByRole('region', { name: '停靠点' }).locator('tbody tr')
  const texts = async () => (await shown.allInnerTexts()).map((text) => text.split('\t'))
  await expect.poll(texts).toEqual([
    ['1', first.name, '08:00', '5'],
    ['2', second.name, '23:10', '10'],
  ])
  await page.goto(`/routes/${id}/edit`)
  await row(2).getByRole('button', { name: '上移 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(chosen(1)).toHaveValue(second.name)
  await expect(row(1).getByRole('button', { name: '下移 1' })).toBeFocused()
  // By the pointer down again, and up.
  await row(1)
    .getByRole('cell', { name: '1', exact: true })
    .dragTo(row(2).getByRole('cell', { name: '2', exact: true }))
  await expect(chosen(2)).toHaveValue(second.name)
  await row(2)
    .getByRole('cell', { name: '2', exact: true })
    .dragTo(row(1).getByRole('cell', { name: '1', exact: true }))
  await expect(chosen(1)).toHaveValue(second.name)
  await row(2).getByRole('button', { name: '删除该行 2' }).click()
  await stops.getByRole('button', { name: '添加一行' }).click()
  await chosen(2).click()
  await chosen(2).fill(third.name)
  await page.getByRole('option', { name: third.name }).click()
  await arrives(2).fill('23:30')
  // Somebody else moves the first stop meanwhile: nothing of theirs is overwritten unseen.
  const [kept] = await rowsOf(page, 'route_stops', `route_id=${id}&depot_id=${String(second.depot['id'])}`)
  const changed = { version: kept!.version, arrives_at: '23:05' }
  expect((await page.request.put(`/v3/route_stops/${String(kept!['id'])}`, { data: changed })).ok()).toBe(true)
  await save()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('23:05')
  await dialog.getByRole('radio', { name: '停靠点 保留我的' }).check()
  await dialog.getByRole('button', { name: '合并并保存' }).click()
  await expect(page).toHaveURL(/\/routes\/\d+$/)
  await expect.poll(texts).toEqual([
    ['1', second.name, '23:10', '10'],
    ['2', third.name, '23:30', '5'],
  ])
  await page.goto(`/routes/create?copy=${id}`)
  await page.getByRole('textbox', { name: '线路名称' }).fill(unique('线路'))
  await save()
  await expect(page).toHaveURL(/\/routes\/\d+$/)
  await expect.poll(async () => (await texts()).map(([, place]) => place)).toEqual([second.name, third.name])
  await page.getByRole('region', { name: '停靠点' }).getByRole('link', { name: '查看全部' }).click()
  await listed(page)
  expect(await column(page, '停靠车场')).toEqual([second.name, third.name])
})

test('a fault that waits for approval is not reported twice', async ({ page }) => {
  await logIn(page, '/service_orders')
  const { id: vehicle_id, plate: own } = await makeVehicle(page, await makeDepot(page))
  await make(page, 'service_orders', { vehicle_id, fault: '雨刮不转' })
  await page.getByRole('button', { name: '新增' }).first().click()
  await pick(page, '车辆', String(own))
  const fault = page.getByRole('textbox', { name: '故障或项目' })
  await fault.fill('雨刮不转')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(fault).toHaveAccessibleDescription('该车辆的同一故障已报修，等待审批')
})

test('a picture goes with a service order, and is there when that is opened again', async ({ page }) => {
  await logIn(page, '/service_orders')
  const { id: vehicle_id } = await makeVehicle(page, await makeDepot(page))
  const { id } = await make(page, 'service_orders', { vehicle_id, fault: '前保险杠刮花' })
  await page.goto(`/service_orders/${String(id)}/edit`)
  const background = { r: 60, g: 110, b: 90 }
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  const field = page.getByRole('group', { name: '照片' })
  await field.locator('input[type=file]').first().setInputFiles({ name: '保险杠.png', mimeType: 'image/png', buffer })
  await expect(field.getByRole('button', { name: '预览 保险杠.png' })).toBeVisible()
  await expect(field.getByRole('status')).toHaveCount(0)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.includes('/edit'))
  await page.goto(`/service_orders/${String(id)}`)
  const thumbnail = page.getByRole('main').locator('.k-files img')
  await expect(thumbnail).toHaveJSProperty('naturalWidth', 200)
})

test('the tracker of a vehicle tells its mileage, and a vehicle without one cannot be asked', async ({ page }) => {
  await logIn(page, '/vehicles')
  const place = await makeDepot(page)
  const box = `T${String(Date.now())}`
  const { id } = await makeVehicle(page, place, { mileage: 1200, service_at: 90000, box })
  const { id: without } = await makeVehicle(page, place)
  await page.goto(`/vehicles/${String(id)}`)
  await button(page, '读取里程').click()
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) > 0) await dialog.getByRole('button', { name: '读取里程', exact: true }).click()
  const mileage = async () => (await rowsOf(page, 'vehicles', `q=${box}`))[0]!['mileage'] as number
  await expect.poll(mileage).toBeGreaterThan(1200)
  const tasks = await rowsOf(page, 'command_tasks', `vehicle_id=${String(id)}`)
  expect(tasks.map(({ command, state }) => [command, state])).toEqual([['read_mileage', 'success']])
  await page.goto(`/vehicles/${String(without)}`)
  await expect(button(page, '读取里程')).toHaveCount(0)
})

test('what the platform of the trackers sends is taken once, changes the vehicle, and stands in the inbox', async ({
  page,
}) => {
  await logIn(page, '/vehicles')
  const box = `W${String(Date.now())}`
  await makeVehicle(page, await makeDepot(page), { mileage: 1200, box })
  const mileage = async () => (await rowsOf(page, 'vehicles', `q=${box}`))[0]!['mileage']
  const received = async (number: string) => (await rowsOf(page, 'webhook_messages', `q=${number}`))[0]
  const number = unique('report-')
  expect(await report(page, number, { box, mileage: 1500 })).toBe(200)
  await expect.poll(mileage).toBe(1500)
  expect(await report(page, number, { box, mileage: 1500 })).toBe(200)
  // An earlier report that comes late.
  const late = unique('report-')
  expect(await report(page, late, { box, mileage: 1400 })).toBe(200)
  await expect.poll(async () => (await received(late))?.['state']).toBe(2)
  expect(await mileage()).toBe(1500)
  const lost = unique('report-')
  expect(await report(page, lost, { box: 'NOBODY0000', mileage: 1 })).toBe(200)
  await expect.poll(async () => (await received(lost))?.['state']).toBe(3)
  expect(
    await report(page, unique('report-'), { box, mileage: 9000 }, 'c29tZWJvZHkgZWxzZSB3aG8gaGFzIG5vIGtleQ=='),
  ).toBe(401)
  await page.goto(`/log/inbox?filter=${encodeURIComponent(JSON.stringify({ q: lost }))}`)
  await expect(rows(page).first()).toContainText('终端上报')
  await expect(rows(page).first()).toContainText('没有终端为“NOBODY0000”的车辆')
})

test('another system is told of a vehicle that was handed over, and of no depot', async ({ page }) => {
  const received: { readonly headers: Record<string, string>; readonly body: string }[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += String(piece)))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  await logIn(page, '/webhooks')
  await page.getByRole('main').getByRole('button', { name: '创建推送', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '创建推送', exact: true })
  await dialog.getByRole('textbox', { name: '推送名称' }).fill(unique('调度系统'))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await dialog.getByRole('textbox', { name: '接收地址' }).fill(url)
  await dialog.getByRole('checkbox', { name: '车辆', exact: true }).check()
  await dialog.getByRole('checkbox', { name: '用车记录', exact: true }).check()
  await dialog.getByRole('button', { name: '创建推送', exact: true }).click()
  await expect(dialog).toContainText('仅显示这一次')
  const secret = /whsec_[A-Za-z0-9+/=]{44}/.exec(await dialog.innerText())![0]
  const place = await makeDepot(page)
  const { id: driver_id } = await makeDriver(page, place)
  const { id } = await makeVehicle(page, place, { mileage: 1200 })
  const handed = await page.request.post(`/v3/vehicles/${String(id)}/hand_over`, { data: { driver_id, mileage: 1210 } })
  expect(handed.ok()).toBe(true)
  const told = () =>
    received.map(({ headers, body }) => (new Webhook(secret).verify(body, headers) as { readonly type: string }).type)
  await expect.poll(told).toEqual(expect.arrayContaining(['vehicle.created', 'vehicle.changed', 'trip.created']))
  expect(told().filter((type) => type.startsWith('depot'))).toEqual([])
  receiver.close()
})

test('the job opens a service order for each vehicle that is due, once', async ({ page }) => {
  await logIn(page, '/vehicles')
  const place = await makeDepot(page)
  const due = await makeVehicle(page, place, { mileage: 30500, service_at: 30000 })
  const other = await makeVehicle(page, place, { mileage: 29999, service_at: 30000 })
  const [job] = await rowsOf(page, 'jobs', 'name=service_due')
  const ended = async () => (await rowsOf(page, 'job_runs', `job_id=${String(job!['id'])}&state=3`)).length
  for (const times of [1, 2]) {
    const before = await ended()
    await page.goto(`/log/jobs/${String(job!['id'])}`)
    await button(page, '立即执行').click()
    await expect.poll(ended, { message: `run ${times}` }).toBe(before + 1)
  }
  const orders = async ({ id }: typeof due) =>
    (await rowsOf(page, 'service_orders', `vehicle_id=${String(id)}`)).map(({ fault }) => fault)
  expect([await orders(due), await orders(other)]).toEqual([['定期保养（30500公里）'], []])
  await page.goto('/log/jobs')
  await expect(page.getByRole('main').getByText('生成保养单').first()).toBeVisible()
})

// Days of the company's zone, which the schemas name: one of 23 hours, one of 25.
for (const { day, instants } of [
  { day: '2026-03-29', instants: ['03-28T22:59:59', '03-28T23:00:00', '03-29T21:59:59', '03-29T22:00:00'] },
  { day: '2026-10-25', instants: ['10-24T21:59:59', '10-24T22:00:00', '10-25T22:59:59', '10-25T23:00:00'] },
])
  test(`the ${day} is the day of the product's clock: filter, list and export`, async ({ page }) => {
    await logIn(page, '/service_orders')
    const { id: vehicle_id } = await makeVehicle(page, await makeDepot(page))
    for (const instant of instants)
      await make(page, 'service_orders', { vehicle_id, fault: instant, brought_at: `2026-${instant}.000Z` })
    const asked = `vehicle_id=${String(vehicle_id)}&brought_at_from=${day}&brought_at_to=${day}&sort=brought_at`
    const found = await rowsOf(page, 'service_orders', asked)
    expect(found.map(({ fault }) => fault)).toEqual(instants.slice(1, 3))
    const filter = { vehicle_id: [vehicle_id], brought_at_from: day, brought_at_to: day }
    await page.goto(`/service_orders?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=brought_at`)
    await listed(page)
    const ends = [`${day} 00:00:00`, `${day} 23:59:59`]
    expect([...(await column(page, '送修时间'))].sort()).toEqual(ends)
    const file = await page.request.get(`/v3/service_orders/export?format=csv&columns=brought_at&${asked}`)
    expect((await file.text()).trim().split(/\r?\n/).slice(1)).toEqual(ends)
  })

test('a driver who has left is archived, and comes back from there', async ({ page }) => {
  await logIn(page, '/drivers')
  const name = unique('司机')
  const { id } = await makeDriver(page, await makeDepot(page), name)
  expect((await page.request.delete(`/v3/drivers/${String(id)}`)).ok()).toBe(true)
  await page.goto('/drivers')
  const main = page.getByRole('main')
  const row = main.getByRole('row', { name: new RegExp(name) })
  await expect(main.getByRole('row').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await main.getByRole('button', { name: '已归档', exact: true }).click()
  await row.getByRole('link').first().click()
  await expect(main.getByText(/已于.+归档，恢复后才能修改或选用/)).toBeVisible()
  await main.getByRole('button', { name: '恢复', exact: true }).click()
  await expect(main.getByText(/恢复后才能修改或选用/)).toHaveCount(0)
  // The list comes back as it was left.
  await page.goto('/drivers')
  await main.getByRole('button', { name: '移除 已归档' }).click()
  await expect(row).toHaveCount(1)
})

test('the board shows each depot with its vehicles', async ({ page }) => {
  await logIn(page, '/board')
  const place = await makeDepot(page, { spaces: 8 })
  const { plate: own, id } = await makeVehicle(page, place)
  await page.reload()
  const depot = page.getByRole('region', { name: place.name })
  await expect(depot).toContainText('1 / 8 车位')
  await depot.getByRole('link', { name: String(own) }).click()
  await expect(page).toHaveURL(new RegExp(`/vehicles/${String(id)}$`))
})

test('the page of who is on duty counts, lists and leads on, each as far as they may see it', async ({
  page,
  browser,
}) => {
  await logIn(page, '/vehicles')
  const place = await makeDepot(page)
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const { id: vehicle_id } = await makeVehicle(page, place, { insured_until: soon })
  const fault = unique('转向异响')
  // The one that has waited longest stands first.
  await make(page, 'service_orders', { vehicle_id, fault, brought_at: '2020-01-02T03:04:05.000Z' })
  const counted = async (plural: string, filter: string) =>
    ((await (await page.request.get(`/v3/${plural}?${filter}&limit=1&count=exact`)).json()) as Counted).data.count
  await page.goto('/duty')
  const main = page.getByRole('main')
  const tile = (name: string) => page.locator('.d-tile').filter({ hasText: name })
  for (const [name, plural, filter] of [
    ['未完成维保', 'service_orders', 'state=1,2,3'],
    ['空闲车辆', 'vehicles', 'state=1'],
  ] as const)
    await expect(tile(name).locator('b')).toHaveText(String(await counted(plural, filter)))
  await expect(tile('30天内保险到期').locator('b')).toHaveText(/^[1-9]/)
  await expect(main.getByText(fault)).toBeVisible()
  await expect(main.getByRole('link', { name: '汽油' })).toBeVisible()
  await main.getByRole('navigation', { name: '快捷操作' }).getByRole('link', { name: '报修' }).click()
  await expect(page).toHaveURL(/\/service_orders\/create/)
  await page.goto('/duty')
  await tile('空闲车辆').click()
  await expect(page).toHaveURL(/\/board/)

  const role = await make(page, 'roles', { name: unique('车场'), permissions: ['fleet_base'] })
  const account = unique('duty')
  await make(page, 'staff', {
    ...{ name: '何值班', account, password: 'Depot-2026-keys', phone: `138${String(Date.now()).slice(-8)}` },
    ...{ role_id: role['id'], depot_ids: [place.depot['id']] },
  })
  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, '/duty', account, 'Depot-2026-keys')
  await expect(theirs.locator('.d-tile').filter({ hasText: '空闲车辆' }).locator('b')).toHaveText('1')
  await expect(theirs.getByText('未完成维保')).toHaveCount(0)
  await expect(theirs.getByRole('link', { name: '报修' })).toHaveCount(0)
})

test('driving is added up by vehicle, and leads to the trips behind it', async ({ page }) => {
  await logIn(page, '/driving')
  const place = await makeDepot(page)
  const { id: driver_id } = await makeDriver(page, place)
  const { id, plate: own } = await makeVehicle(page, place, { mileage: 1000 })
  for (const mileage of [1000, 1040, 1100])
    expect(
      (await page.request.post(`/v3/vehicles/${String(id)}/hand_over`, { data: { driver_id, mileage } })).ok(),
    ).toBe(true)
  await page.goto(`/driving?filter=${encodeURIComponent(JSON.stringify({ vehicle_id: [id], group: 'vehicle_id' }))}`)
  await listed(page)
  expect(await column(page, '车辆')).toEqual([own])
  expect(await column(page, '用车次数')).toEqual(['3'])
  expect(await column(page, '行驶里程 (公里)')).toEqual(['100'])
  await rows(page).first().getByRole('link', { name: /明细/ }).click()
  await expect(page).toHaveURL(/\/trips\?/)
  await listed(page)
  await expect(rows(page)).toHaveCount(3)
})

test('a vehicle goes to another column of its board by the call that hands it over', async ({ page }) => {
  await logIn(page, '/vehicles')
  const place = await makeDepot(page)
  const name = unique('王')
  await makeDriver(page, place, name)
  const { plate: own } = await makeVehicle(page, place, { mileage: 700 })
  await page.goto(`/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: own }))}&as=board`)
  const columnOf = (label: RegExp) => page.getByRole('main').getByRole('region', { name: label })
  await expect(columnOf(/^空闲/).getByRole('link', { name: String(own) })).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(`${String(own)}`) })
    .last()
    .press('Enter')
  await page.getByRole('menuitem', { name: /使用中|交接/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '交接' })
  await pick(page, '驾驶员', name)
  await dialog.getByRole('button', { name: '交接', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(columnOf(/^使用中/).getByRole('link', { name: String(own) })).toBeVisible()
})

test('vehicles and drivers are found from anywhere, and what code derives and a mask leaves is in their lists', async ({
  page,
}) => {
  await logIn(page, '/home')
  const place = await makeDepot(page)
  const name = unique('赵')
  const driver = await make(page, 'drivers', {
    ...{ name, phone: '13900001122', depot_id: place.depot['id'], licence_number: '330106197001011234' },
  })
  const { id, plate: own } = await makeVehicle(page, place)
  const palette = page.getByRole('dialog', { name: '快速查找' })
  for (const [typed, group, address] of [
    [String(own), '车辆', `/vehicles/${String(id)}`],
    [name, '驾驶员', `/drivers/${String(driver['id'])}`],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.insertText(typed)
    const found = palette.getByRole('option').filter({ has: page.locator('small', { hasText: group }) })
    await found.first().click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  }
  await expect(page.getByRole('main')).toContainText('3301************34')
  await expect(page.getByRole('main')).not.toContainText('330106197001011234')
  expect((await rowsOf(page, 'vehicles', `q=${String(own)}&columns=province`))[0]).toMatchObject({ province: '浙' })
})

test('an account of one depot sees that depot alone', async ({ page, browser }) => {
  await logIn(page, '/home')
  const [mine, other] = [await makeDepot(page), await makeDepot(page)]
  const { plate: own } = await makeVehicle(page, mine)
  const { id: foreign } = await makeVehicle(page, other)
  const role = await make(page, 'roles', { name: unique('调度'), permissions: ['fleet_base'] })
  const account = unique('dispatch')
  await make(page, 'staff', {
    name: '陈调度',
    account,
    password: 'Depot-2026-keys',
    phone: `139${String(Date.now()).slice(-8)}`,
    role_id: role['id'],
    depot_ids: [mine.depot['id']],
  })
  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, '/vehicles', account, 'Depot-2026-keys')
  await listed(theirs)
  expect(await column(theirs, '车牌号')).toEqual([own])
  await expect(status(theirs)).toContainText('共1条')
  expect((await theirs.request.get(`/v3/vehicles/${String(foreign)}`)).status()).toBe(404)
  expect((await rowsOf(theirs, 'regions')).map(({ id }) => id)).toEqual([mine.region['id']])
  await expect(theirs.getByRole('navigation', { name: '菜单' })).not.toContainText('维保单')
  await theirs.goto('/board')
  await expect(theirs.getByRole('region', { name: mine.name })).toBeVisible()
  await expect(theirs.getByRole('region', { name: other.name })).toHaveCount(0)
})

test('in English there is no other word, and none of another product', async ({ page }) => {
  await logIn(page, '/service_orders')
  await speak(page, 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  expect(await grid(page).locator('thead').innerText()).not.toMatch(CHINESE)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const word of ['Fleet', 'Service', 'Organisation']) await expect(menu).toContainText(word)
  expect(await menu.innerText()).not.toMatch(CHINESE)
  await expect(page).toHaveTitle(/Fleet Console/)
  const served = await (await page.request.get('/openapi.json')).text()
  expect(served).not.toMatch(/\b(lease|home_id|store_ids|elemeter|apartment)\b/i)
})

test('in German stands what the language has a text for, and English what it has none for', async ({ page }) => {
  await logIn(page, '/vehicles')
  const { plate: own } = await makeVehicle(page, await makeDepot(page), { mileage: 12345 })
  await page.goto(`/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: own }))}`)
  await speak(page, 'English')
  // From English, too: what is drawn already is said anew.
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  await speak(page, 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('button', { name: 'Neu', exact: true })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menü' })
  for (const word of ['Fuhrpark', 'Werkstatt', 'Organisation']) await expect(menu).toContainText(word)
  await listed(page)
  expect(await column(page, 'Kennzeichen')).toEqual([own])
  expect(await column(page, 'Zustand')).toEqual(['Frei'])
  expect(await column(page, 'Kilometerstand (km)')).toEqual(['12.345'])
  expect(await column(page, 'Insured until')).toEqual(['-'])
  await expect(page.getByRole('main')).toContainText('1 insgesamt')
  expect(await grid(page).locator('thead').innerText()).not.toMatch(CHINESE)
  // What the server refuses, and what the page itself does.
  const refused = (await (await page.request.get('/v3/vehicles/999999')).json()) as { readonly err_msg: string }
  expect(refused.err_msg).toBe('Den Eintrag gibt es nicht, oder er wurde gelöscht')
  await page.goto('/service_orders?as=calendar&at=2026-03-29')
  await expect(page.getByRole('main')).toContainText('März 2026')
  await expect(page.getByRole('main').getByRole('button', { name: 'Kalender' })).toBeVisible()
})

test('rules for driving are said for a region, inherited by its vehicles, and shown with what they change', async ({
  page,
}) => {
  await logIn(page, '/home')
  const place = await makeDepot(page)
  const { id, plate: own } = await makeVehicle(page, place)
  await page.goto(`/driving_settings?type=region&value=${String(place.region['id'])}`)
  const limit = page.getByRole('group', { name: '限速', exact: true })
  await limit.getByRole('button', { name: '自定义限速' }).click()
  await limit.getByRole('textbox', { name: '限速' }).fill('80')
  await page.getByRole('button', { name: '预览并保存' }).click()
  const dialog = page.getByRole('dialog', { name: '确认修改' })
  await expect(dialog).toContainText('共 1 个车辆：1 个将改变，0 个保留自己的设置')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/driving_settings?type=vehicle&value=${String(id)}`)
  await expect(limit).toContainText('80')
  await expect(limit).toContainText(/来自大区/)
  await expect(page.getByRole('main')).toContainText('夜间禁行')
  expect(own).not.toBe('')
})
