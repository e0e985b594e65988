/** A search of one or two characters is looked up in its index, however small the page that is wanted. */
import { beforeAll, expect, test } from 'vitest'
import { likePattern, lookup } from '../../src/server/sql/conditions.ts'
import { list } from '../../src/server/sql/list.ts'
import { write } from '../../src/server/sql/writing.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import type { Store } from '../../src/server/store/store.ts'
import { model } from '../operations/company.ts'
import { describeEvery } from '../support/stores.ts'
import { manyHomes } from './many-homes.ts'

describeEvery('a search among many', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await manyHomes(open)
  }, 60_000)

  test.each(['鹮鸂', '鹮', '鹮鸂湾'])('for %s reads no list from its beginning', async (word) => {
    const values = [20, 0, ...Array<null>(8).fill(null), word, likePattern(word)]
    const { text, slots } = write(model, systemScope(1), (writing) =>
      list(writing, {
        entity: 'home',
        filters: [],
        words: [{ at: 10, pattern: 11, by: lookup(word) }],
        unseen: [],
        fields: ['home_id', 'name'],
        actions: null,
        sort: { path: ['created_at'], desc: true },
        start: 'offset',
        size: null,
        count: 'none',
      }),
    )
    const inlined = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
      const slot = slots[Number(place) - 1]!
      return slot.is === 'value' ? `'${String(values[slot.at])}'` : '1'
    })
    const plan = await store.text({ text: `explain (format json) ${inlined}`, values: [] })
    expect(plan).toMatch(/homes_grams_gin/)
  })
})
