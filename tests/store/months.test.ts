/** Histories: apart by months on PostgreSQL, in one piece on the embedded database, and the same to look at. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backup } from '../../src/server/store/backup/backup.ts'
import { restore } from '../../src/server/store/backup/restore.ts'
import { applyTables, partTables } from '../../src/server/store/differ/apply-tables.ts'
import { describePlan } from '../../src/server/store/differ/plan.ts'
import { archiveMonth, before, dropMonth, historyOf, type HistoryMonth } from '../../src/server/store/history.ts'
import { makeMonths, monthsOf } from '../../src/server/store/months.ts'
import { addMonths, dayOf, setTimeZone, startOfDay } from '../../src/values/calendar.ts'
import { describeEvery } from '../support/stores.ts'
import { check, column, index, reference, table, unique, withColumns } from './tables.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Table } from '../../src/kinds/table.ts'

const BY_MONTHS = { by: 'at', zone: 'Asia/Shanghai' }
const homes = table('homes')
const passes: Table = {
  ...withColumns(
    table('passes'),
    column('home_id', 'bigint'),
    column('at', 'timestamp with time zone', { nullable: false }),
  ),
  foreignKeys: [reference('passes', 'home_id', 'homes')],
  checks: [check('passes', 'name', `"name" <> ''`)],
  indexes: [index('passes', ['at', 'id'])],
  addedOnly: 'ever',
  months: BY_MONTHS,
  piled: BY_MONTHS,
}
/** Others refer to its rows, so that it cannot lie apart; what has not ended has no month. */
const orders: Table = {
  ...withColumns(table('orders'), column('at', 'timestamp with time zone')),
  unique: [unique('orders', ['name'])],
  piled: BY_MONTHS,
}
const doors: Table = {
  ...withColumns(table('doors'), column('order_id', 'bigint')),
  foreignKeys: [{ ...reference('doors', 'order_id', 'orders'), onDelete: 'null' }],
}
const inOnePiece: Table = { ...passes, months: null }

