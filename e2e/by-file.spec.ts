/**
 * Many tenants move in by one file, as a keeper does it: what would come of each row is told first, then done, and the
 * row that was wrong is taken away, corrected and sent again.
 */
import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { settled } from './support/list-page.ts'
import { fillIn, inEnglish, known } from './support/log-in.ts'
import { HOME, make, rowsOf, unique } from './support/records.ts'

const WORDS = [
  {
    ...{ lang: 'zh', tool: '批量办理', call: '办理入住', title: '批量办理入住', csv: 'CSV 模板', check: '检查文件' },
    heads: { home: '房源', room: '房间号', name: '姓名', phone: '手机号', term: '租期', rent: '月租金' },
    ...{ would: '预计结果', start: '办理1行', outcomes: '办理结果', why: '不能办理的原因', row: /^第3行手机号 \S/ },
    ...{
      refused: '下载未办理的行（修改后可直接再次上传）',
      another: '继续上传其他文件',
      finished: '全部办理完成',
      close: '关闭',
    },
  },
  {
    ...{ lang: 'en', tool: 'From a file', call: 'Check in', title: 'Check in from a file', csv: 'CSV template' },
    heads: { home: 'Home', room: 'Room number', name: 'Name', phone: 'Phone', term: 'Term', rent: 'Monthly rent' },
    ...{ check: 'Check the file', would: 'What would happen', start: 'Go ahead (rows: 1)', outcomes: 'Results' },
    ...{
      why: 'Why not',
      row: /^Row 3Phone \S/,
      refused: 'Download the rows that were not done, to correct and send again',
    },
    ...{ another: 'Send another file', finished: 'All rows are done', close: 'Close' },
  },
] as const

const day = (ahead: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + ahead * 86_400_000)

async function downloaded(page: Page, button: Locator): Promise<string> {
  const arriving = page.waitForEvent('download')
  await button.click()
  return readFile(await (await arriving).path(), 'utf8')
}

for (const words of WORDS)
  test(`${words.lang}: a file lets two rooms, its wrong row at the second try`, async ({ page }) => {
    await page.goto('/login')
    if (words.lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    const home = unique('批量苑')
    const { home_id } = await make(page, 'homes', { ...HOME, name: home })
    const rooms: number[] = []
    for (const room_name of ['101', '102'])
      rooms.push(Number((await make(page, 'rooms', { home_id, room_name, room_type: 1 }))['room_id']))
    const letTo = (room: number) => rowsOf(page, 'leases', `room_id=${room}`)
    const [first = 0, second = 0] = rooms

    await page.goto('/renter/lease-list')
    await settled(page)
    await page.getByRole('button', { name: words.tool }).click()
    await page.getByRole('menuitem', { name: words.call, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.title })
    const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true })
    const list = (name: string): Locator => dialog.getByRole('list', { name }).getByRole('listitem')
    const give = (text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'tenants.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

    // Behind the heads stands an example.
    const [template = ''] = (await downloaded(page, button(words.csv))).trim().split('\n')
    const heads = template.split(',').map((head) => head.replace(/^\uFEFF|[*（(].*$/g, '').trim())
    const line = (room: string, name: string, phone: string): string => {
      const cells = { home, room, name, phone, term: `${day(0)} ~ ${day(364)}`, rent: '2500' }
      const byHead = new Map<string, string>(
        Object.entries(cells).map(([key, cell]) => [words.heads[key as keyof typeof cells], cell]),
      )
      return heads.map((head) => byHead.get(head) ?? '').join(',')
    }
    const phones = [`139${String(Date.now()).slice(-8)}`, `138${String(Date.now()).slice(-8)}`] as const
    await give([template, line('101', '王芳', phones[0]), line('102', '李明', '1380')].join('\n'))
    await button(words.check).click()
    await expect(list(words.why)).toHaveText(words.row)
    await expect(list(words.would)).toContainText('王芳')
    expect(await letTo(first)).toEqual([])

    await button(words.start).click()
    await expect(list(words.outcomes)).toContainText('王芳')
    expect([(await letTo(first)).length, (await letTo(second)).length]).toEqual([1, 0])
    if (words.lang === 'en')
      expect((await dialog.innerText()).replaceAll(/王芳|批量苑\w*|房间\d+/g, '')).not.toMatch(/\p{Script=Han}/u)

    const refused = await downloaded(page, button(words.refused))
    await button(words.another).click()
    await give(refused.replace('1380', phones[1]))
    await button(words.check).click()
    await button(words.start).click()
    await expect(dialog.getByRole('alert')).toHaveText(words.finished)
    expect((await letTo(second)).length).toBe(1)
    await button(words.close).last().click()
    await expect(dialog).toBeHidden()
  })
