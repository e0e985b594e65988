/**
 * What a call's own code is: a function of the work at hand and of the request, typed by the call's document. A
 * product's table of them does not compile with a call missing, nor with code that has no document.
 */
import type { CallTypes } from '../../generated/call-types.ts'
import type { calls } from '../../generated/calls.ts'
import type { Lang, Model } from '../../model/model.ts'
import type { Actor } from '../operations/context.ts'
import type { Records } from '../records/types.ts'
import type { EngineCall } from './engine-calls.ts'

export interface Work {
  readonly actor: Actor
  readonly now: Date
  readonly lang: Lang
  readonly model: Model
  readonly records: Records
  /**
   * Done once the transaction has been committed, not before, and not at all if it was not. What fails then is a
   * warning in the log: the call has succeeded.
   */
  afterCommit(task: () => void | Promise<void>): void
}

type OwnCall = Exclude<keyof typeof calls & keyof CallTypes, EngineCall>

/**
 * Runs in one transaction, which a refusal undoes; a GET writes nothing. The network has no place in it: `afterCommit`
 * has.
 */
export type Operation<Name extends OwnCall> = (
  work: Work,
  request: CallTypes[Name]['request'],
) => Promise<CallTypes[Name]['response']>

export type Operations = { readonly [Name in OwnCall]: Operation<Name> }
