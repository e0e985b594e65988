/** Exports: the same bytes from both databases, whatever the rows hold, and nobody waits for them. */
import { text as read } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openStore } from '../../src/server/store/open-store.ts'
import { createFolders, describeEvery, freshDatabase } from '../support/stores.ts'
import type { CopyForm, Store } from '../../src/server/store/store.ts'

const ROWS = 5000
const SETUP = `CREATE TABLE rows (id bigint PRIMARY KEY, name text, rent numeric(12,2), day date);
  INSERT INTO rows SELECT n - 100, CASE n % 8 WHEN 0 THEN NULL WHEN 1 THEN '' WHEN 2 THEN 'a "quoted", name' WHEN 3 THEN E'two\\nlines\\tand\\\\' WHEN 4 THEN '\\.'
    WHEN 5 THEN '中文😀' WHEN 6 THEN ' spaces ' ELSE '=1+1' END, (n * 37 % 1000) / 7.0, date '2026-01-01' + n % 300 FROM generate_series(1, ${ROWS}) n;
  ANALYZE rows`

const select = {
  text: 'SELECT id, id AS k, name, rent, day FROM rows WHERE rent >= $1 AND name IS DISTINCT FROM $2',
  values: ['3.5', "it's \\ $1"],
}
const csv: CopyForm = { format: 'csv', columns: ['id', 'name', 'rent', 'day'], key: 'k' }
const ordered: CopyForm = { ...csv, order: 'rent DESC, name NULLS LAST, k' }
/** The same order, walked on PGlite where an index is said to hold it. */
const along: CopyForm = {
  ...csv,
  order: 'name DESC NULLS LAST, k DESC',
  along: { columns: ['name', 'k'], desc: true, nullable: true },
}
const raw: CopyForm = { format: 'text', columns: ['name'], key: 'k' }

