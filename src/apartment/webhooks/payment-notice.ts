/** What the gateway tells on its own. */
import { orderEnded } from '../funds/outcome.ts'
import type { Ended } from '../ports/payment.ts'
import type { Webhook } from '../../server/webhooks/webhook.ts'

export const paymentNotice = {
  handle: async (work, { number, state, amount }) => {
    // The document demands the amount of what is paid.
    await orderEnded(work, number, { state, amount } as Ended)
  },
} satisfies Webhook<'payment_notice'>
