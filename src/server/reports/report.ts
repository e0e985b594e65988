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
  /** The device's record. */
  readonly device: number
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
  /** Of each address that is a device's, its record. */
  readonly devices: (work: Work, addresses: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Each of another device. `AppError`: one of them is refused for good; all are told again, and fewer at a time. */
  readonly handle: (work: Work, all: readonly Occurred[]) => Promise<void>
}
