/** What the gateway tells on its own. */
import { orderEnded } from '../funds/outcome.ts'
import type { Webhook } from '../../server/webhooks/webhook.ts'

export const paymentNotice = {
  handle: async (work, { number, state, amount }) => {
    await orderEnded(work, { number, outcome: state, amount })
  },
} satisfies Webhook<'payment_notice'>