describeEvery('a history', (open, kind) => {
  let store: Store
  let folder: string
  const isParted = kind === 'postgres'
  beforeAll(async () => {
    setTimeZone('Asia/Shanghai')
    folder = await mkdtemp(join(tmpdir(), 'console-history-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const thisMonth = () => `${dayOf(new Date()).slice(0, 7)}-01`
  /** The first instant of a month, so many after this one. */
  const begin = (months: number): Date => startOfDay(addMonths(thisMonth(), months))
  const labelOf = (months: number) => addMonths(thisMonth(), months).slice(0, 7).replace('-', '_')
  const ask = (sql: string, values: unknown[] = []) => store.query({ text: sql, values })
  const add = (name: string, at: Date) => ask('insert into passes (name, home_id, at) values ($1, 1, $2)', [name, at])
  const names = async (sql = 'select name from passes order by at, id') => (await ask(sql)).rows.map(({ name }) => name)
  const months = (of: Table = passes): Promise<readonly HistoryMonth[]> =>
    store.transaction((connection) => historyOf(connection, of))
  const labels = async () => (await months()).map(({ label }) => label)

  beforeEach(async () => {
    store ??= await open()
    await store.script('drop schema public cascade; create schema public')
    await applyTables(store, [homes, passes], { mode: 'auto' })
    await store.script(`insert into homes (name) values ('甲')`)
  }, 60_000)

  it('holds a row in the month of its time by the product’s clock', async () => {
    await add('last of the month', new Date(begin(0).getTime() - 1))
    await add('first of the month', begin(0))
    expect(await labels()).toEqual([labelOf(-1), labelOf(0)])
    expect((await months()).map(({ part }) => part)).toEqual(
      isParted ? [`passes_${labelOf(-1)}`, `passes_${labelOf(0)}`] : [null, null],
    )
    expect(await names()).toEqual(['last of the month', 'first of the month'])
  })

  it('keeps its months, by its new name, when its entity gets another', async () => {
    await add('first of the month', begin(0))
    const crossings: Table = {
      ...passes,
      name: 'crossings',
      renamedFrom: { table: 'passes', names: [] },
      primaryKey: { name: 'crossings_pkey', columns: ['id'] },
      foreignKeys: [reference('crossings', 'home_id', 'homes')],
      checks: [check('crossings', 'name', `"name" <> ''`)],
      indexes: [index('crossings', ['at', 'id'])],
    }
    const all = [homes, crossings]
    expect((await applyTables(store, all, { mode: 'auto', accept: true })).left).toEqual([])
    expect((await applyTables(store, all, { mode: 'auto' })).plan.steps).toEqual([])
    expect((await months(crossings)).map(({ part }) => part)).toEqual([isParted ? `crossings_${labelOf(0)}` : null])
    await ask('insert into crossings (name, home_id, at) values ($1, 1, $2)', ['next', begin(1)])
    expect(await names('select name from crossings order by id')).toEqual(['first of the month', 'next'])
    await expect(ask('delete from crossings')).rejects.toThrow(/only ever added to/)
    // Its old name is free.
    expect((await applyTables(store, [...all, passes], { mode: 'auto' })).left).toEqual([])
  })

  it('stands ready three months ahead, and a second time makes nothing', async () => {
    const ready = await monthsOf(store, 'passes')
    expect(ready.map(({ part }) => part)).toEqual(
      isParted ? [-2, -1, 0, 1, 2, 3].map((month) => `passes_${labelOf(month)}`) : [],
    )
    expect(await makeMonths(store, [passes])).toBe(0)
    expect((await applyTables(store, [homes, passes], { mode: 'auto' })).plan.steps).toEqual([])
  })

  it('takes rows of any time, and moves them once their month has its part', async () => {
    await add('long ago', begin(-40))
    await add('far ahead', begin(30))
    if (isParted) expect(await names('select name from passes_rest order by at')).toEqual(['long ago', 'far ahead'])
    expect(await makeMonths(store, [passes])).toBe(isParted ? 2 : 0)
    if (isParted) expect(await names('select name from passes_rest')).toEqual([])
    expect(await labels()).toEqual([labelOf(-40), labelOf(30)])
    expect(await names()).toEqual(['long ago', 'far ahead'])
  })

  it('numbers its rows, keeps what they must be, and is only added to', async () => {
    await add('one', begin(0))
    await add('two', begin(-1))
    expect((await ask('select id from passes order by id')).rows).toEqual([{ id: 1 }, { id: 2 }])
    await expect(add('', begin(0))).rejects.toMatchObject({ code: '23514' })
    await expect(ask(`insert into passes (name, home_id, at) values ('x', 9, now())`)).rejects.toMatchObject({
      code: '23503',
    })
    await expect(ask('delete from passes')).rejects.toThrow('only ever added to')
    await expect(ask('truncate passes')).rejects.toThrow('only ever added to')
  })

  it('is read in the order of its time without a sort', async () => {
    await store.script(
      `insert into passes (name, home_id, at) select 'p' || n, 1, now() - n * interval '1 hour' from generate_series(1, 1500) n; analyze passes`,
    )
    const { rows } = await ask('explain (format json) select id from passes order by at desc, id desc limit 20')
    expect(JSON.stringify(rows)).not.toMatch(/"Sort"|Seq Scan/)
  })

  it('lets the months go that are named, and no other', async () => {
    for (const month of [-30, -29, -3, 0]) await add(`m${month}`, begin(month))
    const over = before(await months(), begin(-12))
    expect(over.map(({ label }) => label)).toEqual([labelOf(-30), labelOf(-29)])
    for (const month of over) await dropMonth(store, month)
    expect(await names()).toEqual(['m-3', 'm0'])
    expect(await labels()).toEqual([labelOf(-3), labelOf(0)])
    await expect(ask('delete from passes')).rejects.toThrow('only ever added to')
    await add('again', begin(-30))
    expect(await labels()).toContain(labelOf(-30))
  })

  it('writes a month to a file before it goes, whole and once', async () => {
    const at = join(folder, kind, String(Math.random()))
    for (const [name, time] of [
      ['a "quoted", name', begin(-30)],
      ['b', new Date(begin(-29).getTime() - 1)],
      ['c', begin(-29)],
    ] as const)
      await add(name, time)
    const [first] = await months()
    expect(await archiveMonth(store, first!, at)).toBe(2)
    const file = `passes_${labelOf(-30)}.csv.gz`
    expect(await readdir(at)).toEqual([file])
    const lines = gunzipSync(await readFile(join(at, file)))
      .toString()
      .trim()
      .split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('id,name,home_id,at')
    expect(lines[1]).toMatch(/^1,"a ""quoted"", name",1,/)
    expect(await names()).toEqual(['c'])
    await add('late', begin(-30))
    const [again] = await months()
    await expect(archiveMonth(store, again!, at)).rejects.toThrow('already exists')
    expect(await names()).toEqual(['late', 'c'])
  })

  describe('kept whole', () => {
    beforeEach(async () => {
      await applyTables(store, [homes, passes, orders, doors], { mode: 'auto' })
      await store.script(`insert into orders (name, at) values ('old', '${begin(-30).toISOString()}'), ('open', null), ('new', '${begin(0).toISOString()}');
        insert into doors (name, order_id) select name, id from orders`)
    })
    const ordered = () => names('select name from orders order by id')
    const referred = async () =>
      (await ask('select d.name, o.name as order from doors d left join orders o on o.id = d.order_id order by d.id'))
        .rows

    it('loses a month with what refers to it emptied, and nothing that has no end', async () => {
      const all = await months(orders)
      expect(all.map(({ label, part, rows }) => [label, part, Number(rows)])).toEqual([
        [labelOf(-30), null, 1],
        [labelOf(0), null, 1],
      ])
      for (const month of before(all, begin(-12))) await dropMonth(store, month)
      expect(await ordered()).toEqual(['open', 'new'])
      expect(await referred()).toEqual([
        { name: 'old', order: null },
        { name: 'open', order: 'open' },
        { name: 'new', order: 'new' },
      ])
    })

    it('writes its month to a file before it goes', async () => {
      const at = join(folder, kind, String(Math.random()))
      const [first] = await months(orders)
      expect(await archiveMonth(store, first!, at)).toBe(1)
      const [head, ...lines] = gunzipSync(await readFile(join(at, `orders_${labelOf(-30)}.csv.gz`)))
        .toString()
        .trim()
        .split('\n')
      expect([head, lines.length]).toEqual(['id,name,at', 1])
      expect(lines[0]).toMatch(/^1,old,/)
      expect(await ordered()).toEqual(['open', 'new'])
    })
  })

  it('was in one piece, and becomes the first part when somebody means it', async () => {
    await store.script('drop schema public cascade; create schema public')
    await applyTables(store, [homes, inOnePiece], { mode: 'auto' })
    await store.script(`insert into homes (name) values ('甲')`)
    for (const month of [-30, -1, 0]) await add(`m${month}`, begin(month))
    const planned = await applyTables(store, [homes, passes], { mode: 'auto' })
    if (!isParted) return expect(planned.plan.steps).toEqual([])
    expect(planned.done).toEqual([])
    expect(planned.left.map(({ level, needed }) => [level, needed])).toEqual([['reviewed', false]])
    expect(describePlan(planned.plan, 'en')).toContain('Keep passes apart by months')
    expect(await names()).toEqual(['m-30', 'm-1', 'm0'])
    expect(await partTables(store, [homes, passes], false)).toEqual(['passes'])
    expect(await labels()).toEqual([labelOf(-30), labelOf(-1), labelOf(0)])
    expect(await partTables(store, [homes, passes], true)).toEqual(['passes'])
    expect(await partTables(store, [homes, passes], true)).toEqual([])
    expect(await names()).toEqual(['m-30', 'm-1', 'm0'])
    await add('next', begin(1))
    expect((await ask('select id from passes where name = $1', ['next'])).rows).toEqual([{ id: 4 }])
    expect(await labels()).toEqual(['first', labelOf(1)])
    await expect(ask('delete from passes')).rejects.toThrow('only ever added to')
    await expect(add('', begin(1))).rejects.toMatchObject({ code: '23514' })
    const again = await applyTables(store, [homes, passes], { mode: 'auto' })
    expect(again.plan.steps).toEqual([])
  })

  it('is in a backup with all of its months, and comes back with them', async () => {
    for (const month of [-30, -1, 0, 5]) await add(`m${month}`, begin(month))
    const at = join(folder, `backup-${kind}-${Math.random()}`)
    const saved = await backup(store, at)
    expect(saved.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['homes', 1],
      ['passes', 4],
    ])
    await store.script('drop schema public cascade; create schema public')
    await restore(store, at, [homes, passes])
    expect(await names()).toEqual(['m-30', 'm-1', 'm0', 'm5'])
    await add('after', begin(0))
    expect((await ask(`select id from passes where name = 'after'`)).rows).toEqual([{ id: 5 }])
  })
})
