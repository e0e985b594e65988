/**
 * The home page, whose every figure leads to the list that it counts; finding anything by keyboard; the help centre;
 * the gray site.
 */
import { expect, test, type Page } from 'playwright/test'
import { logIn } from './support/log-in.ts'
import { listed, settled, status } from './support/list-page.ts'
import { make, rowsOf, unique } from './support/records.ts'

const digits = (text: string): string => (/[\d,]+/.exec(text)?.[0] ?? '').replaceAll(',', '')
/** 共44条: what the list says. */
const counted = async (page: Page): Promise<string> => {
  await settled(page)
  return digits((await status(page).innerText()).split('\n')[0]!)
}

const tiles = (page: Page) => page.locator('.d-tile')
const names = (page: Page) => page.locator('.d-tile > span')

test('each figure of the home page leads to a list of as many records, and all come by one request', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/v3\/dashboard/.test(request.url())) requests.push(request.url())
  })
  await logIn(page)
  await expect(page.locator('[aria-busy=false] .d-tile').first()).toBeVisible()
  await expect(tiles(page).locator('.k-bone')).toHaveCount(0)
  expect(requests).toHaveLength(1)
  const figures = await tiles(page).evaluateAll((links) =>
    links.map((link) => ({ href: link.getAttribute('href')!, text: link.querySelector('b')!.textContent })),
  )
  const kinds = await page.locator('.d-groups li').evaluateAll((lines) =>
    lines.slice(0, 3).flatMap((line) => {
      const [kind, offline] = line.querySelectorAll('a')
      return [
        { href: kind!.getAttribute('href')!, text: line.querySelector('b')!.textContent },
        ...(offline ? [{ href: offline.getAttribute('href')!, text: offline.textContent }] : []),
      ]
    }),
  )
  expect(kinds.length).toBeGreaterThan(3)
  for (const { href, text } of [...figures, ...kinds].filter((one) => one.href.includes('filter='))) {
    await page.goto(href)
    await expect.poll(() => counted(page), href).toBe(digits(text))
  }

  // Vacant rooms stand on the board, where people are checked in.
  await page.goto('/home')
  // It leads there once its count has come.
  await page.locator('a.d-tile').filter({ hasText: '空置房间' }).click()
  await expect(page).toHaveURL(/\/tenancy-device\?state=vacant$/)
  await expect(page.getByRole('button', { name: /^空置/, pressed: true })).toBeVisible()

  // The energy: thirty days as a chart, and what they used together is what their list adds up.
  await page.goto('/home')
  const energy = page.locator('section', { has: page.getByRole('img', { name: '近30天用电（度）' }) })
  await expect(energy.locator('rect')).toHaveCount(30)
  const used = digits(await energy.getByRole('link').innerText())
  await energy.getByRole('link').click()
  await expect(page).toHaveURL(/\/electric_usages\?/)
  await listed(page)
  const sum = page.locator('tfoot:visible td:not(.g-lead)').filter({ hasText: /\d/ }).first()
  await expect.poll(async () => String(Math.round(Number((await sum.innerText()).replaceAll(',', ''))))).toBe(used)
})

const LEASES = ['7天内入住', '7天内到期租约', '到期未退租']
const TICKETS = ['我的待办工单', '未完成工单']
const DEVICES = ['未办结异常', '离线网关', '其他离线设备', '读数未更新的水电表', '低电量设备', '待删除授权']
const SETTLEMENTS = ['欠费房间', '待退款', '待收结算款']
const ROOMS = ['空置房间', '已租房间', '30天内到期租约']
const ROLES = {
  manager: {
    figures: [...TICKETS, ...LEASES, ...SETTLEMENTS, ...DEVICES, ...ROOMS],
    chart: true,
    ways: ['房态管理', '新增租客'],
  },
  keeper: {
    figures: [...TICKETS, ...LEASES, ...SETTLEMENTS, ...DEVICES, ...ROOMS],
    chart: false,
    ways: ['房态管理', '新增工单'],
  },
  finance: { figures: [...SETTLEMENTS, '逾期账单', '待付账单', '开票处理中'], chart: false, ways: ['付款记录'] },
  engineer: { figures: [...TICKETS, ...DEVICES], chart: false, ways: ['新增工单', '指令任务'] },
} as const

