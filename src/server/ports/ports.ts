/**
 * The external services that this server works with, by name: what each can be asked is a contract of its own, and who
 * stands behind it the settings say (`port.ts`). Health is told of all of them alike.
 */
import type { DeviceLink } from '../commands/link.ts'
import type { Blobs } from '../files/blobs.ts'
import type { MailPort } from '../messages/mail.ts'
import type { SmsPort } from '../messages/sms.ts'
import type { Trouble } from './trouble.ts'

export interface EnginePorts {
  readonly sms: SmsPort
  readonly mail: MailPort
  readonly files: Blobs
  readonly devices: DeviceLink
}

/** A product's own: a line for each by `declare module`, and the port in its table, or that does not compile. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- whose it is to fill it
export interface ProductPorts {}

export interface Ports extends EnginePorts, ProductPorts {}

/**
 * What code of calls, jobs and commands may ask, once its transaction has ended. To files and devices it has other
 * ways: rows and a queue, which outlive a kill.
 */
export type OutsidePorts = Omit<Ports, 'files' | 'devices'>

export interface PortState {
  readonly name: string
  /** Who stands behind it, such as `outbox` or `s3`. */
  readonly provider: string
  /** Nothing leaves this installation: for demos, development and tests. */
  readonly simulated: boolean
  /** By the last time that it was asked anything, or looked after; null: it has not been yet. */
  readonly healthy: boolean | null
  /** When that was. */
  readonly checked_at: Date | null
  /** Why not, of an unhealthy one; what exactly happened stands in the log. */
  readonly trouble: Trouble | null
  readonly last_success_at: Date | null
  readonly last_failure_at: Date | null
}
