/** What both databases promise alike. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEvery } from '../support/stores.ts'
import type { Store } from '../../src/server/store/store.ts'

const sql = (text: string, ...values: unknown[]) => ({ text, values })
const HEAVY = sql('SELECT count(*) FROM generate_series(1, 2000000000)')

describeEvery('a store', (open) => {
  let store: Store
  const names = async (): Promise<unknown[]> =>
    (await store.query(sql('SELECT name FROM homes ORDER BY id'))).rows.map(({ name }) => name)
  const add = (id: number, name: string, rent = '0') =>
    sql('INSERT INTO homes (id, name, rent) VALUES ($1, $2, $3)', id, name, rent)

  beforeAll(async () => {
    store = await open({ statementTimeout: 10_000 })
    await store.script(`CREATE TABLE homes (id bigint PRIMARY KEY, name text NOT NULL UNIQUE, rent numeric(12,2) CHECK (rent >= 0));
      CREATE TABLE rooms (id bigint PRIMARY KEY, home_id bigint REFERENCES homes (id))`)
  })
  beforeEach(() => store.script('TRUNCATE homes CASCADE'))

  it('gives values back without losing a digit or a day', async () => {
    const { rows } = await store.query(
      sql(
        `SELECT $1::bigint AS key, $2::numeric AS money, $3::date AS day, $4::timestamptz AS moment, $5::jsonb AS files,
        $6::bool AS flag, $7::text AS words, $8::bigint AS huge, $9::bigint[] AS keys, NULL::text AS nothing`,
        42,
        '12345678901234567890.10',
        '2026-02-28',
        '2026-03-01T08:30:00.125+08:00',
        { name: '合同.pdf' },
        true,
        "中文 'quoted' \\ 😀",
        '9007199254740993',
        [1, null, 3],
      ),
    )
    expect(rows[0]).toEqual({
      key: 42,
      money: '12345678901234567890.10',
      day: '2026-02-28',
      moment: new Date('2026-03-01T00:30:00.125Z'),
      files: { name: '合同.pdf' },
      flag: true,
      words: "中文 'quoted' \\ 😀",
      huge: '9007199254740993',
      keys: [1, null, 3],
      nothing: null,
    })
  })

  it('hands JSON made by the database on as it is', async () => {
    expect(await store.text(sql(`SELECT '{"rent": 12.30, "名": "一"}'::json`))).toBe('{"rent": 12.30, "名": "一"}')
    expect(await store.text(sql('SELECT $1::jsonb', '{"b":1,"a":1.50}'))).toBe('{"a": 1.50, "b": 1}')
    expect(await store.text(sql('SELECT name FROM homes'))).toBeNull()
  })

  it('counts the rows a statement touched', async () => {
    expect((await store.query(sql("INSERT INTO homes (id, name) VALUES (1, '甲'), (2, '乙')"))).count).toBe(2)
    expect((await store.query(sql('UPDATE homes SET rent = 5 WHERE id > $1', 1))).count).toBe(1)
    expect((await store.query(sql('DELETE FROM homes WHERE id = $1', 99))).count).toBe(0)
  })

  it('prepares a named statement once and runs it with other values', async () => {
    const named = (id: number) => ({ name: 'one_home', text: 'SELECT $1::bigint AS id', values: [id] })
    expect([await store.query(named(1)), await store.query(named(2))].map(({ rows }) => rows[0])).toEqual([
      { id: 1 },
      { id: 2 },
    ])
    expect(await store.text(named(3))).toBe('3')
  })

  it.each([
    ['23505', "INSERT INTO homes (id, name) VALUES (1, '甲'), (2, '甲')"],
    ['23514', "INSERT INTO homes (id, name, rent) VALUES (1, '甲', -1)"],
    ['23503', 'INSERT INTO rooms (id, home_id) VALUES (1, 99)'],
    ['23502', 'INSERT INTO homes (id) VALUES (1)'],
    ['22P02', "SELECT 'x'::bigint"],
    ['42703', 'SELECT nonsense FROM homes'],
  ])('says SQLSTATE %s for: %s', async (code, text) => {
    await expect(store.query(sql(text))).rejects.toMatchObject({ code })
    expect(await store.text(sql('SELECT 1'))).toBe('1')
  })

  it('names the constraint that a row breaks', async () => {
    await expect(store.query(sql("INSERT INTO homes (id, name, rent) VALUES (1, '甲', -1)"))).rejects.toMatchObject({
      table: 'homes',
      constraint: 'homes_rent_check',
    })
  })

  it('keeps what a transaction wrote', async () => {
    await store.transaction(async (connection) => {
      await connection.query(add(1, '甲'))
      await connection.query(add(2, '乙'))
    })
    expect(await names()).toEqual(['甲', '乙'])
  })

  it('takes everything back when a transaction throws, and says why', async () => {
    await expect(
      store.transaction(async (connection) => {
        await connection.query(add(1, '甲'))
        throw new Error('second thoughts')
      }),
    ).rejects.toThrow('second thoughts')
    expect(await names()).toEqual([])
  })

  it('takes everything back when a statement in a transaction fails', async () => {
    await expect(
      store.transaction(async (connection) => {
        await connection.query(add(1, '甲'))
        await connection.query(add(1, '乙'))
      }),
    ).rejects.toMatchObject({ code: '23505' })
    expect(await names()).toEqual([])
  })

  it('lets a nested transaction, and the store itself, join the outer one', async () => {
    await expect(
      store.transaction(async () => {
        await store.query(add(1, '甲'))
        await store.transaction((connection) => connection.query(add(2, '乙')))
        expect(await names()).toEqual(['甲', '乙'])
        throw new Error('all of it')
      }),
    ).rejects.toThrow('all of it')
    expect(await names()).toEqual([])
  })

  it('runs what outlives a transaction by itself', async () => {
    let late: Promise<unknown> = Promise.resolve()
    await store.transaction(() => {
      late = pause(30).then(() => store.query(add(3, '丙')))
      return Promise.resolve()
    })
    await late
    expect(await names()).toEqual(['丙'])
  })

  it('shows a transaction to nobody before its end', async () => {
    let seen: Promise<unknown> = Promise.resolve()
    const outside = (): Promise<unknown> => names()
    const trigger = new Promise<void>((resolve) => {
      seen = pause(20).then(outside).finally(resolve)
    })
    await store.transaction(async (connection) => {
      await connection.query(add(1, '甲'))
      await Promise.race([trigger, pause(60)])
      await connection.query(sql('DELETE FROM homes'))
    })
    expect(await seen).toEqual([])
  })

  it('gives locked work to one at a time', async () => {
    const order: string[] = []
    const work = (name: string) =>
      store.locked(7, async (connection) => {
        order.push(`${name} begins`)
        await connection.query(sql('SELECT pg_sleep(0.05)'))
        await store.transaction((inside) => inside.query(add(name === 'a' ? 1 : 2, name)))
        order.push(`${name} ends`)
      })
    await Promise.all([work('a'), work('b')])
    expect(order).toEqual(
      order[0] === 'a begins'
        ? ['a begins', 'a ends', 'b begins', 'b ends']
        : ['b begins', 'b ends', 'a begins', 'a ends'],
    )
    expect(await names()).toEqual(['a', 'b'])
  })

  it('answers many requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, id) => store.text(sql('SELECT $1::int * 2', id))))
    expect(answers).toEqual(Array.from({ length: 200 }, (_, id) => String(id * 2)))
  })

  it('leaves the process free while a heavy statement runs', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 5)
    await store.query(sql('SELECT count(*) FROM generate_series(1, 3000000) a(n) WHERE n % 7 = 0'))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(3)
  })

  it('ends a statement that takes too long, and serves on with nothing lost', async () => {
    const hasty = await open({ statementTimeout: 400 })
    await hasty.script('CREATE TABLE kept (id int)')
    await hasty.query(sql('INSERT INTO kept VALUES (1)'))
    const late = hasty.query(HEAVY)
    await expect(late).rejects.toMatchObject({ name: 'AppError', key: 'timeout' })
    expect(await hasty.text(sql('SELECT count(*) FROM kept'))).toBe('1')
  })

  it('takes a transaction back when one of its statements takes too long', async () => {
    const hasty = await open({ statementTimeout: 400 })
    await hasty.script('CREATE TABLE kept (id int)')
    await expect(
      hasty.transaction(async (connection) => {
        await connection.query(sql('INSERT INTO kept VALUES (1)'))
        await connection.query(HEAVY)
      }),
    ).rejects.toMatchObject({ key: 'timeout' })
    expect(await hasty.text(sql('SELECT count(*) FROM kept'))).toBe('0')
  })

  it('lets a script take its time', async () => {
    const hasty = await open({ statementTimeout: 200 })
    await hasty.script('SELECT pg_sleep(0.5)')
    expect(await hasty.text(sql('SELECT 1'))).toBe('1')
  })

  it("says in the catalogue's words that the disk is full", async () => {
    await expect(store.script("DO $$ BEGIN RAISE 'no space' USING ERRCODE = '53100'; END $$")).rejects.toMatchObject({
      key: 'disk_full',
    })
  })

  it.each([
    ['25006', 'database_unavailable'],
    ['53200', 'database_unavailable'],
    ['57P04', 'database_unavailable'],
    ['55P03', 'timeout'],
  ])('says of %s what it means for who asks', async (state, key) => {
    await expect(store.script(`DO $$ BEGIN RAISE 'gone' USING ERRCODE = '${state}'; END $$`)).rejects.toMatchObject({
      key,
    })
  })

  it('refuses work after it was closed', async () => {
    const closed = await open()
    await closed.close()
    await expect(closed.query(sql('SELECT 1'))).rejects.toMatchObject({ key: 'database_unavailable' })
  })
})
