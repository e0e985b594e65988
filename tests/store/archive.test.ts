/** Tables whose records come to have an archive, and those that lose it. */
import { beforeEach, expect, it } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { buildModel } from '../../src/model/build.ts'
import { bringTables } from '../../src/server/store/migrations/bring.ts'
import type { Store } from '../../src/server/store/store.ts'
import { base, documentsOf, store as plain } from '../model/documents.ts'
import { describeEvery } from '../support/stores.ts'

const once = { ...plain, 'x-unique': [['name']] }
const kept = { ...once, 'x-archive': true }

describeEvery('an archive that comes and goes', (open) => {
  let store: Store
  const bring = async (document: object) => {
    const { model, mistakes } = buildModel(documentsOf({ ...base, 'entities/store.json': document }))
    expect(mistakes).toBeUndefined()
    const { left, done } = await bringTables(store, {
      tables: tablesOf(model!),
      rules: [],
      migrations: [],
      mode: 'auto',
    })
    return { done: done.length, left: left.filter(({ needed }) => needed).map(({ text }) => text) }
  }
  const insert = (name: string, archived = 'NULL') =>
    store.script(`INSERT INTO stores (client_id, name, archived_at) VALUES (1, '${name}', ${archived})`)

  beforeEach(async () => {
    store ??= await open()
    await store.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  }, 60_000)

  it('adds its columns, and from then on holds unique what is not archived alone', async () => {
    await bring(once)
    await store.script(`INSERT INTO stores (client_id, name) VALUES (1, '东')`)
    expect(await bring(kept)).toMatchObject({ left: [] })
    expect((await bring(kept)).done).toBe(0)
    await insert('东', 'now()')
    await insert('东', 'now()')
    await expect(insert('东')).rejects.toMatchObject({ code: '23505' })
  })

  it('is refused to tables that repeat what is to be unique', async () => {
    await bring(plain)
    await store.script(`INSERT INTO stores (client_id, name) VALUES (1, '东'), (1, '东')`)
    expect((await bring(kept)).left).toContainEqual({
      zh: 'stores 未归档记录的 client_id、name 不得重复：2 行不符合（id 1, 2）',
      en: 'Keep client_id, name of stores unique among what is not archived: 2 rows do not comply (id 1, 2)',
    })
  })

  it('stays as long as anything is in it: that would be in use again', async () => {
    await bring(kept)
    await insert('东')
    await insert('西', 'now()')
    expect((await bring(once)).left).toContainEqual({
      zh: 'stores 不再归档：已归档的 1 条（id 2）会重新出现在列表中，请先在归档中恢复或彻底删除',
      en: 'stores has no archive any more: 1 archived rows (id 2) would be in lists again; restore them or delete them for good first',
    })
    await store.script('DELETE FROM stores WHERE archived_at IS NOT NULL')
    expect(await bring(once)).toMatchObject({ left: [] })
    await expect(store.script(`INSERT INTO stores (client_id, name) VALUES (1, '东')`)).rejects.toMatchObject({
      code: '23505',
    })
  })
})
