/**
 * What a webhook's code is: a function of the work at hand and of the message, typed by its document. It runs in one
 * transaction, once for each message; messages may come late, and in another order than they were sent, so what they
 * bring is compared with what the records hold. A table of them does not compile with one missing.
 */
import type { WebhookTypes } from '../../generated/webhook-types.ts'
import type { Work } from '../calls/operation.ts'
import type { Verify } from './signature.ts'

export interface Webhook<Name extends keyof WebhookTypes> {
  /** A refusal (`AppError`) is shown in the inbox; any other error is retried. */
  readonly handle: (work: Work, message: WebhookTypes[Name]) => Promise<void>
  /** Left out: Standard Webhooks. */
  readonly verify?: Verify
}

export type Webhooks = { readonly [Name in keyof WebhookTypes]: Webhook<Name> }
