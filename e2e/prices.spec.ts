/**
 * A price by time of use: hours that none or several periods have are named in the form; what a meter costs, and which
 * level says so, stands on its page.
 */
import { expect, test, type Page } from 'playwright/test'
import { fillIn, inEnglish, known } from './support/log-in.ts'
import { bound, HOME, make, rowsOf, unique } from './support/records.ts'

const DESK = { width: 1440, height: 900 }
const TELEPHONE = { width: 390, height: 844 }
const PRICES = ['1.4502', '1.1846', '0.788', '0.3812'] as const

const WALKS = [
  {
    ...{ lang: 'zh', size: 'desk', viewport: DESK, name: '规则名称', save: '保存', list: '电价', add: '新增' },
    ...{ from: '生效日期', tariff: '电价类型', byTime: '分时电价', row: '添加一行' },
    prices: ['尖时电价', '峰时电价', '平时电价', '谷时电价'],
    ...{ segments: '时段划分', begin: '开始', end: '结束', period: '时段', periods: ['谷', '峰', '平'] },
    both: '20:00–22:00没有划分时段；11:00–12:00划分了多个时段',
    gap: '20:00–22:00没有划分时段',
    ...{ billing: '计费', rule: '电价规则', level: '电价来自', levels: ['公司', '房源'] },
  },
  {
    ...{ lang: 'en', size: 'telephone', viewport: TELEPHONE, name: 'Name', save: 'Save', list: 'Prices', add: 'New' },
    ...{ from: 'From', tariff: 'Tariff', byTime: 'Time of use', row: 'Add a row' },
    prices: ['Sharp price', 'Peak price', 'Shoulder price', 'Off-peak price'],
    ...{ segments: 'Periods of the day', begin: 'From', end: 'Until', period: 'Period' },
    periods: ['Off-peak', 'Peak', 'Shoulder'],
    both: 'No period covers 20:00–22:00. More than one period covers 11:00–12:00',
    gap: 'No period covers 20:00–22:00',
    ...{ billing: 'Billing', rule: 'Fee rule', level: 'Price set at', levels: ['Company', 'Home'] },
  },
] as const

/** What stands beside a term of the page, unit and all. */
const shows = (page: Page, term: string, value: string) =>
  expect(page.getByRole('main').locator(`dt:text-is("${term}") + dd`).first()).toHaveText(value)

for (const words of WALKS)
  test(`by time of use is made, refused while hours are wrong, and shown on a meter (${words.lang}, ${words.size})`, async ({
    page,
  }) => {
    test.slow()
    const unit = words.lang === 'zh' ? '元/度' : 'CNY/kWh'
    await page.setViewportSize(words.viewport)
    await page.goto('/device/fee-rule-list/create')
    if (words.lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    const save = page.getByRole('button', { name: words.save, exact: true })
    const name = unique('TOU')
    await page.getByRole('textbox', { name: words.name }).fill(name)
    await save.click()
    await page.getByRole('region', { name: words.list, exact: true }).getByRole('link', { name: words.add }).click()

    const segments = page.getByRole('group', { name: words.segments, exact: true })
    const hour = (box: string, at: number) => segments.getByRole('textbox', { name: box, exact: true }).nth(at)
    await page.getByRole('combobox', { name: words.tariff }).click()
    await page.getByRole('option', { name: words.byTime, exact: true }).click()
    await page.getByRole('textbox', { name: words.from, exact: true }).fill('2020-01-01')
    for (const [at, box] of words.prices.entries())
      await page.getByRole('textbox', { name: box, exact: true }).fill(PRICES[at]!)
    for (const [at, [begin, end]] of [
      ['22', '8'],
      ['8', '12'],
      ['11', '20'],
    ].entries()) {
      await segments.getByRole('button', { name: words.row, exact: true }).click()
      await hour(words.begin, at).fill(begin!)
      await hour(words.end, at).fill(end!)
      await segments.getByRole('combobox', { name: words.period }).nth(at).click()
      await page.getByRole('option', { name: words.periods[at]!, exact: true }).click()
    }
    await save.click()
    await expect(segments.getByRole('alert')).toHaveText(words.both)
    await hour(words.begin, 2).fill('12')
    await save.click()
    await expect(segments.getByRole('alert')).toHaveText(words.gap)
    await hour(words.end, 2).fill('22')
    await save.click()
    await expect(page).toHaveURL(/\/fee_prices\/\d+$/)
    await expect(page.getByRole('main').getByRole('table')).toContainText(words.periods[2])

    // A meter costs what its company says, until its home says otherwise.
    const { home_id } = await make(page, 'homes', { ...HOME, name: unique('Elm') })
    const meter = await bound(page, 'elemeters', `42${String(Date.now()).slice(-10)}`, home_id)
    await page.goto(`/house/device-list/${meter}?tab=usage`)
    await shows(page, words.rule, '居民合表电价')
    await shows(page, words.level, words.levels[0]!)
    const [rule] = await rowsOf(page, 'fee_rules', `name=${name}`)
    await make(page, 'elemeter_settings', { level: 3, home_id, fee_rule_id: rule!['id'] })
    await page.reload()
    await shows(page, words.rule, name)
    await shows(page, words.level, words.levels[1]!)
    for (const [at, term] of words.prices.entries()) await shows(page, term, `${PRICES[at]!.padEnd(6, '0')}${unit}`)
  })
