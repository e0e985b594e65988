/**
 * What people do about an order at the gateway, whatever it pays for: cancel it, confirm that a transfer has arrived,
 * book or refuse money that is not what was asked for, and look at what arrived late. In which state each may be done
 * the calls' documents say.
 */
import { Decimal } from 'decimal.js'
import { AppError } from '../../../errors/app-error.ts'
import { PaymentState } from '../../../generated/enums.ts'
import type { Ahead, Operation, Work } from '../../../server/calls/operation.ts'
import { bookAs, otherAmount } from '../../funds/outcome.ts'
import type { OrderKind } from '../../funds/orders.ts'
import { type HeldOrder, PAID_FOR } from '../../funds/paid-for.ts'
import { sameWords, refused } from '../devices/refused.ts'
import { moneyText } from '../../domain/money-text.ts'

interface OfOrder {
  readonly id: number
}
type Done = (work: Work) => Promise<null>

/** The gateway closes it first, so that nobody pays it there meanwhile; one that has been paid is left to be booked. */
export const cancelling = (kind: OrderKind) => ({
  ahead: async ({ records, ports }: Ahead, { id }: OfOrder): Promise<Done> => {
    const { entity, hold } = PAID_FOR[kind]
    const [order] = await records.of(entity).find({ id }, ['number'], 1)
    const end = order === undefined ? null : await ports.payment.close(order)
    return async (work) => {
      const { change, number } = await hold(work, id)
      if (end?.state === 'paid') throw new AppError('order_paid', { number })
      await change({ state: PaymentState.cancelled })
      return null
    }
  },
})

interface Arrival extends OfOrder {
  readonly amount: string
}

/** A person has seen the money: what arrived is booked, whatever was asked for, as far as that much is unpaid. */
export const confirming =
  (kind: OrderKind) =>
  async (work: Work, { id, amount }: Arrival): Promise<null> =>
    booked(work, await PAID_FOR[kind].hold(work, id), new Decimal(amount), 'amount')

export const accepting =
  (kind: OrderKind) =>
  async (work: Work, { id }: OfOrder): Promise<null> => {
    const order = await PAID_FOR[kind].hold(work, id)
    return booked(work, order, new Decimal(order.other_amount ?? order.amount), 'id')
  }

async function booked({ lang }: Work, order: HeldOrder, amount: Decimal, at: 'amount' | 'id'): Promise<null> {
  if (order.unpaid?.lt(amount)) throw refused(lang, 'beyond_unpaid', at, sameWords({ unpaid: moneyText(order.unpaid) }))
  const isBooked = await bookAs(order, amount, { concern: null, ...otherAmount(order, amount) })
  if (!isBooked) throw refused(lang, 'buys_no_text', at)
  return null
}

/** Who has paid it, and what else is known, comes with a payment. */
export const paymentConfirm: Operation<'contract_bill_payment_confirm'> = async (work, { payer, note, ...arrival }) => {
  await confirming('FK')(work, arrival)
  const known = { ...(payer !== undefined && { payer }), ...(note !== undefined && { note }) }
  if (Object.keys(known).length > 0) await work.records.of('payment').change(arrival.id, known)
  return null
}

interface Refusal extends OfOrder {
  readonly reason: string
}

export const refusing =
  (kind: OrderKind) =>
  async (work: Work, { id, reason }: Refusal): Promise<null> => {
    const { change } = await PAID_FOR[kind].hold(work, id)
    await change({ state: PaymentState.refused, concern: null, reason })
    return null
  }

export const checking =
  (kind: OrderKind) =>
  async (work: Work, { id }: OfOrder): Promise<null> => {
    await (await PAID_FOR[kind].hold(work, id)).change({ concern: null })
    return null
  }
