/**
 * A list and the report of its records as one place: what last month's exceptions were, by kind, beside the month
 * before, down to the very rows; kept as a view, had sent by the clock, and read in a file.
 */
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { column, settled } from './support/list-page.ts'
import { fillIn, inEnglish, known } from './support/log-in.ts'
import { unique } from './support/records.ts'

const DESK = { width: 1440, height: 900 }
const TELEPHONE = { width: 390, height: 844 }

interface Words {
  readonly lang: 'zh' | 'en'
  readonly viewport: typeof DESK
  readonly period: string
  readonly lastMonth: string
  readonly all: string
  readonly records: string
  readonly summary: string
  readonly group: string
  readonly store: string
  readonly month: string
  readonly events: string
  readonly change: string
  readonly compare: string
  readonly chart: string
  readonly details: RegExp
  readonly export: string
  readonly csv: string
  readonly start: string
  readonly tools: string
  readonly views: string
  readonly save: string
  readonly viewName: string
  readonly saved: string
  readonly schedule: string
  readonly create: string
  readonly recipients: string
  readonly scheduled: RegExp
  readonly pages: string
}

const ZH = {
  ...({ lang: 'zh', period: '时间范围', lastMonth: '上月', all: '全部', records: '明细', summary: '汇总' } as const),
  ...{
    group: '汇总方式',
    store: '门店',
    month: '月份',
    events: '异常数',
    change: '异常数环比 (%)',
    compare: '同比、环比',
  },
  ...{
    chart: '图表',
    details: /^查看.+的明细$/,
    export: '导出',
    csv: 'CSV 文本',
    start: '开始导出',
    tools: '列表工具',
  },
  ...{
    views: '视图',
    save: '将当前列表存为视图',
    viewName: '视图名称',
    saved: '保存',
    schedule: '定时发送',
    create: '创建',
  },
  ...{ recipients: '发送到', scheduled: /已创建定时报表/, pages: '分页' },
}
const EN = {
  ...({ lang: 'en', period: 'Period', lastMonth: 'Last month', all: 'All', records: 'Records' } as const),
  ...{ summary: 'Summary', group: 'Group by', store: 'Store', month: 'Month', events: 'Exceptions' },
  ...{
    change: 'Exceptions vs previous (%)',
    compare: 'Compare',
    chart: 'Chart',
    details: /^Records of /,
    export: 'Export',
  },
  ...{ csv: 'CSV text', start: 'Export', tools: 'List tools', views: 'Views', save: 'Save the list as a view' },
  ...{ viewName: 'Name', saved: 'Save', schedule: 'Schedule', create: 'Schedule it', recipients: 'Send to' },
  ...{ scheduled: /is scheduled/, pages: 'Pages' },
}
const WALKS: readonly (readonly [size: string, words: Words])[] = [
  ['desk', { ...ZH, viewport: DESK }],
  ['telephone', { ...ZH, viewport: TELEPHONE }],
  ['desk', { ...EN, viewport: DESK }],
]

const numberIn = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''))

for (const [size, words] of WALKS)
  test(`last month's exceptions, by kind and down to their rows (${words.lang}, ${size})`, async ({ page }) => {
    test.slow()
    const isNarrow = words.viewport === TELEPHONE
    const choice = (group: string, name: string) =>
      page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })
    const count = async (): Promise<number> => {
      const said = page.getByRole('navigation', { name: words.pages }).getByRole('status')
      await expect(said).toHaveText(/\d/)
      return numberIn(/\d[\d,]*/.exec(await said.innerText())![0])
    }
    const first = async (label: string): Promise<string> =>
      isNarrow
        ? await page
            .locator('li.g-card:visible')
            .first()
            .locator('dl > div')
            .filter({ has: page.getByText(label, { exact: true }) })
            .locator('dd')
            .innerText()
        : ((await column(page, label))[0] ?? '')
    const ready = async (): Promise<void> => {
      await expect(page.locator(isNarrow ? 'li.g-card:visible' : 'tr[data-index]:visible').first()).toBeVisible()
      await settled(page)
    }

    await page.setViewportSize(words.viewport)
    await page.goto('/reporting/abnormal_report')
    if (words.lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    await ready()

    // The period stands in sight, and is chosen by keyboard.
    await expect(choice(words.period, words.all)).toHaveAttribute('aria-pressed', 'true')
    const whole = await count()
    await choice(words.period, words.lastMonth).press('Enter')
    await expect(choice(words.period, words.lastMonth)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(count).toBeLessThan(whole)
    await settled(page)
    const month = await count()
    expect(month).toBeGreaterThan(0)

    // What is chosen goes along to the summary, which comes to as many.
    await page.getByRole('link', { name: words.summary, exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/reporting\/abnormal_report\/summary\?/)
    await expect(choice(words.period, words.lastMonth)).toHaveAttribute('aria-pressed', 'true')
    await ready()
    const sums = page.locator(isNarrow ? 'li.g-sums:visible dd' : 'tfoot:visible td')
    await expect(sums.filter({ hasText: new RegExp(`^${month}$`) }).first()).toBeVisible()

    await choice(words.group, words.store).click()
    await expect(choice(words.group, words.store)).toHaveAttribute('aria-pressed', 'false')
    await settled(page)
    await expect.poll(() => first(words.change)).toMatch(/^(-|-?[\d,.]+)$/)
    // Its bars have names; a telephone draws them when it is asked to.
    const chart = page.getByRole('button', { name: words.chart, exact: true })
    const names = page.locator('.MuiChartsAxis-directionX text').filter({ hasText: /\S/ })
    await expect(chart).toHaveAttribute('aria-pressed', String(!isNarrow))
    if (isNarrow) await chart.click()
    await expect(names.first()).toBeVisible()
    await chart.click()
    await expect(names).toHaveCount(0)
    await expect(chart).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: words.compare, exact: true }).click()
    await expect(page.getByText(words.change).and(page.locator(':visible'))).toHaveCount(0)
    await page.getByRole('button', { name: words.compare, exact: true }).click()
    await expect(page.getByText(words.change).first()).toBeVisible()
    await settled(page)

    await test.step('it is kept as a view', async () => {
      const name = unique('v')
      await page.getByRole('button', { name: words.views, exact: true }).click()
      await page.getByRole('button', { name: words.save }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: words.viewName }).fill(name)
      await dialog.getByRole('button', { name: words.saved, exact: true }).click()
      await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()
      await page.reload()
      await ready()
      await expect(choice(words.period, words.lastMonth)).toHaveAttribute('aria-pressed', 'true')
      await expect(choice(words.group, words.store)).toHaveAttribute('aria-pressed', 'false')
    })

    const tool = async (name: string): Promise<void> => {
      if (!isNarrow) return page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('button', { name: words.tools }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    await test.step('it is sent by the clock', async () => {
      await tool(words.schedule)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(words.lastMonth)
      await dialog.getByRole('textbox', { name: words.recipients }).fill('boss@example.com')
      await dialog.getByRole('button', { name: words.create, exact: true }).click()
      await expect(page.getByText(words.scheduled)).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    // A group leads to its rows in the list beside it: as many, on the screen and in a file.
    const events = numberIn(await first(words.events))
    expect(events).toBeGreaterThan(0)
    await page.getByRole('link', { name: words.details }).first().click()
    await expect(page).toHaveURL(/\/reporting\/abnormal_report\?/)
    await expect(choice(words.period, words.lastMonth)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: words.summary, exact: true })).toBeVisible()
    await ready()
    await expect.poll(count).toBe(events)
    await tool(words.export)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: words.csv }).check()
    const arriving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: words.start, exact: true }).click()
    const text = (await readFile(await (await arriving).path())).toString('utf8')
    expect(text.slice(1).trimEnd().split('\n')).toHaveLength(events + 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(words.viewport.width)
  })

