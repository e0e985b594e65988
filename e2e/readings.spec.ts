/** Reading meters by hand: at a desk for a room, and on a phone in a cellar without a signal. */
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { logIn } from './support/log-in.ts'
import { settled } from './support/list-page.ts'
import { photo } from './support/photo.ts'
import { press } from './support/press.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

interface Home {
  readonly home_id: number
  readonly plain: number
  readonly tou: number
}

/** A home with two meters: one with a single register, one that counts by periods. */
async function metered(page: Page): Promise<Home> {
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('抄表苑') })
  const run = String(Date.now()).slice(-8)
  const plain = await bound(page, 'elemeters', `42${run}01`, home_id)
  return { home_id: Number(home_id), plain, tou: await bound(page, 'elemeters', `41${run}02`, home_id) }
}

/** So many hours ago, as people write it. */
const time = (hours: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' }).format(
    Date.now() - hours * 3_600_000,
  )

const cardOf = (page: Page, meter: number) => page.locator(`[data-meter="${meter}"]`)
const shoot = async (page: Page, meter: number) =>
  cardOf(page, meter)
    .locator('input[type=file]')
    .setInputFiles([await photo()])

test('the meters of a home are read: what is missing is said, and what is confirmed stands', async ({ page }) => {
  await logIn(page)
  const { home_id, plain, tou } = await metered(page)
  await page.goto(`/house/home-list/${home_id}?tab=devices`)
  const part = page.getByRole('region', { name: '抄表上报' })
  await expect(part).toContainText('电表尚无读数')
  await part.getByRole('button', { name: '抄表上报' }).click()
  const dialog = page.getByRole('dialog', { name: '抄表上报' })
  const [one, two] = [cardOf(page, plain), cardOf(page, tou)]

  await dialog.getByRole('button', { name: /^上报/ }).click()
  await expect(one).toContainText(/电表【.+】未上传照片/)
  await expect(one).toContainText('整数读数不能为空')
  await expect(one).toContainText('小数读数不能为空')
  await expect(two).toContainText('分时读数不能为空')

  await one
    .locator('input[type=file]')
    .setInputFiles([{ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await expect(one).toContainText('请上传png/jpg格式的图片')
  const large = { name: '大.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(4 * 1024 * 1024 + 1) }
  await one.locator('input[type=file]').setInputFiles([large])
  await expect(one).toContainText('文件最大支持4 MB')

  await shoot(page, plain)
  await expect(one).toContainText('照片已上传')
  await one.getByRole('button', { name: /^预览/ }).click()
  await page
    .getByRole('dialog')
    .filter({ has: page.locator('img:not([alt=""])') })
    .getByRole('button', { name: '关闭' })
    .click()
  await one.getByRole('textbox', { name: '整数' }).fill('0')
  await one.getByRole('textbox', { name: '小数' }).fill('00')
  await dialog.getByRole('button', { name: /^上报/ }).click()
  await expect(one).toContainText('读数不能小于0.01')
  // Letters are not taken.
  await one.getByRole('textbox', { name: '整数' }).fill('12a')
  await expect(one.getByRole('textbox', { name: '整数' })).toHaveValue('0')
  await one.getByRole('textbox', { name: '整数' }).fill('463')
  await one.getByRole('textbox', { name: '小数' }).fill('27')

  await test.step('a draft outlives a reload', async () => {
    await page.reload()
    await part.getByRole('button', { name: '抄表上报' }).click()
    await expect(one.getByRole('textbox', { name: '整数' })).toHaveValue('463')
    await expect(one.getByRole('button', { name: /^预览/ })).toBeVisible()
  })

  await test.step('a damaged screen clears and disables', async () => {
    await two.getByRole('textbox', { name: '尖' }).fill('10.5')
    await two.getByRole('checkbox', { name: '表屏损坏' }).check()
    await expect(two.getByRole('textbox', { name: '尖' })).toHaveValue('')
    await expect(two.getByRole('textbox', { name: '尖' })).toBeDisabled()
    await two.getByRole('checkbox', { name: '表屏损坏' }).uncheck()
    await shoot(page, tou)
    for (const [name, amount] of [
      ['尖', '10.5'],
      ['峰', '20'],
      ['平', '30.25'],
      ['谷', '40'],
    ] as const)
      await two.getByRole('textbox', { name, exact: true }).fill(amount)
    await expect(two).toContainText('读数 100.75 度')
  })

  await dialog.getByRole('button', { name: '上报（2）' }).click()
  const sure = page.getByRole('alertdialog').filter({ hasText: '读数上报后不可修改，请确认读数无误' })
  await expect(sure).toContainText('463.27 度')
  await sure.getByRole('button', { name: '上报', exact: true }).click()
  await expect(one).toContainText('读数已入账')
  await expect(two).toContainText('读数已入账')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(part).toContainText('电表离线，最近读数：')
  const [reading] = await rowsOf(page, 'electricity_readings', `device_id=${plain}`)
  expect(reading).toMatchObject({ electric_read: '463.27', source: 3 })
  const [periods] = await rowsOf(page, 'electricity_readings', `device_id=${tou}`)
  expect(periods).toMatchObject({ electric_read: '100.75' })
})

test('in a cellar: read without a signal, kept through a reload, sent when there is one', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const { plain } = await metered(page)
  await page.goto(`/house/device-list/${plain}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '更多', exact: true }).first().click()
  await page.getByRole('menuitem', { name: '抄表上报' }).click()
  const dialog = page.getByRole('dialog', { name: '抄表上报' })
  const card = cardOf(page, plain)
  await expect(card.getByRole('textbox', { name: '整数' })).toBeVisible()

  await context.setOffline(true)
  await expect(dialog).toContainText('当前没有网络')
  await shoot(page, plain)
  await expect(card).toContainText('照片已存在本机')
  await card.getByRole('textbox', { name: '整数' }).fill('88')
  await card.getByRole('textbox', { name: '小数' }).fill('8')
  await dialog.getByRole('button', { name: '上报', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '上报', exact: true }).click()
  await expect(card).toContainText('已确认，暂未送达')
  await dialog.getByRole('button', { name: '关闭' }).click()
  const waiting = page.getByRole('button', { name: '1条读数尚未送达' })
  await expect(waiting).toBeVisible()
  expect(await rowsOf(page, 'electricity_readings', `device_id=${plain}`).catch(() => [])).toEqual([])

  await context.setOffline(false)
  await page.reload()
  await expect
    .poll(() => rowsOf(page, 'electricity_readings', `device_id=${plain}`), { timeout: 60_000 })
    .toMatchObject([{ electric_read: '88.80' }])
  await expect(waiting).toHaveCount(0)
})

test('in a cellar: the report opens without a signal once it was open with one', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const { home_id, plain } = await metered(page)
  const form = { multipart: { file: await photo() } }
  const sent = await page.request.post('/files/v1/inner/meter_photos', form)
  const { pic_name } = ((await sent.json()) as { data: { pic_name: string } }).data
  const read_at = new Date(Date.now() - 3_600_000).toISOString()
  await make(page, `elemeters/${plain}/saas_read`, { pic_name, amount: '10.00', read_at })
  await page.goto(`/house/home-list/${home_id}?tab=devices`)
  const part = page.getByRole('region', { name: '抄表上报' })
  await part.getByRole('button', { name: '抄表上报' }).click()
  const card = cardOf(page, plain)
  await expect(card).toContainText('上次读数 10.00 度')
  // Only built files are kept, and they are whole.
  const keptFiles = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return found.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(keptFiles).toContain('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  expect((await keptFiles()).filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: '抄表上报' })
  await expect(dialog).toContainText('当前没有网络')
  await expect(dialog).toContainText('上次打开抄表上报时保存的')
  await expect(card).toContainText('上次读数 10.00 度')
  await shoot(page, plain)
  await card.getByRole('textbox', { name: '整数' }).fill('88')
  await card.getByRole('textbox', { name: '小数' }).fill('8')
  await dialog.getByRole('button', { name: '上报', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '上报', exact: true }).click()
  await expect(card).toContainText('已确认，暂未送达')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('main')).toContainText('没有网络，以下是保存在本机的内容')

  await context.setOffline(false)
  await expect
    .poll(() => rowsOf(page, 'electricity_readings', `device_id=${plain}&sort=-read_time&limit=1`), { timeout: 60_000 })
    .toMatchObject([{ electric_read: '88.80' }])
  await page.getByRole('button', { name: '打开控制台' }).click()
  await expect(part).toContainText('电表离线，最近读数：')
})

test('a meter that is away is read before it is unbound', async ({ page }) => {
  await logIn(page)
  const { plain } = await metered(page)
  const form = { multipart: { file: await photo() } }
  const sent = await page.request.post('/files/v1/inner/meter_photos', form)
  const { pic_name } = ((await sent.json()) as { data: { pic_name: string } }).data
  const read_at = new Date(Date.now() - 3_600_000).toISOString()
  await make(page, `elemeters/${plain}/saas_read`, { pic_name, amount: '10.00', read_at })

  await page.goto(`/house/device-list/${plain}`)
  await press(page, '解绑')
  await page.getByRole('dialog').getByRole('button', { name: '解绑', exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('电表离线，继续操作可能导致剩余电量和公摊计算不准确。')
  await asked.getByRole('button', { name: '补填读数' }).click()
  await shoot(page, plain)
  await cardOf(page, plain).getByRole('textbox', { name: '整数' }).fill('12')
  await cardOf(page, plain).getByRole('textbox', { name: '小数' }).fill('30')
  await page.getByRole('button', { name: '上报', exact: true }).click()
  await asked.getByRole('button', { name: '上报', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('已解绑')
  const [last] = await rowsOf(page, 'electricity_readings', `device_id=${plain}&sort=-read_time&limit=1`)
  expect(last).toMatchObject({ electric_read: '12.30', source: 3 })
})

test('a list of readings is loaded: what would come of each row first, and then it stands on the meter’s page', async ({
  page,
}) => {
  await logIn(page)
  const { home_id, plain } = await metered(page)
  const meters = await rowsOf(page, 'devices', `home_id=${home_id}`)
  const sn = String(meters.find(({ device_id }) => device_id === plain)!['sn'])
  const [first, second] = [time(48), time(24)]

  await page.goto('/house/device-list')
  await settled(page)
  await page.getByRole('button', { name: '批量办理' }).click()
  await page.getByRole('menuitem', { name: '录入电表读数', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '批量录入电表读数' })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const list = (name: string) => dialog.getByRole('list', { name }).getByRole('listitem')
  const arriving = page.waitForEvent('download')
  await button('CSV 模板').click()
  // Behind the heads stands an example.
  const [template = ''] = (await readFile(await (await arriving).path(), 'utf8'))
    .replace('\uFEFF', '')
    .trim()
    .split('\n')
  const heads = template.split(',').map((head) => head.replace(/[*（(].*$/g, '').trim())
  const line = (at: string, amount: string): string =>
    heads.map((head) => ({ 设备SN: sn, 抄表时间: at, 总读数: amount })[head] ?? '').join(',')
  const text = [template, line(second, '120.50'), line(first, '100'), line(time(12), '0')].join('\n')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '抄表单.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await button('检查文件').click()
  await expect(list('不能办理的原因')).toHaveText(/^第4行总读数.*读数不能小于0\.01$/)
  await expect(list('预计结果')).toHaveText([/读数入账；较上一次读数：20\.50 度$/, /读数入账$/])
  expect(await rowsOf(page, 'electricity_readings', `device_id=${plain}`)).toEqual([])

  await button('办理2行').click()
  await expect(list('办理结果')).toHaveText([/读数入账；较上一次读数：20\.50 度$/, /读数入账$/])
  await button('关闭').last().click()
  await page.goto(`/house/device-list/${plain}?tab=usage`)
  const readings = page.getByRole('region', { name: '电表读数', exact: true })
  await readings.scrollIntoViewIfNeeded()
  await expect(readings).toContainText('120.50')
  await expect(readings).toContainText(second)
  await expect(readings).toContainText('无照片录入')
})

test('what a water meter shows is entered by hand, and what became of it is told', async ({ page }) => {
  await logIn(page)
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('抄水苑') })
  const meter = await bound(page, 'watermeters', `0000${String(Date.now()).slice(-8)}`, home_id)
  await page.goto(`/house/device-list/${meter}`)
  await press(page, '录入水表读数')
  const dialog = page.getByRole('dialog', { name: '录入水表读数' })
  const enter = dialog.getByRole('button', { name: '录入水表读数', exact: true })
  await enter.click()
  await expect(dialog.getByText('不能为空').first()).toBeVisible()
  const at = dialog.getByLabel(/^抄表时间/)
  await at.fill(time(24 * 91))
  await dialog.getByLabel(/^读数/).fill('7.25')
  await enter.click()
  await expect(dialog).toContainText('抄表时间不能晚于现在，也不能早于90天前')
  const [first, second] = [time(2), time(1)]
  await at.fill(first)
  await enter.click()
  const answer = page.getByRole('dialog').filter({ hasText: '录入结果' })
  await expect(answer).toContainText('读数入账')
  await answer.getByRole('button', { name: '关闭' }).click()

  await press(page, '录入水表读数')
  await at.fill(second)
  await dialog.getByLabel(/^读数/).fill('3')
  await enter.click()
  await expect(answer).toContainText('低于上一次读数，按表计重置记录，不计费')
  await expect(answer).toContainText('-4.25')
  await answer.getByRole('button', { name: '关闭' }).click()
  await page.goto(`/house/device-list/${meter}?tab=usage`)
  const readings = page.getByRole('region', { name: '水表读数', exact: true })
  await readings.scrollIntoViewIfNeeded()
  await expect(readings).toContainText(first)
  await expect(readings).toContainText(second)
})
