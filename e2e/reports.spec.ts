/** A month's electricity: by store, home and room, down to its days, as a file, and kept as a view. */
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { column, listed, rows, settled } from './support/list-page.ts'
import { fillIn, inEnglish, known, logIn } from './support/log-in.ts'
import { unique } from './support/records.ts'

interface Words {
  readonly lang: 'zh' | 'en'
  readonly group: string
  readonly dimensions: Readonly<Record<'store' | 'home' | 'room', string>>
  readonly period: string
  readonly lastMonth: string
  readonly used: string
  readonly details: RegExp
  readonly total: RegExp
}

const WORDS: readonly Words[] = [
  {
    lang: 'zh',
    group: '汇总方式',
    dimensions: { store: '门店', home: '房源', room: '房间' },
    period: '时间范围',
    lastMonth: '上月',
    used: '用量 (度)',
    details: /^查看.+的明细$/,
    total: /合计/,
  },
  {
    lang: 'en',
    group: 'Group by',
    dimensions: { store: 'Store', home: 'Home', room: 'Room' },
    period: 'Period',
    lastMonth: 'Last month',
    used: 'Used (kWh)',
    details: /^Records of /,
    total: /Total/,
  },
]

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })
/** In hundredths: what is added up is exact. */
const hundredths = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100)
const sumOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + hundredths(text), 0)
const totalUsed = async (page: Page): Promise<number> => {
  const sums = page.locator('tfoot:visible td:not(.g-lead)').filter({ hasText: /\d/ })
  await expect(sums.first()).toBeVisible()
  return hundredths(await sums.first().innerText())
}

for (const { lang, group, dimensions, period, lastMonth, used, details, total } of WORDS)
  test(`a month by store, by home and by room leads to its days (${lang})`, async ({ page }) => {
    test.slow()
    await page.goto('/reporting/electric_report')
    if (lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    await listed(page)
    await choice(page, period, lastMonth).click()
    await expect(choice(page, period, lastMonth)).toHaveAttribute('aria-pressed', 'true')
    await settled(page)
    const whole = await totalUsed(page)
    expect(whole).toBeGreaterThan(0)
    await expect(page.locator('tfoot:visible')).toContainText(total)

    // By store; and the stores' figures are the month's.
    await choice(page, group, dimensions.store).click()
    await choice(page, group, dimensions.home).click()
    await choice(page, group, dimensions.room).click()
    await expect.poll(async () => sumOf(await column(page, used))).toBe(whole)
    expect(await totalUsed(page)).toBe(whole)

    // A store's homes, and to the days of one of them.
    await choice(page, group, dimensions.home).click()
    // Those of a room, which stand there until then, say its home as well.
    await expect
      .poll(() => rows(page).first().getByRole('link', { name: details }).getAttribute('href'))
      .toMatch(/home_id(?!.*room_id)/)
    await settled(page)
    const firstUsed = async () => hundredths((await column(page, used))[0] ?? '')
    await expect.poll(firstUsed).toBeGreaterThan(0)
    const first = await firstUsed()
    await rows(page).first().getByRole('link', { name: details }).click()
    await expect(page).toHaveURL(/\/electric_usages\?/)
    await listed(page)
    await expect.poll(() => totalUsed(page)).toBe(first)
  })

test('what is shown is exported and kept as a view', async ({ page }) => {
  test.slow()
  await logIn(page, { at: '/reporting/electric_report' })
  await listed(page)
  await choice(page, '时间范围', '近7天').click()
  await choice(page, '汇总方式', '房间').click()
  await expect(choice(page, '汇总方式', '房间')).toHaveAttribute('aria-pressed', 'false')
  await settled(page)
  const shown = await column(page, '用量 (度)')

  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'CSV 文本' }).check()
  const arriving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '开始导出' }).click()
  const text = (await readFile(await (await arriving).path())).toString('utf8')
  const [head = '', ...lines] = text.slice(1).trimEnd().split('\n')
  const at = head.split(',').indexOf('用量 (度)')
  expect(head).not.toContain('起始读数')
  expect(lines.slice(0, shown.length).map((line) => hundredths(line.split(',')[at]!))).toEqual(shown.map(hundredths))

  await page.getByRole('button', { name: '视图', exact: true }).click()
  const name = unique('近7天按房源')
  await page.getByRole('button', { name: '将当前列表存为视图' }).click()
  const saving = page.getByRole('dialog', { name: '保存为视图' })
  await saving.getByRole('textbox', { name: '视图名称' }).fill(name)
  await saving.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: `视图：${name}`, exact: true })).toBeVisible()
  await page.reload()
  await listed(page)
  await expect(choice(page, '时间范围', '近7天')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(page, '汇总方式', '房间')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('已修改')).toHaveCount(0)
})
