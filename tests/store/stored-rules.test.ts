/** Rows that were there before a rule which no table can keep: told with their keys, refused, mended, or let stay. */
import { AsyncResource } from 'node:async_hooks'
import { beforeEach, expect, it } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { buildModel } from '../../src/model/build.ts'
import { storedRulesOf } from '../../src/server/sql/stored-rules.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { bringTables, type Brought, type Wanted } from '../../src/server/store/migrations/bring.ts'
import { readMigration, sealed, type Migration } from '../../src/server/store/migrations/migration.ts'
import { JUDGING } from '../../src/server/store/migrations/versions.ts'
import type { Store } from '../../src/server/store/store.ts'
import { base, documentsOf, label, reference, room, type Docs } from '../model/documents.ts'
import { describeEvery } from '../support/stores.ts'

const decimal = { $ref: '../kinds/decimal.json', 'x-label': label('A') }
const rent = {
  ...room,
  properties: {
    ...room.properties,
    fee: decimal,
    deposit: decimal,
    term: { $ref: '../kinds/date-range.json', 'x-label': label('Term') },
    kept_by: reference('store'),
  },
}
const covered = (field = 'deposit') => ({
  name: 'deposit_covers_fee',
  field,
  expr: { ge: [`$${field}`, '$fee'] },
  message: { zh: '押金不能低于月费', en: 'The deposit cannot be less than the fee' },
})
const once = {
  name: 'let_once',
  by: 'home_id',
  range: 'term',
  message: { zh: '该房屋在此期间已出租', en: 'The home is let in that time' },
}
const ranges: Docs = { 'kinds/date-range.json': { type: 'array', 'x-kind': 'date-range' } }
const asked = (rest: object = {}): Pick<Wanted, 'tables' | 'rules'> => {
  const { model, mistakes } = buildModel(
    documentsOf({ ...base, ...ranges, 'entities/room.json': { ...rent, ...rest } }),
  )
  expect(mistakes).toBeUndefined()
  return { tables: tablesOf(model!), rules: storedRulesOf(model!) }
}
const byHand = (name: string, body: string): Migration =>
  readMigration(name, sealed(`-- Reason: because\n\n${body}\n`) ?? '')

