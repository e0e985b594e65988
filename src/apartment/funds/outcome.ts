/**
 * What becomes of an order once the gateway has told its end: money that has arrived is booked once, to what it was
 * paid for, however often it is told. Money that arrives after the order was closed has arrived all the same.
 */
import { Decimal } from 'decimal.js'
import { BillState, PaymentState } from '../../generated/enums.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Outcome } from '../ports/payment.ts'
import type { OrderKind } from './orders.ts'

export type Ended = Exclude<Outcome, { readonly state: 'waiting' }>

const UNPAID = { failed: PaymentState.failed, closed: PaymentState.cancelled } as const

interface Kind {
  /** Null: there is no such order. */
  find(work: Work, number: string): Promise<Order | null>
}

interface Order {
  readonly state: PaymentState
  readonly amount: string
  settle(state: PaymentState): Promise<void>
  /** Once, when the money is there. */
  book(): Promise<void>
}

/** In the order of the bill, the payment: whoever pays the same bill at this moment waits. */
const billPayment: Kind = {
  find: async (work, number) => {
    const { records } = work
    const [found] = await records.of('payment').find({ number }, ['bill_id'], 1)
    if (found === undefined) return null
    const bill = await records.of('bill').hold(found.bill_id, ['contract_id', 'payable', 'paid', 'state'])
    const { state, amount } = await records.of('payment').hold(found.key, ['state', 'amount'])
    return {
      state,
      amount,
      settle: (to) => {
        const paid = to === PaymentState.arrived ? { paid_at: work.now.toISOString() } : {}
        return records.of('payment').change(found.key, { state: to, ...paid })
      },
      book: async () => {
        const paid = new Decimal(bill.paid).plus(amount)
        await records.of('bill').change(bill.key, { paid: paid.toFixed(2) })
        const step = paid.gte(bill.payable) ? 'pay_off' : 'pay_part'
        if (bill.state === BillState.awaiting_payment || bill.state === BillState.part_paid)
          await records.of('bill').step(bill.key, step)
        const contract = await records.of('contract').hold(bill.contract_id, ['paid'])
        await records.of('contract').change(contract.key, { paid: new Decimal(contract.paid).plus(amount).toFixed(2) })
      },
    }
  },
}

const textMessages: Kind = {
  find: async (work, number) => {
    const { records, actor } = work
    const [found] = await records.of('sms_recharge').find({ number }, [], 1)
    if (found === undefined) return null
    const { state, amount, count_bought } = await records
      .of('sms_recharge')
      .hold(found.key, ['state', 'amount', 'count_bought'])
    return {
      state,
      amount,
      settle: (to) => records.of('sms_recharge').change(found.key, { state: to }),
      book: async () => {
        const { sms_left } = await records.of('client').hold(actor.client_id, ['sms_left'])
        await records.of('client').change(actor.client_id, { sms_left: sms_left + count_bought })
      },
    }
  },
}

const KINDS: { readonly [K in OrderKind]: Kind } = { FK: billPayment, DX: textMessages }

const kindOf = (number: string): Kind | undefined => KINDS[number.slice(0, 2) as OrderKind] as Kind | undefined

/** Answers whether that changed anything. */
export async function orderEnded(work: Work, number: string, told: Ended): Promise<boolean> {
  const order = await kindOf(number)?.find(work, number)
  if (!order) throw new AppError('no_such_order', { number })
  if (order.state === PaymentState.arrived) return false
  if (told.state !== 'paid') return closed(order, UNPAID[told.state])
  if (!new Decimal(told.amount).eq(order.amount))
    throw new AppError('other_amount', { number, amount: told.amount, owed: order.amount })
  await order.settle(PaymentState.arrived)
  await order.book()
  return true
}

async function closed(order: Order, to: PaymentState): Promise<boolean> {
  if (order.state !== PaymentState.pending) return false
  await order.settle(to)
  return true
}
