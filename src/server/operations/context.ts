/** What every operation is given: the model in force, the store or the open transaction, and who asks. */
import type { Entity, Lang, Model } from '../../model/model.ts'
import type { Sealer } from '../commands/secrets.ts'
import type { Connection, Store } from '../store/store.ts'
import type { ProductRules } from './product-rules.ts'
import type { Reach } from '../outside/post.ts'
import type { Scope } from '../policies/scope.ts'
import type { Body } from './write/body.ts'

export interface Context {
  readonly model: Model
  /** Functions that the schemas name, and those that stand around writes. */
  readonly rules: Rules
  readonly store: Store
  /** The transaction when one is open, else the store. */
  readonly connection: Connection
  readonly actor: Actor
  /** The tenant's condition; only `policies/scope.ts` can make one. */
  readonly scope: Scope
  readonly lang: Lang
  readonly now: Date
  /** Where the asker is, as far as the proxy in front is trusted; null: the system itself. */
  readonly address: string | null
  /** By which the log knows the request that all of this comes from; null: the clock's own work. */
  readonly requestId: string | null
  /** Whether who asks has hung up: what only reads, and has not begun, is left. Left out: they wait. */
  readonly isLeft?: () => boolean
  /** Base address of the host that keeps files. */
  readonly fileHost: string
  /** Where messages may go to addresses that people write into forms. */
  readonly reach: Reach
  /** Encrypts what must not lie in the database for anybody to read. */
  readonly sealer: () => Sealer
  /**
   * `whole`: records are written as a set (an import), and who writes it tells the journal of the set, with `note`;
   * otherwise each has its entry.
   */
  readonly journal: 'each' | 'whole'
  /**
   * Checks what is meant by a body (`write/meant.ts`) against the entity's generated validator; throws
   * `AppError('invalid', {}, {fields})`.
   */
  validate(entity: Entity, form: 'create' | 'update', body: unknown): Promise<Record<string, unknown>>
}

export interface Rules extends ProductRules {
  /** By the entity's name; `calls/hooks.ts` makes it of the product's own. Left out: nothing stands around writes. */
  readonly hooks?: Readonly<Partial<Record<string, Around>>>
}

export type WriteKind = 'create' | 'update' | 'remove'

/** What the product's code does around the writes of one entity, as the write path calls it. */
export interface Around {
  /** Fields whose values before the write it wants. */
  readonly reads: readonly string[]
  /** Answers what else is to be written; throws what it refuses. */
  readonly before: Readonly<Partial<Record<WriteKind, (context: Context, write: AroundWrite) => Promise<Body>>>>
  readonly after: Readonly<Partial<Record<WriteKind, (context: Context, write: AroundWrite) => Promise<void>>>>
}

export interface AroundWrite {
  /** Null: of a record that is not there yet. */
  readonly key: number | null
  /** What is written, as it will be stored. */
  readonly values: Body
  /** What the record held before. */
  readonly was: Body
}

export interface Actor {
  readonly staff_id: number
  readonly client_id: number
  readonly role_id: number
  readonly permissions: ReadonlySet<string>
  /** The API token that asks in this account's name; left out: the account asks itself. */
  readonly token?: { readonly id: number; readonly reveals: boolean }
}