describeEvery('rules that no table keeps', (open, kind) => {
  let store: Store
  const bring = (rest?: object, wanted: Partial<Wanted> = {}) =>
    bringTables(store, { ...asked(rest), migrations: [], mode: 'auto', ...wanted })
  const needed = ({ left }: Brought) => left.filter((one) => one.needed).map(({ text }) => text.en)

  beforeEach(async () => {
    store ??= await open()
    await store.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await bring()
    await store.script(`INSERT INTO stores (client_id, name) VALUES (1, 's'), (2, 't');
      INSERT INTO homes (client_id, name, store_id) VALUES (1, 'a', 1), (2, 'b', 2);
      INSERT INTO rooms (client_id, home_id, fee, deposit, term_from, term_to) VALUES
        (1, 1, 10, 20, '2026-01-01', '2026-01-31'), (1, 1, 10, 5, '2026-01-31', '2026-02-02'),
        (2, 2, 10, NULL, '2026-01-01', '2026-03-01'), (2, 2, 10, 9.99, '2026-03-02', '2026-04-01')`)
  }, 60_000)

  const REFUSED =
    'rooms: 2 rows (id 2, 4) break the new rule deposit_covers_fee, "The deposit cannot be less than the fee". Put them right first; or let them stay until somebody edits them, by the line in the file that notes the rule'

  it('are refused with the rows that break them, and nothing else is done', async () => {
    const rest = {
      'x-checks': [covered()],
      properties: { ...rent.properties, floor: { type: 'integer', 'x-label': label('F') } },
    }
    const refused = await bring(rest)
    expect(needed(refused)).toEqual(expect.arrayContaining(['Add floor to rooms', REFUSED]))
    expect(refused.done).toEqual([])
    expect(needed(await bring(rest, { mode: 'plan' }))).toContain(REFUSED)
    await expect(store.script('SELECT floor FROM rooms')).rejects.toMatchObject({ code: '42703' })
    await store.script('UPDATE rooms SET deposit = fee WHERE deposit < fee')
    expect(needed(await bring(rest))).toEqual([])
    await store.script('SELECT floor FROM rooms')
  })

  it('are asked once: what a row comes to be later is no business of the tables', async () => {
    await store.script('UPDATE rooms SET deposit = fee')
    expect(needed(await bring({ 'x-checks': [covered()] }))).toEqual([])
    await store.script('UPDATE rooms SET deposit = 0')
    expect(await bring({ 'x-checks': [covered()] })).toMatchObject({ left: [] })
    const stricter = { ...covered(), expr: { gt: ['$deposit', '$fee'] } }
    expect(needed(await bring({ 'x-checks': [stricter] }))).toEqual([
      expect.stringContaining('rooms: 4 rows (id 1, 2, 3, 4) break the new rule'),
    ])
  })

  it('let rows stay where a file that was reviewed says so, or put them right there', async () => {
    const rest = { 'x-checks': [covered()] }
    const note = (await bring(rest)).left.find((one) => one.needed)!.sql.at(-1)!
    expect(await bring(rest, { migrations: [byHand('0001_stay.sql', `${note};`)] })).toMatchObject({
      ran: ['0001_stay.sql'],
      left: [],
    })
    expect(await bring(rest, { migrations: [byHand('0001_stay.sql', `${note};`)] })).toMatchObject({
      ran: [],
      left: [],
    })
  })

  it('keep what somebody holds to one record at a time, each company for itself', async () => {
    const refused = await bring({ 'x-exclusive': [once] })
    expect(needed(refused)).toEqual([expect.stringContaining('rooms: 2 rows (id 1, 2) break the new rule let_once')])
    await store.script("UPDATE rooms SET term_from = '2026-02-01' WHERE id = 2")
    expect(needed(await bring({ 'x-exclusive': [once] }))).toEqual([])
  })

  it('are asked of a renamed field when it has its name, and all of it is undone', async () => {
    const { deposit: _, ...others } = rent.properties
    const properties = { ...others, pledge: { ...decimal, 'x-renamed-from': 'deposit' } }
    const rest = { properties, 'x-checks': [covered('pledge')] }
    const { tables } = asked(rest)
    const rename = byHand('0001_rename.sql', 'ALTER TABLE rooms RENAME COLUMN deposit TO pledge;')
    const refused = await bring(rest, { tables, migrations: [rename] })
    expect(needed(refused)).toContain(REFUSED)
    expect(refused.pending).toHaveLength(1)
    await store.script('SELECT deposit FROM rooms')
    const dev = await applyTables(store, tables, { mode: 'auto', accept: true, rules: asked(rest).rules })
    expect([dev.done, dev.left.map(({ text }) => text.en)]).toEqual([[], expect.arrayContaining([REFUSED])])
    await store.script('UPDATE rooms SET deposit = fee')
    expect(needed(await bring(rest, { tables, migrations: [rename] }))).toEqual([])
    await store.script('SELECT pledge FROM rooms')
  })

  it('say nothing of rows where they are about who writes, or when', async () => {
    const today = { ...covered(), expr: { gt: [{ lower_of: ['$term'] }, { today: [] }] } }
    const mine = { ...covered(), name: 'mine', expr: { eq: [{ me: [] }, 0] } }
    expect(asked({ 'x-checks': [today, mine] }).rules).toEqual([])
  })

  it('are told, and hinder nothing, where nobody knows since when they hold', async () => {
    await store.script('DROP TABLE schema_rules')
    const told = await bring({ 'x-checks': [covered()] })
    expect(told.left.map(({ needed: is, text }) => [is, text.en])).toEqual([
      [false, expect.stringMatching(/^rooms: 2 rows \(id 2, 4\) break the rule deposit_covers_fee.*They stay until/)],
    ])
    expect(await bring({ 'x-checks': [covered()] })).toMatchObject({ left: [] })
    expect(needed(await bring({ 'x-exclusive': [once] }))).toHaveLength(1)
  })

  if (kind === 'postgres')
    it('are looked at while everybody writes, and what was written meanwhile before nobody may', async () => {
      /** As somebody else asks, whatever transaction is open here. */
      const elsewhere = new AsyncResource('elsewhere')
      const beside = <T>(work: () => Promise<T>): Promise<T> => elsewhere.runInAsyncScope(work)
      const said = async (text: string) => (await store.query({ text, values: [] })).rows
      await store.script('UPDATE rooms SET deposit = fee')
      const { tables, rules } = asked({ 'x-checks': [covered()] })
      // As long as somebody has the lock, one looks at the rows.
      const slow = rules!.map((rule) => ({
        ...rule,
        where: `pg_advisory_xact_lock_shared(77)::text = 'x' or ${rule.where}`,
      }))
      const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
      let brought: Promise<Brought> | undefined
      await store.transaction(async (connection) => {
        await connection.query({ text: 'SELECT pg_advisory_xact_lock(77)', values: [] })
        const judges = { entities: {} }
        brought = beside(() => bringTables(store, { tables, rules: slow, judges, migrations: [], mode: 'auto' }))
        await expect.poll(() => beside(() => said(waiting)), { timeout: 20_000 }).toHaveLength(1)
        await beside(() =>
          store.transaction(async (one) => {
            // As every transaction of a server does.
            await one.query({ text: `SELECT pg_advisory_xact_lock_shared(${JUDGING})`, values: [] })
            await one.query({
              text: 'INSERT INTO rooms (client_id, home_id, fee, deposit) VALUES (1, 1, 10, 1)',
              values: [],
            })
          }),
        )
      })
      expect(needed(await brought!)).toEqual([expect.stringContaining('rooms: 1 rows (id 5) break the new rule')])
      await store.script('UPDATE rooms SET deposit = fee')
      expect(needed(await bring({ 'x-checks': [covered()] }))).toEqual([])
    }, 60_000)
})