describeEvery('an export', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await store.script(SETUP)
  })

  it('writes every row once, in the order of the key', async () => {
    const lines = (
      await read(
        await store.copy({ text: 'SELECT id FROM rows', values: [] }, { format: 'csv', columns: ['id'], key: 'id' }),
      )
    )
      .trimEnd()
      .split('\n')
    expect(lines).toEqual(Array.from({ length: ROWS }, (_, n) => String(n - 99)))
  })

  it('writes the rows in the order that was asked for', async () => {
    const lines = (
      await read(
        await store.copy(
          { text: 'SELECT id, rent FROM rows', values: [] },
          { format: 'csv', columns: ['id', 'rent'], key: 'id', order: 'rent DESC, id' },
        ),
      )
    )
      .trimEnd()
      .split('\n')
    const { rows } = await store.query({ text: 'SELECT id, rent FROM rows ORDER BY rent DESC, id', values: [] })
    expect(lines).toEqual(rows.map(({ id, rent }) => `${id as number},${rent as string}`))
  })

  it('gives the same rows along an index as in that order', async () => {
    const copied = async (form: CopyForm) =>
      read(await store.copy({ text: 'SELECT id AS k, * FROM rows', values: [] }, form))
    for (const [order, compared] of [
      ['day, k', { columns: ['day', 'k'], desc: false, nullable: false }],
      ['k DESC', { columns: ['k'], desc: true, nullable: false }],
      ['name, k', { columns: ['name', 'k'], desc: false, nullable: true }],
    ] as const) {
      const sorted = await copied({ ...csv, order })
      expect(sorted.split('\n').length).toBeGreaterThan(ROWS)
      expect(await copied({ ...csv, order, along: compared })).toBe(sorted)
    }
  })

  it('gives one text column as it is', async () => {
    const form: CopyForm = { format: 'text', columns: ['xml'], key: 'k' }
    const xml = '<row r="1"><c t="inlineStr">一 \\n \t "x"\r\n\\\\</c></row>'
    expect(
      await read(
        await store.copy({ text: 'SELECT n AS k, $1 AS xml FROM generate_series(1, 3) n', values: [xml] }, form),
      ),
    ).toBe(`${xml}\n`.repeat(3))
  })

  it('takes values for what they are: no value becomes SQL', async () => {
    const values = [
      "'; DROP TABLE rows; --",
      '\\',
      "$1 '' $2",
      null,
      true,
      12.5,
      -3,
      [1, 2],
      new Date('2026-01-01T00:00:00Z'),
      { a: "'" },
    ]
    const text = `SELECT 1 AS k, ${values.map((_, at) => `$${at + 1}::${['text', 'text', 'text', 'text', 'bool', 'numeric', 'int', 'int[]', 'timestamptz', 'jsonb'][at]} AS c${at}`).join(', ')}, '$1' AS quoted`
    const columns = [...values.map((_, at) => `c${at}`), 'quoted']
    const { rows } = await store.query({
      text: text.replace('SELECT 1 AS k', 'SELECT 1 AS k').replace(/\$(\d+)::(\w+(\[\])?) AS c/g, (all) => all),
      values,
    })
    expect(rows[0]?.['c0']).toBe(values[0])
    expect(await read(await store.copy({ text, values }, { format: 'csv', columns, key: 'k' }))).toBe(
      `'; DROP TABLE rows; --,\\,$1 '' $2,,t,12.5,-3,"{1,2}",2026-01-01 00:00:00+00,"{""a"": ""'""}",$1\n`,
    )
  })

  it('writes nothing for no rows', async () => {
    expect(
      await read(
        await store.copy(
          { text: 'SELECT id FROM rows WHERE false', values: [] },
          { format: 'csv', columns: ['id'], key: 'id' },
        ),
      ),
    ).toBe('')
  })

  it('tells the reader when the query fails on the way', async () => {
    const failing = { text: 'SELECT id, 1 / (id - 3000) AS x FROM rows', values: [] }
    await expect(store.copy(failing, { format: 'csv', columns: ['x'], key: 'id' }).then(read)).rejects.toMatchObject({
      code: '22012',
    })
    await expect(store.copy(failing, { format: 'text', columns: ['x'], key: 'id' }).then(read)).rejects.toMatchObject({
      code: '22012',
    })
    expect(await store.text({ text: 'SELECT 1', values: [] })).toBe('1')
  })

  it('lets other requests go first', async () => {
    const stream = await store.copy(
      { text: 'SELECT n AS id, repeat(md5(n::text), 20) AS filler FROM generate_series(1, 200000) n', values: [] },
      { format: 'csv', columns: ['id', 'filler'], key: 'id' },
    )
    let bytes = 0
    let ended = false
    const done = (async () => {
      for await (const chunk of stream) bytes += (chunk as Buffer).length
      ended = true
    })()
    for (let request = 0; request < 20; request++) await store.text({ text: 'SELECT count(*) FROM rows', values: [] })
    expect(ended).toBe(false)
    stream.destroy()
    await done.catch(() => undefined)
    expect(bytes).toBeLessThan(200_000 * 640)
  })

  it('waits for a slow reader instead of filling the memory', async () => {
    const stream = await store.copy(
      { text: 'SELECT n AS id, repeat(md5(n::text), 100) AS filler FROM generate_series(1, 50000) n', values: [] },
      { format: 'csv', columns: ['id', 'filler'], key: 'id' },
    )
    const first = (await stream[Symbol.asyncIterator]().next()) as IteratorResult<Buffer>
    await store.text({ text: 'SELECT pg_sleep(0.3)', values: [] })
    expect(first.value.length + stream.readableLength).toBeLessThan(30_000_000)
    stream.destroy()
  })

  it('is refused inside a transaction', async () => {
    await expect(store.transaction(() => store.copy(select, csv))).rejects.toThrow(/outside the transaction/)
  })
})

describe('an export from either database', () => {
  const newFolder = createFolders()

  it.each([
    ['CSV by key', csv],
    ['CSV in another order', ordered],
    ['CSV along an index', along],
    ['raw text', raw],
  ])('has the same bytes: %s', async (_name, form) => {
    const stores = [
      await openStore({ dataDir: await newFolder(), maintenance: 0 }),
      await openStore({ databaseUrl: await freshDatabase() }),
    ]
    const outputs = await Promise.all(
      stores.map(async (store) => {
        await store.script(SETUP)
        return read(await store.copy(select, form))
      }),
    )
    await Promise.all(stores.map((store) => store.close()))
    expect(outputs[0]?.length).toBeGreaterThan(20_000)
    expect(outputs[0]).toBe(outputs[1])
  })

  it('ends its query on PostgreSQL when nobody reads any more', async () => {
    const store = await openStore({ databaseUrl: await freshDatabase() })
    const running = () =>
      store.text({
        text: "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'COPY%' AND state = 'active' AND datname = current_database()",
        values: [],
      })
    const stream = await store.copy(
      { text: 'SELECT n AS id FROM generate_series(1, 100000000) n', values: [] },
      { format: 'csv', columns: ['id'], key: 'id' },
    )
    await vi.waitFor(async () => expect(await running()).toBe('1'))
    stream.destroy()
    await vi.waitFor(async () => expect(await running()).toBe('0'), 10_000)
    await store.close()
  })
})
