/** Those who look after the operator's money are told of what a person has to look into. */
import type { Decimal } from 'decimal.js'
import { fill } from '../../errors/fill.ts'
import { MessageType, PaymentConcern } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import { inBoth } from '../../server/messages/in-both.ts'
import type { HeldOrder } from './paid-for.ts'
import { moneyText } from '../domain/money-text.ts'

interface Concern {
  readonly concern: PaymentConcern
  /** What has arrived. */
  readonly amount: Decimal
}

export async function tellOfConcern(
  { records, model, now }: Work,
  { number, amount: owed, path }: HeldOrder,
  { concern, amount }: Concern,
): Promise<void> {
  const { label } = model.enums['payment_concern']!.values.find(({ value }) => value === concern)!
  const text = concern === PaymentConcern.late ? 'payment.late' : 'payment.to_settle'
  const words = { number, amount: moneyText(owed), arrived: moneyText(amount), path }
  await records.of('message').create({
    ...inBoth((lang) => ({
      title: fill(model.app.copy['payment.title']![lang], { concern: label[lang], number }),
      content: fill(model.app.copy[text]![lang], words),
    })),
    type: MessageType.fee,
    permission: 'finance_base',
    sent_at: now.toISOString(),
  })
}
