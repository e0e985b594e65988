/** What both databases promise alike. */
import { beforeAll, expect, it } from 'vitest'
import { describeStores } from '../support/stores.ts'
import type { Store } from '../../src/server/store/store.ts'

const sql = (text: string, ...values: unknown[]) => ({ text, values })

describeStores('a store', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await store.script('CREATE TABLE homes (id bigint PRIMARY KEY, name text NOT NULL UNIQUE, rent numeric(12,2) CHECK (rent >= 0))')
  }, 60_000)

  it('gives values back without losing a digit or a day', async () => {
    const { rows } = await store.query(sql(
      'SELECT $1::bigint AS key, $2::numeric AS money, $3::date AS day, $4::timestamptz AS moment, $5::jsonb AS files, $6::bool AS flag, $7::text AS words, $8::bigint AS huge, $9::bigint[] AS keys',
      42, '12345678901234567890.10', '2026-02-28', '2026-03-01T08:30:00.125+08:00', [{ name: '合同.pdf' }].map((file) => JSON.stringify(file))[0], true, "中文 'quoted' \\ 😀", '9007199254740993', [1, null, 3],
    ))
    expect(rows[0]).toEqual({
      key: 42, money: '12345678901234567890.10', day: '2026-02-28', moment: new Date('2026-03-01T00:30:00.125Z'),
      files: { name: '合同.pdf' }, flag: true, words: "中文 'quoted' \\ 😀", huge: '9007199254740993', keys: [1, null, 3],
    })
  })
})