for (const [account, { figures, chart, ways }] of Object.entries(ROLES))
  test(`the home page of ${account} holds what that role has to do, and is gone through by keyboard`, async ({
    page,
  }) => {
    await logIn(page, { account })
    await expect(names(page)).toHaveText([...figures])
    await expect(tiles(page).locator('.k-bone')).toHaveCount(0)
    await expect(page.getByRole('img', { name: '近30天用电（度）' })).toHaveCount(chart ? 1 : 0)
    const links = page.getByRole('navigation', { name: '快捷操作' })
    for (const way of ways) await expect(links.getByRole('link', { name: way, exact: true })).toBeVisible()
    // What a figure counts is at hand below, and only where there is any.
    for (const name of ['未完成工单', '待付账单']) {
      const tile = tiles(page).filter({ hasText: name })
      if ((await tile.count()) === 0) continue
      const there = digits(await tile.locator('b').innerText()) !== '0'
      await expect(page.getByRole('region', { name, exact: true })).toHaveCount(there ? 1 : 0)
    }
    await links.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(tiles(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/home$/)
  })

test('finance has the most urgent bills at hand', async ({ page }) => {
  await logIn(page, { account: 'finance' })
  const bills = page.getByRole('region', { name: '待付账单', exact: true })
  const due = await rowsOf(page, 'bills', 'state=2,3&sort=due_on&limit=5')
  await expect(bills.getByRole('row').nth(1)).toContainText(String(due[0]!['number']))
  await expect(bills.locator('tr[data-index]')).toHaveCount(due.length)
  await bills.getByRole('link', { name: '查看全部' }).click()
  const { count } = (await (await page.request.get('/v3/bills?state=2,3&limit=1')).json()).data as { count: number }
  await expect.poll(() => counted(page)).toBe(String(count))
})

test('figures that are late show where they will stand, and those that fail are asked for again', async ({ page }) => {
  let fails = true
  await page.route('**/v3/dashboard?*', async (route) => {
    if (fails) await route.fulfill({ status: 500, json: { err_code: 5000, err_msg: '服务器错误', data: null } })
    else await route.continue()
  })
  await logIn(page)
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('列表加载失败')
  fails = false
  await failed.getByRole('button', { name: '重试' }).click()
  await expect(tiles(page).locator('.k-bone')).toHaveCount(0)
  await expect(tiles(page).first()).toBeVisible()
})

test('anything is found and opened by keyboard alone: a page, a home, a room, a device, a tenant, a ticket', async ({
  page,
}) => {
  await logIn(page)
  const [home] = await rowsOf(page, 'homes', 'limit=1&sort=home_id')
  const [room] = await rowsOf(page, 'rooms', 'limit=1&sort=room_id&room_type=1')
  const [device] = await rowsOf(page, 'devices', 'limit=1&device_type=2')
  const name = unique('寻')
  const tenant = await make(page, 'tenants', { name, phone: '13912340000', home_id: 1 })
  const contact = unique('工').slice(0, 10)
  const ticket = await make(page, 'tickets', {
    service_type: 2,
    home_id: 1,
    service_target: 1,
    contact_name: contact,
    contact_phone: '13800001234',
    appointment_date: '2099-01-01',
    appointment_period: 1,
    fault: unique('找得到的故障'),
  })
  const palette = page.getByRole('dialog', { name: '快速查找' })
  const find = async (text: string, group: string, address: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.insertText(text)
    const options = palette.getByRole('option')
    const wanted = options.filter({ has: page.locator('small', { hasText: new RegExp(`^${group}$`) }) }).first()
    await expect(wanted).toBeVisible()
    for (let i = 0; (await wanted.getAttribute('aria-selected')) !== 'true' && i < 40; i++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(address)
  }
  await find('角色', '页面', /\/staff\/role|\/role/)
  await find(String(home!['name']), '房源', new RegExp(`/house/home-list/${String(home!['home_id'])}$`))
  await find(String(room!['room_name']), '房间', /\/house\/room-list\/\d+$|\/rooms\/\d+$/)
  await find(String(device!['sn']), '设备', /\/house\/device-list\/\d+$/)
  await find('13912340000', '租客', new RegExp(`/renter/index/${String(tenant['tenant_id'])}$`))
  await find(contact, '工单', new RegExp(`/ticket/${String(ticket['ticket_id'])}$`))
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText('没有这样的东西xyz')
  await expect(palette).toContainText('没有找到')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('what is typed right after the shortcut is all there, however slow the machine and the network, and finds', async ({
  page,
}) => {
  await logIn(page, { at: '/house/home-list' })
  await listed(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('house/room')
  await expect(page.getByRole('dialog', { name: '快速查找' }).getByRole('combobox')).toHaveValue('house/room')
  await expect(page.getByRole('option', { name: '房间管理' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/house\/room-list$/)
})

test('who may not see an entity does not find its records', async ({ page }) => {
  await logIn(page, { account: 'finance' })
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText('1')
  const palette = page.getByRole('dialog', { name: '快速查找' })
  await expect(palette.getByRole('option').first()).toBeVisible()
  await expect(palette.locator('small', { hasText: /^(租客|工单|设备)$/ })).toHaveCount(0)
})

test('the help centre: sections, an article that runs nothing, a search, and nothing found', async ({ page }) => {
  await logIn(page)
  const title = unique('如何添加门店')
  await make(page, 'articles', {
    title,
    kind: 'handbook',
    content:
      '<p>先打开<b>门店管理</b></p><img src="x" onerror="document.title=\'hacked\'"><script>document.title=\'hacked\'</script><svg onload="document.title=\'hacked\'"><circle r="9"/></svg>',
    position: 1,
    published: true,
  })
  await make(page, 'articles', {
    title: unique('草稿'),
    kind: 'handbook',
    content: '<p>未发布</p>',
    position: 0,
    published: false,
  })
  await page.goto('/help-space')
  await expect(page).toHaveURL(/\/help-space\/handbook$/)
  const list = page.getByRole('navigation', { name: '文章' })
  await expect(list.getByRole('link').first()).toHaveText(title)
  await expect(list).not.toContainText('草稿')
  const article = page.getByRole('article')
  await expect(article).toContainText('先打开门店管理')
  await expect(page).toHaveTitle(/^使用手册 - /)
  expect(await article.innerHTML()).not.toMatch(/onerror|onload|<script|<svg/)
  await list.getByRole('link', { name: '绑定门锁和网关' }).click()
  await expect(page).toHaveURL(/article=\d+/)
  await expect(article).toContainText('输入设备背面的SN')
  await page.reload()
  await expect(article).toContainText('输入设备背面的SN')
  await list.getByRole('searchbox', { name: '搜索文章标题' }).fill('电价')
  await expect(list.getByRole('link')).toHaveText(['设置电价和公摊'])
  await expect(article).toContainText('没有设置的项沿用上级')
  await list.getByRole('searchbox').fill('没有这一篇')
  await expect(page.getByText('没有找到相关文章')).toBeVisible()
  await page.getByRole('navigation', { name: '帮助中心' }).getByRole('link', { name: '常见问题' }).click()
  await expect(article).toContainText('密码、指纹和卡片保存在门锁内')
  await page.getByRole('navigation', { name: '帮助中心' }).getByRole('link', { name: '视频教程' }).click()
  await expect(article).toContainText('视频尚未上传')
})

test('a client of the gray site is led there, to the same page', async ({ page }) => {
  await logIn(page)
  await page.route('https://gray.example.com/**', (route) =>
    route.fulfill({ body: '<title>gray</title>', contentType: 'text/html' }),
  )
  await page.route('**/v3/user_info', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'gray-environment': 'https://gray.example.com' },
    })
  })
  await page.goto('/stores/index?displayedFilters=%7B%7D')
  await expect(page).toHaveURL('https://gray.example.com/stores/index?displayedFilters=%7B%7D')
})

test('the card of a person opens from wherever they are named; what is masked is shown on demand', async ({ page }) => {
  await logIn(page)
  const tenant = await make(page, 'tenants', {
    name: unique('顾'),
    phone: '13912345678',
    certificate_type: 1,
    id_card: '11010519491231002X',
    home_id: 1,
  })
  await page.goto(`/renter/index?filter=${encodeURIComponent(JSON.stringify({ phone: '13912345678' }))}`)
  await listed(page)
  await page
    .getByRole('button', { name: /的名片$/ })
    .first()
    .click()
  const card = page.getByRole('dialog', { name: '人员信息' })
  for (const text of ['姓名', '139****5678', '身份证号']) await expect(card).toContainText(text)
  await card.locator('dl > div', { hasText: '手机号' }).getByRole('button', { name: '查看' }).click()
  await expect(card).toContainText('13912345678')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await page.goto('/renter/lease-list')
  await listed(page)
  await page
    .getByRole('button', { name: /的名片$/ })
    .first()
    .click()
  await expect(card).toContainText('手机号')
  await card.getByRole('button', { name: '关闭' }).click()
  await page.goto('/access/person-list')
  await listed(page)
  await page
    .getByRole('button', { name: /的名片$/ })
    .first()
    .click()
  await expect(card).toContainText('身份证号')
  // Who looked is written down.
  await page.goto(
    `/log/index?filter=${encodeURIComponent(JSON.stringify({ resource: 'tenant', record_id: String(tenant['tenant_id']) }))}`,
  )
  await expect(page.getByRole('grid')).toContainText('查看脱敏')
})
