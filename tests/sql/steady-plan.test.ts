/**
 * A list that an index holds in its order is planned once, not at every request, and so is what a write asks of one
 * record; where values decide which plan is best, PostgreSQL asks them.
 */
import { beforeAll, expect, test } from 'vitest'
import { CURSOR, LIMIT, list, type ListPlan, OFFSET } from '../../src/server/sql/list.ts'
import { verify, type VerifyPlan } from '../../src/server/sql/writes.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import { systemScope, type Scope } from '../../src/server/policies/scope.ts'
import type { Statement, Store } from '../../src/server/store/store.ts'
import { model } from '../operations/company.ts'
import { describeEvery } from '../support/stores.ts'
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
/** Plans that were kept, of ten requests. */
const keptPlans = (store: Store, statement: Statement): Promise<number> =>
  store.transaction(async (connection) => {
    // Other tests are spared the choice.
    await connection.query({ text: 'set local plan_cache_mode = auto', values: [] })
    for (let i = 0; i < 10; i++) await connection.query(statement)
    const {
      rows: [row],
    } = await connection.query({
      text: 'select generic_plans::integer as kept from pg_prepared_statements where name = $1',
      values: [statement.name],
    })
    return (row as { kept: number }).kept
  })

const limited: Scope = { ...systemScope(1), limits: { store: [1] } }

describeEvery('a statement that is asked again and again', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await manyHomes(open)
  }, 60_000)

  const kept = (plan: ListPlan, scope: Scope = systemScope(1)): Promise<number> => {
    const values: unknown[] = []
    Object.assign(values, { [LIMIT]: plan.size ?? 20, [OFFSET]: 0, [AT]: 1, [AT + 1]: 1 })
    const written = write(model, scope, (writing) => list(writing, plan))
    return keptPlans(store, bind(written, { scope, now: new Date(), values }))
  }

  test.each([
    ['a list in its own order', PLAN],
    ['a list of one kind', { ...PLAN, filters: [ofType] }],
  ] as const)('%s is planned once', async (_, plan) => {
    expect(await kept(plan)).toBeGreaterThan(0)
  })

  test.each([
    ['a list with an unusual size', { ...PLAN, size: null }, undefined],
    ['a list with two conditions', { ...PLAN, filters: [ofType, ofStore] }, undefined],
    ['a list for who sees some stores only', PLAN, limited],
  ] as const)('%s is planned for its values', async (_, plan, scope) => {
    expect(await kept(plan, scope)).toBe(0)
  })

  test('what a record refers to is looked up by one plan for every record', async () => {
    const plan: VerifyPlan = { entity: 'home', checks: [], references: ['store_id'], dependants: [] }
    const written = write(model, systemScope(1), (writing) => verify(writing, plan), { ofOne: true })
    const statement = bind(written, { scope: systemScope(1), now: new Date(), values: [[1]] })
    expect(await keptPlans(store, statement)).toBeGreaterThan(0)
    expect((await store.query(statement)).rows).toEqual([expect.objectContaining({ key: 1 })])
  })
})
