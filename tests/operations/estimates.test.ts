import { beforeAll, expect, test } from 'vitest'
import type { Statement } from '../../src/server/store/store.ts'
import { operations } from '../../src/server/operations/table.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { describeStores } from '../support/stores.ts'
import { type Company, found, model } from './company.ts'

const MANY = 12_000

describeStores('the number of rows of a large list', (open) => {
  let company: Company
  beforeAll(async () => {
    company = await found(open)
    await company.store.script(
      `insert into stores (client_id, name, region) select 1, '门店' || g, case when g % 3 = 0 then '浙江' else '上海' end from generate_series(1, ${MANY}) g; analyze stores`,
    )
  }, 60_000)

  /** What the list answers, and how many statements that took. */
  async function counted(query: Record<string, string>, client = 1) {
    const asked: Statement[] = []
    const { context } = company.as(systemScope(client))
    const store = context.store
    const connection = {
      query: (statement: Statement) => {
        asked.push(statement)
        return store.query(statement)
      },
      text: (statement: Statement) => {
        asked.push(statement)
        return store.text(statement)
      },
    }
    const answer = await operations.list({ ...context, connection }, model.entities['store']!, { query })
    const {
      count,
      count_kind: kind,
      list,
    } = JSON.parse(answer.kind === 'json' ? answer.text : '') as { count: number; count_kind: string; list: unknown[] }
    return { count, kind, rows: list.length, statements: asked.length }
  }

  test('is estimated once for all of its pages', async () => {
    const first = await counted({ limit: '20' })
    expect(first).toMatchObject({ kind: 'estimate', rows: 20 })
    expect(first.count).toBeGreaterThan(10_000)
    expect(await counted({ limit: '50', offset: '100', sort: '-name' })).toEqual({ ...first, rows: 50, statements: 1 })
  })

  test('is exact where the list ends, where it is small, and where it is asked for', async () => {
    expect(await counted({ limit: '20', offset: String(MANY - 5) })).toMatchObject({
      count: MANY,
      kind: 'exact',
      rows: 5,
    })
    expect(await counted({ region: '浙江' })).toMatchObject({ count: MANY / 3, kind: 'exact' })
    expect(await counted({ count: 'exact' })).toMatchObject({ count: MANY, kind: 'exact' })
  })

  test('is each company’s own', async () => {
    expect(await counted({ limit: '20' }, 2)).toMatchObject({ count: 0, kind: 'exact', rows: 0 })
  })
})
