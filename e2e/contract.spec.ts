/** A lease's contract and a check-out's settlement, as a keeper prints them: by keyboard, in both languages. */
import { expect, test, type Page } from 'playwright/test'
import { fillIn, inEnglish, known } from './support/log-in.ts'
import { HOME, make, unique } from './support/records.ts'

const WORDS = [
  {
    lang: 'zh',
    more: '更多',
    action: '合同文本',
    print: '打印',
    full: '显示完整信息',
    insert: '插入占位符',
    name: '模板名称',
    body: '合同正文',
    save: /^(保存|新增|创建)/,
    unknown: '没有占位符“租客”',
    placeholder: '月租金大写',
    settlement: '退租结算单',
    signed: '租客签字',
  },
  {
    lang: 'en',
    more: 'More',
    action: 'Contract',
    print: 'Print',
    full: 'Show in full',
    insert: 'Insert a placeholder',
    name: 'Name',
    body: 'Text',
    save: /^(Save|Create|Add)/,
    unknown: 'There is no placeholder “租客”',
    placeholder: 'Monthly rent in capitals',
    settlement: 'Check-out settlement',
    signed: 'For the operator',
  },
] as const

const ID_CARD = '11010519491231002X'
const day = (ahead: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + ahead * 86_400_000)

async function leased(page: Page): Promise<number> {
  const { home_id } = await make(page, 'homes', { ...HOME, name: unique('合同苑') })
  const { room_id } = await make(page, 'rooms', { home_id, room_name: '101', room_type: 1 })
  const who = { name: '王小芳', phone: `137${String(Date.now()).slice(-8)}`, id_card: ID_CARD }
  const terms = { lease_range: [day(0), day(364)], rent: '2500.50', deposit: '5000.00' }
  return Number((await make(page, 'leases/check_in', { room_id, ...who, ...terms }))['lease_id'])
}

for (const words of WORDS)
  test(`the contract of a lease and its settlement are printed (${words.lang})`, async ({ page }) => {
    test.setTimeout(150_000)
    await page.goto('/login')
    if (words.lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog').last()
    const press = async (name: string) => {
      const button = main.getByRole('button', { name, exact: true })
      const more = main.getByRole('button', { name: words.more, exact: true }).first()
      await expect(button.or(more).first()).toBeVisible()
      if (await button.isVisible()) return button.press('Enter')
      await more.press('Enter')
      await page.getByRole('menuitem', { name, exact: true }).press('Enter')
    }

    await test.step('a template is refused with a name that is not there, and takes one that is offered', async () => {
      await page.goto('/renter/contract-template-list/create')
      await main.getByRole('textbox', { name: words.name }).first().fill(unique('模板'))
      const editor = main.getByRole('textbox', { name: words.body }).last()
      await editor.focus()
      await page.keyboard.type('{{租客}}')
      await main.getByRole('button', { name: words.save }).last().press('Enter')
      await expect(main.getByText(words.unknown)).toBeVisible()
      await editor.press('Control+A')
      await editor.press('Delete')
      await main.getByRole('button', { name: words.insert }).press('Enter')
      await page.getByRole('menuitem', { name: words.placeholder, exact: true }).press('Enter')
      await expect(editor).toHaveText(`{{${words.placeholder}}}`)
      await main.getByRole('button', { name: words.save }).last().press('Enter')
      await expect(page).not.toHaveURL(/create/)
    })

    const lease = await leased(page)
    await test.step('the contract opens filled in, masked; in full where that is asked for', async () => {
      await page.goto(`/renter/lease-list/${lease}`)
      await press(words.action)
      await dialog.getByRole('button', { name: words.action, exact: true }).press('Enter')
      await expect(page).toHaveURL(/contract-text-list\/\d+$/)
      await expect(main.getByText('贰仟伍佰元伍角整').first()).toBeVisible()
      await expect(main.getByText(/承租方（乙方）：王\*/)).toBeVisible()
      await press(words.print)
      await expect(dialog.getByRole('document')).toBeVisible()
      await expect(dialog.getByText(ID_CARD)).toHaveCount(0)
      expect((await dialog.getByRole('button').allTextContents()).join()).toMatch(
        words.lang === 'en' ? /^[^\u4e00-\u9fff]+$/ : /打印/,
      )
      await dialog.getByRole('button', { name: words.full }).press('Enter')
      await expect(dialog.getByText(ID_CARD)).toBeVisible()
      await expect(dialog.getByText(/承租方（乙方）：王小芳/)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.p-paper').getByText(ID_CARD)).toBeVisible()
      await expect(dialog).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.keyboard.press('Escape')
    })

    await test.step('the settlement of its check-out is a sheet to sign', async () => {
      const { check_out_id } = await make(page, `leases/${lease}/check_out`, { check_out_date: day(0), balance: 1 })
      await page.goto(`/renter/check-out-list/${Number(check_out_id)}`)
      await press(words.print)
      await expect(dialog.getByRole('heading', { name: words.settlement })).toBeVisible()
      await expect(dialog.getByText('5,000.00').first()).toBeVisible()
      await expect(dialog.getByText(words.signed)).toBeVisible()
      await expect(dialog.getByText('王小芳')).toHaveCount(0)
      await dialog.getByRole('button', { name: words.full }).press('Enter')
      await expect(dialog.getByText('王小芳')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.p-paper').getByText(words.signed)).toBeVisible()
    })
  })
