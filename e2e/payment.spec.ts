/** A bill, as somebody from finance pays it: a transfer that arrives, and another payment that is thought better of. */
import { expect, test, type Page } from 'playwright/test'
import { fillIn, inEnglish, known } from './support/log-in.ts'
import { make, rowsOf, unique } from './support/records.ts'

const WORDS = [
  {
    lang: 'zh',
    fields: { way: '付款方式', amount: '付款金额', arrived: '到账金额' },
    ways: { transfer: '对公转账', alipay: '支付宝' },
    buttons: { pay: '付款', confirm: '确认到账', cancel: '取消支付' },
    states: { partPaid: '部分付款', pending: '待到账', arrived: '已到账', cancelled: '已取消' },
  },
  {
    lang: 'en',
    fields: { way: 'Payment method', amount: 'Amount', arrived: 'Arrived' },
    ways: { transfer: 'Bank transfer', alipay: 'Alipay' },
    buttons: { pay: 'Pay', confirm: 'Confirm arrival', cancel: 'Cancel payment' },
    states: { partPaid: 'Part paid', pending: 'Pending', arrived: 'Arrived', cancelled: 'Cancelled' },
  },
] as const

/** One of 100.00 CNY that awaits its payment. */
async function owed(page: Page): Promise<number> {
  const terms = { contract_id: 1, month: '2026-10', cost_type: 2, payable: '100.00' }
  const { id } = await make(page, 'bills', { number: unique('ZD'), ...terms })
  await make(page, `bills/${Number(id)}/confirm`, { version: 1 })
  return Number(id)
}

const paymentsOf = (page: Page, bill: number) => rowsOf(page, 'payments', `bill_id=${bill}&sort=id`)

for (const { lang, fields, ways, buttons, states } of WORDS)
  test(`is paid in part by a transfer that arrives; another payment is cancelled (${lang})`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto('/login')
    if (lang === 'en') await inEnglish(page)
    await fillIn(page)
    await known(page)
    const bill = await owed(page)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog').last()
    const state = (text: string) => main.getByText(text, { exact: true }).first()
    const press = async (name: string) => {
      await expect(main.getByRole('button', { name, exact: true })).toBeVisible()
      await main.getByRole('button', { name, exact: true }).click()
    }
    const pay = async (way: string, amount: string) => {
      await page.goto(`/finance/bill-list/${bill}`)
      await press(buttons.pay)
      await dialog.getByRole('combobox', { name: fields.way }).click()
      await page.getByRole('option', { name: way }).click()
      await dialog.getByRole('textbox', { name: fields.amount }).fill(amount)
      await dialog.getByRole('button', { name: buttons.pay, exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    await pay(ways.transfer, '60.00')
    const [transfer] = await paymentsOf(page, bill)
    await page.goto(`/finance/payment-list/${Number(transfer!['id'])}`)
    await expect(state(states.pending)).toBeVisible()
    await press(buttons.confirm)
    await dialog.getByRole('textbox', { name: fields.arrived }).fill('59.90')
    await dialog.getByRole('button', { name: buttons.confirm, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(state(states.arrived)).toBeVisible()
    await expect(main.getByText('59.90').first()).toBeVisible()
    await expect(main.getByRole('button', { name: buttons.cancel, exact: true })).toHaveCount(0)

    await pay(ways.alipay, '40.10')
    const [, other] = await paymentsOf(page, bill)
    await page.goto(`/finance/payment-list/${Number(other!['id'])}`)
    await press(buttons.cancel)
    await expect(dialog).toContainText(String(other!['number']))
    await dialog.getByRole('button', { name: buttons.cancel, exact: true }).click()
    await expect(state(states.cancelled)).toBeVisible()

    await page.goto(`/finance/bill-list/${bill}`)
    await expect(state(states.partPaid)).toBeVisible()
    for (const figure of ['59.90', '40.10']) await expect(main.getByText(figure).first()).toBeVisible()
  })