/** The lists that have a summary: where each stands, and what their days are called. */
const PLACES = [
  ['/reporting/device_report', '绑定时间'],
  ['/reporting/traffic', '流量到期日'],
  ['/reporting/electric-charge', '充值时间'],
  ['/reporting/sms-recharge', '创建时间'],
  ['/reporting/loss_card', '创建时间'],
] as const

test('every list of the reports has its days in sight, and a summary that comes to as many', async ({ page }) => {
  test.slow()
  await page.goto('/home')
  await fillIn(page)
  await known(page)
  for (const [path, day] of PLACES)
    await test.step(path, async () => {
      await page.goto(path)
      const period = page.getByRole('group', { name: '时间范围' })
      await expect(period.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('search').getByRole('group', { name: day })).toBeVisible()
      const said = page.getByRole('navigation', { name: '分页' }).getByRole('status')
      await expect(said).toHaveText(/\d/)
      const count = numberIn(/共([\d,]+)条/.exec(await said.innerText())![1]!)
      await page.getByRole('link', { name: '汇总', exact: true }).click()
      await expect(page.getByRole('link', { name: '明细', exact: true })).toBeVisible()
      await expect(period.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
      const sums = page.locator('tfoot:visible td')
      if (count > 0)
        await expect(sums.filter({ hasText: new RegExp(`^${count.toLocaleString('en')}$`) }).first()).toBeVisible()
    })
})

async function shown(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('tr[data-index]:visible').first()).toBeVisible()
  await settled(page)
}

test('the month that runs is told as such, and compared day by day where somebody asks', async ({ page }) => {
  test.slow()
  await page.goto('/home')
  await fillIn(page)
  await known(page)
  const at = new Date(Date.now() + 8 * 3_600_000).toISOString()
  // On the first of a month none of its days is over.
  const begun = at.slice(8, 10) === '01' ? 0 : 1
  await shown(page, '/reporting/electric_count')
  const months = await column(page, '月份')
  expect(months.filter((month) => month.startsWith(at.slice(0, 7)))).toEqual(
    begun === 1 ? [`${at.slice(0, 7)}（至今）`] : [],
  )
  await expect(page.getByText('本月尚未结束，不参与同比、环比')).toBeVisible()
  const changes = await column(page, '用量环比 (%)')
  expect(changes.filter((change) => change === '-')).toHaveLength(begun)
  expect(changes[begun]).toMatch(/^-?[\d.,]+$/)

  const filter = JSON.stringify({ period: begun === 1 ? 'this_month' : 'last_month' })
  await shown(page, `/reporting/electric_report?filter=${encodeURIComponent(filter)}`)
  await expect(page.getByRole('columnheader', { name: /总量环比/ })).toHaveCount(0)
  await page.getByRole('button', { name: '同比、环比', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: /总量环比/ })).toBeVisible()
  await settled(page)
  await expect
    .poll(async () => (await column(page, '总量环比 (%)')).some((text) => /^-?[\d.,]+$/.test(text)))
    .toBe(true)
})
