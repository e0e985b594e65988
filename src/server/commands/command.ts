/** What a product says of its types of commands. */
import type { CommandType } from '../../generated/enums.ts'
import type { Work } from '../calls/operation.ts'
import type { Payload } from './link.ts'
import type { Behaviour } from './simulated/fleet.ts'

export interface Done {
  /** The command's record. */
  readonly task: number
  /** What was sent, without its secrets. */
  readonly payload: Payload
  /** What the device told besides. */
  readonly data: Payload
}

export interface Refused extends Omit<Done, 'data'> {
  /** Of the catalogue of errors. */
  readonly code: number
}

/**
 * What holds once the device has done it, written to the records: in the transaction in which the command becomes a
 * success, hence once.
 */
interface OfEach {
  readonly effect: (work: Work, done: Done) => Promise<void>
  readonly effects?: OfSet['effects']
}

/** The same in few statements, so that many answers cost little. */
interface OfSet {
  readonly effect?: undefined
  /**
   * One or several at once: all of them, or it throws and each is done by itself. The requests of several may differ:
   * then `work.requestId` is null.
   */
  readonly effects: (work: Work, done: readonly Done[]) => Promise<void>
}

/** Says one of the two; of a type that says both, `effect` serves those that come alone. */
export type Command = (OfEach | OfSet) & {
  /**
   * What a device tells by the code with which it refuses: that it has lost what the records call stored. Written in
   * the transaction in which the command fails; one that is sent again by itself is told of, too.
   */
  readonly refused?: (work: Work, refused: readonly Refused[]) => Promise<void>
  /**
   * What is sent next, after its effect: its target is free by then, in the same transaction. May be told of one
   * that has been followed already.
   */
  readonly next?: (work: Work, done: readonly Done[]) => Promise<void>
  /** What a simulated device does and tells; left out: it does it and tells nothing. */
  readonly simulated?: Behaviour
  /** How often it is sent again by itself, when the device refused it or did not answer; then by hand. Else 0. */
  readonly retries?: number
  /** For how many seconds it waits for a device that is away; then it expires. Else 24 hours. */
  readonly waits?: number
  /** It asks how the device is: sent as well where the records say that it is out of reach, since they may be wrong. */
  readonly asks?: boolean
}

/** One for each type; null: none is sent. */
export type CommandTable = Readonly<Record<CommandType, Command | null>>

/** Of a table those that can be sent. */
export type SendableOf<Table> = { [Type in keyof Table]: Table[Type] extends null ? never : Type }[keyof Table]

export interface ProductCommands {
  readonly types: CommandTable
  /** Those out of reach, by what the records say of them: nothing but what asks is sent to them. Left out: none is. */
  readonly away?: (work: Work, addresses: readonly string[]) => Promise<ReadonlySet<string>>
}
