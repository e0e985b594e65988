/**
 * A file becomes records: the template, a check that tells what is wrong, the wrong rows taken away and brought back,
 * the import itself.
 */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test, type Page } from 'playwright/test'
import { rows, settled } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { unique } from './support/records.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '导入房源' })

async function opened(page: Page) {
  await logIn(page)
  await page.goto('/house/home-list')
  await settled(page)
  const menu = page.getByRole('button', { name: '列表工具' })
  const button = page.getByRole('button', { name: '批量导入' })
  // The tools come after the rows: as a menu on a telephone.
  await expect(menu.or(button)).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await button.or(page.getByRole('menuitem', { name: '批量导入' })).click()
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

async function downloaded(page: Page, button: RegExp): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const arriving = page.waitForEvent('download')
  await dialogOf(page).getByRole('button', { name: button }).click()
  const download = await arriving
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const give = (page: Page, text: string | Buffer) =>
  dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: '房源.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Nothing that axe objects to, in the dialog as it stands. */
async function accessible(page: Page): Promise<void> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as {
      axe: { run(root: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    return (await tool.run('[role=dialog]')).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
  expect(found).toEqual([])
}

test('a file is checked, its wrong row corrected, and both become homes', async ({ page }) => {
  const dialog = await opened(page)
  await accessible(page)
  const template = await downloaded(page, /^CSV 模板$/)
  expect(template.name).toMatch(/^房源_导入模板_\d{8}_\d{6}\.csv$/)
  // Behind the heads stands an example.
  const [columns = ''] = template.bytes.toString('utf8').slice(1).trim().split('\n')
  const heads = columns.split(',')
  const store = await page.evaluate(
    async () =>
      ((await (await fetch('/v3/stores?limit=1')).json()) as { data: { list: { name: string }[] } }).data.list[0]!.name,
  )
  const name = unique('入册')
  const line = (of: string, where: string): string =>
    heads
      .map(
        (head) =>
          ({
            '房源名称*': of,
            '门店*': where,
            '房源类型*': '集中式',
            '省份*': '浙江省',
            '城市*': '杭州市',
            '区县*': '西湖区',
            省份: '浙江省',
            城市: '杭州市',
            区县: '西湖区',
          })[head] ?? '',
      )
      .join(',')
  await give(page, `${columns}\n${line(`${name}甲`, store)}\n${line(`${name}乙`, '没有的店')}\n`)
  await dialog.getByRole('button', { name: '检查文件' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText(/第3行门店 没有名为“没有的店”的门店/)
  await accessible(page)

  const problems = await downloaded(page, /^下载错误行/)
  expect(problems.name).toMatch(/^房源_错误原因_\d{8}_\d{6}\.csv$/)
  const text = problems.bytes.toString('utf8')
  expect(text.trim().split('\n')).toHaveLength(2)
  await dialog.getByRole('checkbox', { name: '只导入正确的行，跳过有误的1行' }).check()
  await dialog.getByRole('button', { name: '开始导入（新增1条）' }).click()
  await expect(dialog.getByText('导入完成')).toBeVisible()

  await dialog.getByRole('button', { name: '继续导入其他文件' }).click()
  await give(page, text.replace('没有的店', store))
  await dialog.getByRole('button', { name: '检查文件' }).click()
  await dialog.getByRole('button', { name: '开始导入（新增1条）' }).click()
  await expect(dialog.getByText('导入完成')).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await page.goto(`/house/home-list?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
  await settled(page)
  await expect(rows(page)).toHaveCount(2)
})

test('on a phone the dialog fits, and works by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = await opened(page)
  const box = await dialog.boundingBox()
  expect(box!.x >= 0 && box!.x + box!.width <= 390 && box!.y >= 0 && box!.y + box!.height <= 844).toBe(true)
  await give(page, '房源名称,奇怪的列\n甲,乙\n')
  await dialog.getByRole('button', { name: '检查文件' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(/无法识别的表头：“奇怪的列”/)
  // The button that had the focus is gone; the dialog takes it.
  await expect
    .poll(() =>
      dialog.evaluate(
        (window) =>
          window === document.activeElement ||
          window.contains(document.activeElement) ||
          window.parentElement?.contains(document.activeElement),
      ),
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
