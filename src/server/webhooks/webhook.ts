/**
 * What a webhook's code is: a function of the work at hand and of the message, typed by its document. It runs in one
 * transaction, once for each message; messages may come late, and in another order than they were sent, so what they
 * bring is compared with what the records hold. A table of them does not compile with one missing.
 */
import type { WebhookTypes } from '../../generated/webhook-types.ts'
import type { AppError } from '../../errors/app-error.ts'
import type { Work } from '../calls/operation.ts'
import type { Told } from '../reports/report.ts'
import type { Verify } from './signature.ts'

interface OfMessages<Message> {
  /** A refusal (`AppError`) is shown in the inbox; any other error is retried. */
  readonly handle: (work: Work, message: Message) => Promise<void>
}

/** Its messages are reports of devices, and are taken in as those that come by the link. */
interface OfReports<Message> {
  readonly report: (message: Message) => Told
  /** What the inbox says of one whose device is not there. */
  readonly unknown: (message: Message) => AppError
}

export type Webhook<Name extends keyof WebhookTypes> = (
  OfMessages<WebhookTypes[Name]> | OfReports<WebhookTypes[Name]>
) & {
  /** Left out: Standard Webhooks. */
  readonly verify?: Verify
}

export type Webhooks = { readonly [Name in keyof WebhookTypes]: Webhook<Name> }

/** By names that are not known before a message comes. */
export type AnyWebhooks = Readonly<Record<string, OfMessages<never> | OfReports<never>>>
