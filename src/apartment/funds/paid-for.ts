/** What orders at the gateway pay for: how each is found, how much money it takes, and where that is booked. */
import { Decimal } from 'decimal.js'
import { BillState, type PaymentConcern, PaymentState, type PaymentWay } from '../../generated/enums.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OrderKind } from './orders.ts'

export interface OrderChanges {
  readonly state?: PaymentState
  /** What has arrived, where that is another amount than was owed. */
  readonly other_amount?: string
  readonly concern?: PaymentConcern | null
  readonly reason?: string
}

export interface HeldOrder {
  readonly number: string
  readonly way: PaymentWay
  readonly state: PaymentState
  readonly amount: string
  readonly other_amount: string | null
  /** Its page in the console. */
  readonly path: string
  /** How much more can be booked to what it pays for; null: any amount. */
  readonly unpaid: Decimal | null
  change(changes: OrderChanges): Promise<void>
  /** Once, when the money is there; whether it could be: too little may buy nothing. */
  book(arrived: Decimal): Promise<boolean>
}

export interface PaidFor {
  readonly entity: 'payment' | 'sms_recharge'
  /** The record's key. */
  find(work: Pick<Work, 'records'>, number: string): Promise<number | null>
  hold(work: Work, key: number): Promise<HeldOrder>
}

const OF_ORDER = ['number', 'way', 'state', 'amount', 'other_amount'] as const

/** The payment is held before its bill, as calls hold theirs; whoever pays the same bill at this moment waits. */
const bill: PaidFor = {
  entity: 'payment',
  find: async ({ records }, number) => (await records.of('payment').find({ number }, [], 1))[0]?.key ?? null,
  hold: async (work, key) => {
    const { records } = work
    const { bill_id, ...order } = await records.of('payment').hold(key, [...OF_ORDER, 'bill_id'])
    const owed = await records.of('bill').hold(bill_id, ['contract_id', 'payable', 'paid', 'state'], 'id')
    const isOpen = owed.state === BillState.awaiting_payment || owed.state === BillState.part_paid
    return {
      ...order,
      path: `/finance/payment-list/${key}`,
      unpaid: isOpen ? Decimal.max(new Decimal(owed.payable).minus(owed.paid), 0) : new Decimal(0),
      change: (changes) => {
        const paid = changes.state === PaymentState.arrived ? { paid_at: work.now.toISOString() } : {}
        return records.of('payment').change(key, { ...changes, ...paid })
      },
      book: async (arrived) => {
        const paid = arrived.plus(owed.paid)
        await records.of('bill').change(owed.key, { paid: paid.toFixed(2) })
        await records.of('bill').step(owed.key, paid.gte(owed.payable) ? 'pay_off' : 'pay_part')
        const contract = await records.of('contract').hold(owed.contract_id, ['paid'])
        await records.of('contract').change(contract.key, { paid: arrived.plus(contract.paid).toFixed(2) })
        return true
      },
    }
  },
}

/** Of another amount the messages are counted in proportion: at the price at which these were bought. */
const textMessages: PaidFor = {
  entity: 'sms_recharge',
  find: async ({ records }, number) => (await records.of('sms_recharge').find({ number }, [], 1))[0]?.key ?? null,
  hold: async ({ records, actor }, key) => {
    const { count_bought, ...order } = await records.of('sms_recharge').hold(key, [...OF_ORDER, 'count_bought'], 'id')
    return {
      ...order,
      path: `/reporting/sms-recharge/${key}`,
      unpaid: null,
      change: (changes) => records.of('sms_recharge').change(key, changes),
      book: async (arrived) => {
        const count = arrived.times(count_bought).div(order.amount).floor().toNumber()
        if (count < 1) return false
        if (count !== count_bought) await records.of('sms_recharge').change(key, { count_bought: count })
        const { sms_left } = await records.of('client').hold(actor.client_id, ['sms_left'])
        await records.of('client').change(actor.client_id, { sms_left: sms_left + count })
        return true
      },
    }
  },
}

export const PAID_FOR: { readonly [K in OrderKind]: PaidFor } = { FK: bill, DX: textMessages }

/** By the number that the gateway knows it by. */
export async function orderNumbered(work: Work, number: string): Promise<HeldOrder> {
  const kind = PAID_FOR[number.slice(0, 2) as OrderKind] as PaidFor | undefined
  const key = (await kind?.find(work, number)) ?? null
  if (kind === undefined || key === null) throw new AppError('no_such_order', { number })
  return kind.hold(work, key)
}
