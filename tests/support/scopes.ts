/** Scopes of accounts, told in the fields that this product's accounts have. */
import { loadModel } from '../../src/model/load.ts'
import { scopeOf as decide, type Scope } from '../../src/server/policies/scope.ts'

interface Account {
  readonly client_id: number
  readonly staff_id: number
  readonly role_id: number
  readonly type: number | null
  readonly store_ids: readonly number[]
  readonly home_ids: readonly number[]
  /** The stores of those homes. */
  readonly home_store_ids: readonly number[]
  readonly permissions?: readonly string[]
}

const built = await loadModel('schemas')
if (!built.model) throw new Error('the schemas are not good')
const levels = built.model.app.scopes

export const scopeOf = ({ type, store_ids, home_ids, home_store_ids, permissions = [], ...account }: Account): Scope =>
  decide(levels, {
    ...account,
    permissions: new Set(permissions),
    lists: {
      store: { ids: store_ids, above: {}, counts: type === 1 },
      home: { ids: home_ids, above: { store: home_store_ids }, counts: true },
    },
  })
