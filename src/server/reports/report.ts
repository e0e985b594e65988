/**
 * What a product says of reports: which record is whose, and what each kind comes to. A report comes by a webhook or by
 * the link to devices; its words, and what may be in it, are those of one webhook's document, whichever way it comes.
 */
import type { WebhookTypes } from '../../generated/webhook-types.ts'
import type { Work } from '../calls/operation.ts'
import type { Report } from '../commands/link.ts'

/** A report without whose it is: the company is known by the way on which it came. */
export type Told = Omit<Report, 'client_id'>

export interface Occurred {
  readonly kind: string
  /** By the device's clock, or when it was received, where that is far off. */
  readonly at: Date
  readonly isClockOff: boolean
  readonly data: Report['data']
}

export interface ProductReports {
  readonly webhook: keyof WebhookTypes
  /** As the webhook's document has it. */
  readonly message: (report: Told) => Readonly<Record<string, unknown>>
  /** How far a clock may be off, in milliseconds: late reports are no sign of a wrong clock, unless very late. */
  readonly clock: { readonly ahead: number; readonly behind: number }
  /** The device's record; null: there is none. */
  readonly device: (work: Work, address: string) => Promise<number | null>
  /** `AppError`: the report is refused for good. */
  readonly handle: (work: Work, device: number, occurred: Occurred) => Promise<void>
}
