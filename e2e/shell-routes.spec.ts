/**
 * The routes of the specification's second section: each opens its screen under its title for who holds its key, and
 * leads to 403 for who does not.
 */
import { expect, test } from 'playwright/test'
import { settled } from './support/list-page.ts'
import { known, logIn } from './support/log-in.ts'
import { unfolded } from './support/menu.ts'

/** Address, key, title; where it leads, if elsewhere. */
const ROUTES: readonly (readonly [string, string, string, string?])[] = [
  ['/', 'every', '首页', '/home'],
  ['/home', 'every', '首页'],
  ['/guide/1', 'every', '新手引导'],
  ['/guide/9', 'every', '新手引导', '/guide/1'],
  ['/help-space', 'every', '使用手册', '/help-space/handbook'],
  ['/help-space/handbook', 'every', '使用手册'],
  ['/help-space/questions', 'every', '常见问题'],
  ['/help-space/video', 'every', '视频教程'],
  ['/message', 'every', '消息中心'],
  ['/tenancy-device', 'homes_view', '房态管理'],
  ['/house/home-list', 'homes_view', '房源管理'],
  ['/batch-list', 'device_base', '批量授权记录'],
  ['/renter/index', 'lease_base', '租客管理'],
  ['/ticket', 'ticket_base', '工单列表', '/ticket/list/1'],
  ['/ticket/list', 'ticket_base', '工单列表', '/ticket/list/1'],
  ['/ticket/list/2', 'ticket_base', '工单列表'],
  ['/ticket/create', 'ticket_base', '新增工单'],
  ['/stores/index', 'org_base', '门店管理'],
  ['/staff', 'org_base', '员工管理'],
  ['/log/index', 'log_check', '操作日志'],
  ['/account_information', 'finance_base', '账户信息'],
  ['/recharge_record', 'finance_base', '充值记录'],
  ['/reporting/device_report', 'log_check', '设备报表'],
  ['/reporting/traffic', 'log_check', '流量报表'],
  ['/reporting/abnormal_report', 'log_check', '异常报表'],
  ['/reporting/electric_report', 'device_base', '用电报表'],
  ['/reporting/water_report', 'device_base', '用水报表'],
  ['/reporting/electric_count', 'device_base', '用电统计'],
  ['/reporting/water_count', 'device_base', '用水统计'],
  ['/reporting/electric-charge', 'device_base', ''],
  ['/reporting/sms-recharge', 'device_base', ''],
  ['/reporting/open_door_count', 'opt_client_face_access', '门禁开门统计'],
  ['/reporting/loss_card', 'homes_device_config', '挂失报表'],
  ['/configuration/elemeter', 'homes_device_config', '电表配置'],
  ['/configuration/watermeter', 'homes_device_config', ''],
  ['/configuration/lock', 'homes_device_config', '门锁配置'],
  ['/configuration/in_out_abnormal', 'opt_client_face_access', ''],
]
/** Addresses of one record, their key, and where they lead. */
const RECORDS: readonly (readonly [string, string, string])[] = [
  ['/tenancy-device/1', 'device_base', '/tenancy-device/1'],
  ['/batch-detail/1', 'device_base', '/batch-list/1'],
  ['/ticket/detail/1', 'ticket_base', '/ticket/1'],
  ['/ticket/edit/1', 'ticket_base', '/ticket/1/edit'],
  ['/staff/1', 'device_base', '/staff/1'],
]

test('each stands under its own title, leads where it says, and is a screen that works', async ({ page }) => {
  test.slow()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`)
  })
  await logIn(page)
  for (const [address, , title, to = address] of ROUTES) {
    await page.goto(address)
    await expect(page, address).toHaveURL((url) => url.pathname === to)
    await settled(page)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, address).toHaveText(title === '' ? /\S/ : title)
    await expect(page, address).toHaveTitle(`${await heading.innerText()} - 智能门锁设备管理系统`)
    await expect(page.getByRole('main'), address).not.toContainText(/敬请期待|即将上线|建设中|页面不存在/)
  }
  for (const [address, , to] of RECORDS) {
    await page.goto(address)
    await expect(page, address).toHaveURL((url) => url.pathname === to)
    await settled(page)
    // A ticket that may not be edited any more says so.
    const main = page.getByRole('main')
    await expect(main.locator('dl, form').or(main.getByText('不可修改')).first(), address).toBeVisible()
  }
  expect(failures).toEqual([])
})

test('without its key each leads to 403, and no entry of the menu leads there', async ({ page }) => {
  test.slow()
  await logIn(page, { account: 'finance' })
  const { data } = (await (await page.request.get('/v3/user_info')).json()) as {
    data: { permissions: { key: string }[]; client_optional_permissions: { resource: string; action: string }[] }
  }
  const held = new Set([
    'every',
    ...data.permissions.map(({ key }) => key),
    ...data.client_optional_permissions.map(({ resource, action }) => `opt_${resource}_${action}`),
  ])
  const refused = [...ROUTES, ...RECORDS].filter(([, key]) => !held.has(key))
  expect(refused.length).toBeGreaterThan(10)
  const entries = await (
    await unfolded(page)
  )
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(entries).toContain('/account_information')
  expect(refused.map(([address]) => address).filter((address) => entries.includes(address))).toEqual([])
  for (const [address] of refused) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/403$/)
  }
})

test('the report of text messages is hidden from a client that does not recharge them: no entry, and 403 at its address', async ({
  page,
}) => {
  let recharges = true
  await page.route('**/v3/user_info', async (route) => {
    const json = (await (await route.fetch()).json()) as { data: { client: object } }
    await route.fulfill({
      json: { ...json, data: { ...json.data, client: { ...json.data.client, enable_sms_recharge: recharges } } },
    })
  })
  await logIn(page, { at: '/reporting/sms-recharge' })
  const entry = async () => (await unfolded(page)).locator('a[href="/reporting/sms-recharge"]')
  await expect(page).toHaveURL(/\/reporting\/sms-recharge$/)
  await expect(await entry()).toHaveCount(1)
  recharges = false
  await page.reload()
  await expect(page).toHaveURL(/\/403$/)
  await known(page)
  await expect(await entry()).toHaveCount(0)
})
