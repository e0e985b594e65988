/** Commands to devices as an operation's code sends them. */
import type { AppError } from '../../errors/app-error.ts'
import type { CommandType } from '../../generated/enums.ts'
import type { Label } from '../../model/model.ts'
import type { RecordTypes } from '../../generated/record-types.ts'
import type { NewRecord } from '../records/types.ts'
import type { Payload } from './link.ts'

/** Fields of a command that the queue writes; the rest is the product's: which device, and where it is. */
type OfQueue =
  | Extract<keyof NewRecord<'command_task'>, RecordTypes['command_task']['kept']>
  | 'command'
  | 'parameters'
  | 'parameters_en'
  | 'business_key'
  | 'attempts'
  | 'staff_id'
  | 'finished_at'

/**
 * The product's types that have code for their effect (`sendable`), by `declare module` beside its table: a type
 * without is not sent, and that does not compile. Nothing added: any type may be named.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ProductCommandTypes {}
export type Sendable = ProductCommandTypes extends { readonly sendable: infer Type extends CommandType }
  ? Type
  : CommandType

export interface Sending {
  readonly record: Omit<NewRecord<'command_task'>, OfQueue>
  /** By which the link knows the device. */
  readonly address: string
  /** What of the device it is about: of each, one command at a time is under way. Left out: the device itself. */
  readonly target?: string
  readonly payload?: Payload
  /** Go with the payload, are encrypted as long as they are kept, and gone when it is done. */
  readonly secrets?: Readonly<Record<string, string>>
  /** The payload in words for the list of commands; no secrets. */
  readonly summary?: Label
  /** What must happen once: the same key again is the same command, and is not sent a second time. */
  readonly key?: string
}

/** The key of the command's record, or why it is not sent. */
export type Sent = { readonly task: number } | { readonly refused: AppError }

/** All of it is part of the operation's transaction; it is sent when that is committed. */
export interface Commands {
  /**
   * Answers the key of the command's record. While another is under way for the same target: the error `busy`.
   */
  send(type: Sendable, sending: Sending): Promise<number>
  /** All of one type, or a refusal: the keys in their places, in as many statements as `send` takes for one. */
  sendTogether(type: Sendable, sendings: readonly Sending[]): Promise<readonly number[]>
  /**
   * Several of one type in a number of statements that does not grow with theirs: of each in its place what `send`
   * answers or refuses. What is refused keeps back none of the others.
   */
  sendAll(type: Sendable, sendings: readonly Sending[]): Promise<readonly Sent[]>
  /** The same command once more. */
  retry(key: number): Promise<void>
  /** The device can be reached again, as others than its link have learnt: what waits for it goes at once. */
  online(address: string): void
}
