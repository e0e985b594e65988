/** Before many rows are walked along an index they are read as they lie on the disk. */
import { text as read } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { systemScope } from '../../src/server/policies/scope.ts'
import { sameRows } from '../../src/server/sql/export.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import { inlined } from '../../src/server/store/literals.ts'
import type { Store } from '../../src/server/store/store.ts'
import { model } from '../operations/company.ts'
import { describeEvery } from '../support/stores.ts'
import { manyHomes } from './many-homes.ts'

describeEvery('reading ahead', (open, kind) => {
  let store: Store
  beforeAll(async () => {
    store = await manyHomes(open)
    await store.script('vacuum analyze homes')
  }, 120_000)

  test('takes the records themselves in their stored order, where an index would answer a count', async () => {
    const written = write(
      model,
      systemScope(1),
      (writing) => sameRows(writing, { entity: 'home', filters: [], words: [], unseen: [] }),
      { prepared: false },
    )
    const { rows } = await store.query({
      text: `explain ${inlined(bind(written, { scope: systemScope(1), now: new Date(), values: [] }))}`,
      values: [],
    })
    const text = rows.map((row) => String(Object.values(row)[0])).join('\n')
    expect(text).toMatch(/Seq Scan on homes|Bitmap Heap Scan on homes/)
    expect(text).not.toMatch(/Index (Only )?Scan (Backward )?using/)
  })

  test('comes before the rows, on their own connection, and nothing of it is sent', async () => {
    const ahead = { text: `select set_config('tests.ahead', $1, false)`, values: ['read'] }
    const rows = await store.copy(
      { text: `select 1 as k, coalesce(current_setting('tests.ahead', true), '') as seen`, values: [] },
      { format: 'csv', columns: ['seen'], key: 'k', ahead },
    )
    // The embedded database walks in batches, between which others are let in: it reads nothing ahead.
    expect(await read(rows)).toBe(kind === 'postgres' ? 'read\n' : '""\n')
  })

  test('that fails is an error', async () => {
    const ahead = { text: 'select 1 / $1::int as ahead_that_fails', values: [0] }
    const form = { format: 'csv', columns: ['k'], key: 'k', ahead } as const
    const rows = store.copy({ text: 'select 1 as k', values: [] }, form)
    if (kind === 'pglite') expect(await read(await rows)).toBe('1\n')
    else await expect(rows).rejects.toMatchObject({ code: '22012' })
  })
})
