/** What the operator owes the provider, as orders at the gateway: their numbers, and who pays from the account. */
import { randomBytes } from 'node:crypto'
import { Decimal } from 'decimal.js'
import type { Work } from '../../server/calls/operation.ts'
import { dayOf } from '../../values/calendar.ts'
import { sameWords, refused } from '../operations/devices/refused.ts'
import { moneyText } from '../domain/money-text.ts'

/** A payment of a bill; text messages. */
export type OrderKind = 'FK' | 'DX'

/**
 * `FK20261124` (an invoice: `FP`) and twelve characters that nobody guesses: within 30, and the same for the gateway
 * and the records.
 */
export const newNumber = (kind: OrderKind | 'FP', now: Date): string =>
  `${kind}${dayOf(now).replaceAll('-', '')}${randomBytes(6).toString('hex').toUpperCase()}`

/** Where it is paid, if there is such a page. */
export const shownPage = (page: string | null): { readonly pay_url?: string } =>
  page === null ? {} : { pay_url: page }

/** Money of the operator's account: it is there and taken, or the call is refused. */
export async function takeFrom(
  { records, lang }: Pick<Work, 'records' | 'lang'>,
  account: number,
  amount: Decimal,
): Promise<void> {
  const { balance, frozen } = await records.of('fund_account').hold(account, ['balance', 'frozen'], 'fund_account_id')
  const left = new Decimal(balance).minus(amount)
  if (left.lt(frozen)) {
    const words = sameWords({ balance: moneyText(new Decimal(balance).minus(frozen)) })
    throw refused(lang, 'beyond_account', 'fund_account_id', words)
  }
  await records.of('fund_account').change(account, { balance: left.toFixed(2) })
}
