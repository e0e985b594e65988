/**
 * A list that an index holds in its order is planned once, not at every request; where values decide which plan is
 * best, PostgreSQL asks them.
 */
import { beforeAll, expect, test } from 'vitest'
import { CURSOR, LIMIT, list, type ListPlan, OFFSET } from '../../src/server/sql/list.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import { systemScope, type Scope } from '../../src/server/policies/scope.ts'
import type { Store } from '../../src/server/store/store.ts'
import { model } from '../operations/company.ts'
import { describeStores } from '../support/stores.ts'
import { manyHomes } from './many-homes.ts'

const AT = CURSOR + 8
const PLAN: ListPlan = {
  entity: 'home',
  filters: [],
  words: [],
  unseen: [],
  fields: ['home_id', 'name'],
  actions: null,
  sort: { path: ['created_at'], desc: true },
  start: 'offset',
  size: 20,
  count: 'none',
}
const ofType = { path: ['home_type'], comparison: 'eq', at: AT } as const
const ofStore = { path: ['store_id'], comparison: 'eq', at: AT + 1 } as const
const limited: Scope = { ...systemScope(1), limits: { store: [1] } }

describeStores('a page of a list', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await manyHomes(open)
  }, 60_000)

  /** Plans that were kept, of ten requests. */
  const kept = async (plan: ListPlan, scope: Scope = systemScope(1)): Promise<number> => {
    const values: unknown[] = []
    Object.assign(values, { [LIMIT]: plan.size ?? 20, [OFFSET]: 0, [AT]: 1, [AT + 1]: 1 })
    const statement = bind(
      write(model, scope, (writing) => list(writing, plan)),
      { scope, now: new Date(), values },
    )
    return store.transaction(async (connection) => {
      for (let i = 0; i < 10; i++) await connection.query(statement)
      const {
        rows: [row],
      } = await connection.query({
        text: 'select generic_plans::integer as kept from pg_prepared_statements where name = $1',
        values: [statement.name],
      })
      return (row as { kept: number }).kept
    })
  }

  test.each([
    ['in its own order', PLAN],
    ['of one kind', { ...PLAN, filters: [ofType] }],
  ] as const)('%s is planned once', async (_, plan) => {
    expect(await kept(plan)).toBeGreaterThan(0)
  })

  test.each([
    ['with an unusual size', { ...PLAN, size: null }, undefined],
    ['with two conditions', { ...PLAN, filters: [ofType, ofStore] }, undefined],
    ['for who sees some stores only', PLAN, limited],
  ] as const)('%s is planned for its values', async (_, plan, scope) => {
    expect(await kept(plan, scope)).toBe(0)
  })
})
