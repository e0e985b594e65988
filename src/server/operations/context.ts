/** What every operation is given: the model in force, the store or the open transaction, and who asks. */
import type { Entity, Lang, Model } from '../../model/model.ts'
import type { Connection, Store } from '../store/store.ts'
import type { Scope } from '../policies/scope.ts'

export interface Context {
  readonly model: Model
  readonly store: Store
  /** The transaction when one is open, else the store. */
  readonly connection: Connection
  readonly actor: Actor
  /** The tenant's condition; only `policies/scope.ts` can make one. */
  readonly scope: Scope
  readonly lang: Lang
  readonly now: Date
  /** Checks a body against the entity's generated validator; throws `AppError('invalid', {}, {fields})`. */
  validate(entity: Entity, form: 'create' | 'update', body: unknown): Record<string, unknown>
}

export interface Actor {
  readonly staff_id: number
  readonly client_id: number
  readonly role_id: number
  readonly permissions: ReadonlySet<string>
  /** type 1 = store account (spec §3): limited to its branches. */
  readonly type: number | null
}
