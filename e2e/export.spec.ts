/** A filtered list as a file: chosen in the dialog, downloaded by the browser, read back cell by cell. */
import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import { expect, test, type Page } from 'playwright/test'
import { rows, settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { HOME, make, unique } from './support/records.ts'

/** What the dialog is asked for: a format, and columns in place of those of the list. */
async function exported(
  page: Page,
  format: 'CSV 文本' | 'Excel 表格',
  change: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: format }).check()
  await change(page)
  const arriving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '开始导出' }).click()
  const download = await arriving
  await expect(dialog).toBeHidden()
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

async function makeHomes(page: Page): Promise<string> {
  const name = unique('晾晒坊')
  await make(page, 'homes', { ...HOME, name: `${name}甲`, alias: '=1+1', address: '文三路"1"号, 东门' })
  await make(page, 'homes', { ...HOME, name: `${name}乙`, home_type: 2 })
  await make(page, 'homes', { ...HOME, name: unique('别处') })
  await page.goto(`/house/home-list?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
  await rows(page).first().waitFor()
  await settled(page)
  await expect(rows(page)).toHaveCount(2)
  return name
}

const every = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '全部列' }).click()

test('a filtered list as CSV holds its rows alone, labels for codes, and no formula', async ({ page }) => {
  await logIn(page)
  const name = await makeHomes(page)
  const { name: file, bytes } = await exported(page, 'CSV 文本', every)
  expect(file).toMatch(/^房源_\d{8}_\d{6}\.csv$/)
  const text = bytes.toString('utf8')
  expect(text.startsWith('\uFEFF房源名称,门店,房源类型,')).toBe(true)
  const [head = '', ...lines] = text.trimEnd().split('\n')
  expect(lines.map((line) => line.split(',').slice(0, 3).join(' '))).toEqual([
    expect.stringMatching(new RegExp(`^${name}乙 .+ 集中式$`)),
    expect.stringMatching(new RegExp(`^${name}甲 .+ 分散式$`)),
  ])
  expect(lines[1]).toContain(`'=1+1`)
  expect(lines[1]).toContain('"文三路""1""号, 东门"')
  // China's clock, though this browser's is New York's.
  const created = lines[0]!.split(',')[head.split(',').indexOf('创建时间')]!
  expect(Math.abs(Date.parse(`${created.replace(' ', 'T')}+08:00`) - Date.now())).toBeLessThan(120_000)
})

test('the same list as a workbook has typed cells and a head that stays', async ({ page }) => {
  await logIn(page)
  const name = await makeHomes(page)
  const { name: file, bytes } = await exported(page, 'Excel 表格', every)
  expect(file).toMatch(/^房源_\d{8}_\d{6}\.xlsx$/)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
  const [sheet] = book.worksheets
  expect(sheet!.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  const heads = (sheet!.getRow(1).values as unknown[]).slice(1)
  const of = (row: number, head: string): unknown => sheet!.getRow(row).getCell(heads.indexOf(head) + 1).value
  expect([sheet!.rowCount, of(2, '房源名称'), of(3, '房源名称')]).toEqual([3, `${name}乙`, `${name}甲`])
  expect([of(3, '别名'), of(3, '房源类型'), of(3, '房间数')]).toEqual(['=1+1', '分散式', 0])
  expect(of(2, '创建时间')).toBeInstanceOf(Date)
})

test('only the chosen rows and columns are exported when so asked', async ({ page }) => {
  await logIn(page)
  const name = await makeHomes(page)
  await page.getByRole('checkbox', { name: `选择${name}甲` }).check()
  const { bytes } = await exported(page, 'CSV 文本', async () => {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: '仅导出已选的1条' })).toBeChecked()
    for (const box of await dialog
      .getByRole('checkbox', { checked: true })
      .all()
      .then((all) => all.slice(1).reverse()))
      await box.uncheck()
  })
  expect(bytes.toString('utf8')).toBe(`\uFEFF房源名称\n${name}甲\n`)
})
