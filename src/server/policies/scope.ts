/**
 * The tenant's scope: which company, and below it which stores and which homes. The one place that decides it.
 * The statement builder demands a Scope for every tenant table, and only this file can make one.
 */
import { built_in_role_id, store_account_type } from '../../generated/constants.ts'
declare const decided: unique symbol

export interface Scope {
  readonly [decided]: true
  readonly client_id: number
  /** Who asks; null: the system itself. */
  readonly staff_id: number | null
  readonly role_id: number | null
  /** Null: every store of the company. */
  readonly stores: readonly number[] | null
  /** Null: every home of the stores above. */
  readonly homes: readonly number[] | null
}

/** The built-in administrator: sees the whole company and holds every key. */
export const ADMINISTRATOR: number = built_in_role_id
/** The account type that belongs to stores (spec §3). */
export const STORE_ACCOUNT: number = store_account_type

export interface Account {
  readonly client_id: number
  readonly staff_id: number
  readonly role_id: number
  readonly type: number | null
  readonly store_ids: readonly number[]
  readonly home_ids: readonly number[]
  /** The stores of those homes. */
  readonly home_store_ids: readonly number[]
}

/** Company → a store account's own branches → the homes that were assigned, which lie in stores, too. */
export function scopeOf({ client_id, staff_id, role_id, type, store_ids, home_ids, home_store_ids }: Account): Scope {
  if (role_id === ADMINISTRATOR) return brand({ client_id, staff_id, role_id, stores: null, homes: null })
  const homes = home_ids.length > 0 ? home_ids : null
  const ofHomes = homes === null ? null : home_store_ids
  return brand({ client_id, staff_id, role_id, stores: type === STORE_ACCOUNT ? store_ids : ofHomes, homes })
}

/** Work of the system itself inside one company: seeding, jobs. */
export const systemScope = (client_id: number): Scope =>
  brand({ client_id, staff_id: null, role_id: null, stores: null, homes: null })

/** An account before its limits are read, to tell the journal of what it does to itself. */
export const accountScope = (client_id: number, staff_id: number): Scope =>
  brand({ client_id, staff_id, role_id: null, stores: null, homes: null })

const brand = (parts: Pick<Scope, 'client_id' | 'staff_id' | 'role_id' | 'stores' | 'homes'>): Scope =>
  Object.freeze(parts) as Scope
