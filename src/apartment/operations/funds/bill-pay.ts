/** A payment of a bill: from the account at once, otherwise by an order at the gateway. */
import { Decimal } from 'decimal.js'
import { PaymentState, PaymentWay } from '../../../generated/enums.ts'
import type { AskingFirst, Work } from '../../../server/calls/operation.ts'
import { newNumber, shownPage, takeFrom } from '../../funds/orders.ts'
import { orderEnded } from '../../funds/outcome.ts'
import { sameWords, refused } from '../devices/refused.ts'
import { moneyText } from '../../domain/money-text.ts'

export const billPay: AskingFirst<'contract_bill_pay'> = {
  ahead: async (ahead, request) => {
    const { id, way, amount } = request
    const number = newNumber('FK', ahead.now)
    const isFromAccount = way === PaymentWay.balance
    const [bill] = await ahead.records.of('bill').find({ id }, ['number', 'payable', 'paid'], 1)
    if (bill !== undefined) await refuseBeyond(ahead, { ...bill, id }, amount)
    const subject = `账单${bill?.number ?? id}`
    const page = isFromAccount ? null : await ahead.ports.payment.open({ number, amount, subject, way })
    return async (work) => {
      const { records, actor } = work
      await refuseBeyond(work, { ...(await records.of('bill').hold(id, ['payable', 'paid'], 'id')), id }, amount)
      if (isFromAccount) await takeFrom(work, request.fund_account_id!, new Decimal(amount))
      const payment_id = await records.of('payment').create({
        ...{ number, bill_id: id, way, amount, staff_id: actor.staff_id, ...shownPage(page) },
        ...(request.note !== undefined && { note: request.note }),
        ...(isFromAccount && { fund_account_id: request.fund_account_id! }),
      })
      if (isFromAccount) await orderEnded(work, number, { state: 'paid', amount })
      return { payment_id, state: isFromAccount ? PaymentState.arrived : PaymentState.pending, ...shownPage(page) }
    }
  },
}

/** What is on its way counts: two who pay at once do not pay twice. */
async function refuseBeyond(
  { records, lang }: Pick<Work, 'records' | 'lang'>,
  { id: bill_id, payable, paid }: { readonly id: number; readonly payable: string; readonly paid: string },
  amount: string,
): Promise<void> {
  const coming = await records.of('payment').find({ bill_id, state: PaymentState.pending }, ['amount'])
  const unsettled = await records.of('payment').find({ bill_id, state: PaymentState.to_settle }, ['arrived_amount'])
  const amounts = [...coming.map((one) => one.amount), ...unsettled.map((one) => one.arrived_amount ?? 0)]
  const left = amounts.reduce<Decimal>((rest, one) => rest.minus(one), new Decimal(payable).minus(paid))
  if (left.gte(amount)) return
  throw refused(lang, 'beyond_unpaid', 'amount', sameWords({ unpaid: moneyText(Decimal.max(left, 0)) }))
}
