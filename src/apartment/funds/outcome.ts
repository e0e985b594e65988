/**
 * What becomes of an order once its end is known: money that has arrived is booked once, to what it was paid for,
 * however often it is told. Money that arrives after the order had ended has arrived all the same, and is flagged;
 * money that is not what was asked for, or for which nothing is unpaid any more, is booked by a person or not at all.
 */
import { Decimal } from 'decimal.js'
import { PaymentConcern, PaymentState } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Ended } from '../ports/payment.ts'
import { type HeldOrder, type OrderChanges, orderNumbered } from './paid-for.ts'
import { tellOfConcern } from './told.ts'

const UNPAID = { failed: PaymentState.failed, closed: PaymentState.cancelled } as const
const { pending, arrived, to_settle, refused } = PaymentState
/** Of these nothing more is waited for from the gateway. */
const SETTLED: ReadonlySet<PaymentState> = new Set([arrived, to_settle, refused])

/** Answers whether that changed anything. */
export async function orderEnded(work: Work, number: string, told: Ended): Promise<boolean> {
  const order = await orderNumbered(work, number)
  if (SETTLED.has(order.state)) return false
  if (told.state === 'paid') return paid(work, order, new Decimal(told.amount))
  if (order.state !== pending) return false
  await order.change({ state: UNPAID[told.state] })
  return true
}

async function paid(work: Work, order: HeldOrder, amount: Decimal): Promise<boolean> {
  const concern = concernOf(order, amount)
  if (concern === null || concern === PaymentConcern.late) await bookAs(order, amount, { concern })
  else await order.change({ state: to_settle, concern, other_amount: amount.toFixed(2) })
  if (concern !== null) await tellOfConcern(work, order, { concern, amount })
  return true
}

function concernOf({ state, amount: owed, unpaid }: HeldOrder, amount: Decimal): PaymentConcern | null {
  if (!amount.eq(owed)) return PaymentConcern.other_amount
  if (unpaid?.lt(amount)) return PaymentConcern.beyond_owed
  return state === pending ? null : PaymentConcern.late
}

/** Kept only where it says something. */
export const otherAmount = ({ amount: owed }: HeldOrder, amount: Decimal): OrderChanges =>
  amount.eq(owed) ? {} : { other_amount: amount.toFixed(2) }

/** Answers whether it could be booked. */
export async function bookAs(order: HeldOrder, amount: Decimal, changes: OrderChanges): Promise<boolean> {
  await order.change({ state: arrived, ...changes })
  return order.book(amount)
}
