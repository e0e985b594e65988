/**
 * What a call's own code is: a function of the work at hand and of the request, typed by the call's document. A
 * product's table of them does not compile with a call missing, nor with code that has no document.
 */
import type { CallTypes } from '../../generated/call-types.ts'
import type { calls } from '../../generated/calls.ts'
import type { Lang, Model } from '../../model/model.ts'
import type { EngineCall } from '../../model/system-needs.ts'
import type { Actor } from '../operations/context.ts'
import type { ReadableFile } from '../operations/readable-file.ts'
import type { EffectiveSetting } from '../operations/effective-settings.ts'
import type { Sealer } from '../commands/secrets.ts'
import type { Commands } from '../commands/types.ts'
import type { Jobs } from '../jobs/asked.ts'
import type { Reach } from '../outside/post.ts'
import type { OutsidePorts } from '../ports/ports.ts'
import type { EntityName, Records } from '../records/types.ts'
import type { Sought } from '../sql/holding.ts'
import type { Lists } from './lists.ts'
import type { Ask } from './statements.ts'

export interface Work {
  readonly actor: Actor
  readonly now: Date
  readonly lang: Lang
  readonly model: Model
  /** Identifies the request in the log; null: the schedule started it. */
  readonly requestId: string | null
  readonly records: Records
  readonly lists: Lists
  /** Commands to devices. */
  readonly commands: Commands
  /** Background work that what is done here makes due. */
  readonly jobs: Jobs
  /** What must lie in the database encrypted, bound to the record that it belongs to. */
  readonly secrets: Sealer
  /** Where messages may go to addresses that people write into forms. */
  readonly reach: Reach
  /**
   * What is in force for a record, of settings that places inherit from each other: `type` is the record's entity. As
   * with records, the call's own right is enough. By the settings' names; null: nobody says it.
   */
  settings(entity: EntityName, type: string, key: number): Promise<ReadonlyMap<string, unknown>>
  /** The same for people to read: each value with its label, and with the place that says it. */
  settingsShown(entity: EntityName, type: string, key: number): Promise<readonly EffectiveSetting[]>
  /**
   * A file by the name that its address ends in, to whom may read the record that holds it; `of`: only of that field's
   * records.
   */
  file(name: string, of?: { readonly entity: EntityName; readonly field: string }): Promise<ReadableFile>
  /**
   * Whether another company holds such a record (`sql/holding.ts`). Who asks for the same waits until this transaction
   * has ended, so that one of two gets what only one may have.
   */
  heldElsewhere(entity: EntityName, sought: Sought): Promise<boolean>
  /** A statement of the product's own. */
  readonly ask: Ask
  /**
   * What `work` answers; where that took long, it is known to the asker for some seconds by this name. For figures over
   * very many records, which hardly change meanwhile, and only where nothing is written.
   */
  remembered<T extends object>(name: string, work: () => Promise<T>): Promise<T>
  /**
   * Done once the transaction has been committed, not before, and not at all if it was not: the one place where
   * external services are at hand. What fails then is a warning in the log: the call has succeeded.
   */
  afterCommit(task: (ports: OutsidePorts) => void | Promise<void>): void
}

type OwnCall = Exclude<keyof typeof calls & keyof CallTypes, EngineCall>

/**
 * Runs in one transaction, which a refusal undoes; a GET writes nothing. The network has no place in it: it is asked
 * before (`AskingFirst`) or after (`afterCommit`).
 */
export type Operation<Name extends OwnCall> = (
  work: Work,
  request: CallTypes[Name]['request'],
) => Promise<CallTypes[Name]['response']>

/** What is at hand before the transaction: records as they stand, and external services. Nothing is written. */
export interface Ahead extends Omit<Work, 'commands' | 'jobs' | 'afterCommit'> {
  readonly ports: OutsidePorts
  /**
   * Counts a guess at a code, before anybody says whether it is right: of one `subject` an account's company has a few
   * within some minutes, and what is refused stays counted. The same code again is no other guess.
   */
  guess(subject: string, code: string): Promise<void>
}

/** Asks external services first; the operation that it answers knows what they said, and runs as any other. */
export interface AskingFirst<Name extends OwnCall> {
  /** Left out: always. Where nobody is asked, nothing comes before the transaction, and `ahead` reads nothing. */
  readonly asks?: (request: CallTypes[Name]['request']) => boolean
  readonly ahead: (ahead: Ahead, request: CallTypes[Name]['request']) => Promise<Operation<Name>>
}

export type Operations = { readonly [Name in OwnCall]: Operation<Name> | AskingFirst<Name> }
