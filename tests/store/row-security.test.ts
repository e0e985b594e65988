/** What `RLS=1` adds: the database keeps companies apart even where a statement forgets its condition. */
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schemaStatements, tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import { StartError } from '../../src/server/store/failures.ts'
import { MAKE_VERSIONS, oversee, versionOf } from '../../src/server/store/migrations/versions.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { guardRows, unguarded } from '../../src/server/store/row-security.ts'
import type { Store } from '../../src/server/store/store.ts'
import { freshDatabase } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'

const built = await loadModel('schemas')
if ('mistakes' in built) throw new Error('the schemas do not build')
const { model } = built

let url: string
let store: Store
const NAMES = `select string_agg(name, ',' order by name) as names from stores`
/** As a builder would bind it that had forgotten the condition. */
const forgetful = (client?: number) => ({ text: NAMES, values: [], ...(client === undefined ? {} : { client }) })
const names = (client?: number): Promise<string | null> => store.text(forgetful(client))

beforeAll(async () => {
  url = await freshDatabase()
  store = await openStore({ databaseUrl: url, rowSecurity: true, poolSize: 2 })
  await makeTables(store, model)
  await store.script(`insert into clients (client_id, name) values (1, '甲公司'), (2, '乙公司');
    insert into stores (client_id, id, name) values (1, 1, '甲店'), (2, 2, '乙店')`)
})
afterAll(() => store.close())

it('shows a company its own rows, whatever a statement forgot; the server itself sees all', async () => {
  expect([await names(1), await names(2), await names(3), await names()]).toEqual(['甲店', '乙店', null, '乙店,甲店'])
})

it('takes no row of another company, and changes none', async () => {
  const foreign = { text: `insert into stores (client_id, id, name) values (2, 9, '丙店')`, values: [], client: 1 }
  await expect(store.query(foreign)).rejects.toMatchObject({ code: '42501' })
  expect(await store.query({ text: `update stores set name = name || '（改）'`, values: [], client: 1 })).toMatchObject(
    { count: 1 },
  )
  expect(await names()).toBe('乙店,甲店（改）')
  await store.query({ text: `update stores set name = '甲店' where id = 1`, values: [] })
})

it('asks of the version in force for the server itself, whomever the connection has stood for', async () => {
  const one = await openStore({ databaseUrl: url, rowSecurity: true, poolSize: 1 })
  try {
    await one.script(MAKE_VERSIONS)
    const own = versionOf([], null)
    oversee(one, own, () => undefined)
    const asked = () => one.transaction((connection) => connection.text(forgetful(1)))
    expect([await asked(), await asked(), await asked()]).toEqual(['甲店', '甲店', '甲店'])
  } finally {
    await one.close()
  }
})

it('holds while several ask at once on one connection', async () => {
  const asked = [1, 2, undefined, 2, 1, undefined]
  const found = await store.transaction((connection) =>
    Promise.all(asked.map((client) => connection.text(forgetful(client)))),
  )
  expect(found).toEqual(asked.map((client) => (client === undefined ? '乙店,甲店' : client === 1 ? '甲店' : '乙店')))
})

it('holds after a transaction, a part of one, or a statement went wrong', async () => {
  const plain = (sql: string) => ({ text: sql, values: [] })
  await store.transaction(async (connection) => {
    await connection.text(forgetful(1))
    await connection.query(plain('savepoint part'))
    expect(await connection.text(forgetful(2))).toBe('乙店')
    await connection.query(plain('rollback to savepoint part'))
    expect(await connection.text(forgetful(2))).toBe('乙店')
    expect(await connection.text(forgetful(1))).toBe('甲店')
  })
  await expect(
    store.transaction(async (connection) => {
      await connection.text(forgetful(2))
      await connection.query({ ...forgetful(1), text: 'select 1 / 0' })
    }),
  ).rejects.toMatchObject({ code: '22012' })
  expect(await Promise.all([names(1), names(2), names(), names(1)])).toEqual(['甲店', '乙店', '乙店,甲店', '甲店'])
})

it('holds for exports, which read on a connection of their own', async () => {
  const rows = await store.copy(
    { text: 'select id, name from stores', values: [], client: 2 },
    { format: 'csv', columns: ['name'], key: 'id' },
  )
  expect(await text(rows)).toBe('乙店\n')
})

it('guards every table that has a company, and opens no part of one by itself', async () => {
  const open = await store.query({
    text: `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
      and (not c.relispartition or has_table_privilege('console_tenant', c.oid, 'select, insert, update, delete'))`,
    values: [],
  })
  expect(open.rows).toEqual([])
})

it('keeps what only the server itself works with from the role', async () => {
  const reached = await store.query({
    text: `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege('console_tenant', oid, 'select')`,
    values: [],
  })
  const names = reached.rows.map(({ name }) => name)
  expect(names).toContain('stores')
  for (const own of ['captchas', 'login_attempts', 'sms_codes', 'request_counts', 'import_problems', 'import_outcomes'])
    expect(names).not.toContain(own)
})

it('touches nothing at a later start, so that whoever reads a table is not stopped, and does not stop it', async () => {
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('begin; select count(*) from stores')
  await guardRows(store, tablesOf(model))
  await reader.query('rollback')
  await reader.end()
  expect(await unguarded(store, tablesOf(model))).toEqual([])
})

it('runs as an owner who is no superuser, and says what is missing where the role is not theirs', async () => {
  const { hostname, pathname, search } = new URL(url)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const user = async (name: string, rights: string): Promise<string> => {
    await admin.query(
      `create role ${name} login ${rights}; grant all on schema public to ${name}; grant create on database ${pathname.slice(1)} to ${name}`,
    )
    return `postgres://${name}@${hostname}${pathname}${search}`
  }
  const suffix = pathname.replaceAll(/\W/g, '')
  const plain = await user(`plain_${suffix}`, '')
  const refused = await openStore({ databaseUrl: plain, rowSecurity: true })
  await expect(guardRows(refused, [])).rejects.toThrow(StartError)
  await expect(guardRows(refused, [])).rejects.toMatchObject({
    text: {
      zh: expect.stringContaining('console_tenant') as string,
      en: expect.stringContaining('console_tenant') as string,
    },
  })
  await refused.close()

  const owner = `owner_${suffix}`
  const address = await user(owner, '')
  // As PostgreSQL 16 and later leave whoever made the role: they may grant it, and not assume it.
  await admin.query(
    `grant console_tenant to ${owner} with admin true, set false, inherit false; drop schema public cascade; create schema public authorization ${owner}; create extension if not exists pg_trgm`,
  )
  const theirs = await openStore({ databaseUrl: address, rowSecurity: true })
  await theirs.script(schemaStatements(tablesOf(model)).join(';\n'))
  await guardRows(theirs, tablesOf(model))
  await theirs.script(
    `insert into clients (client_id, name) values (1, '甲公司'), (2, '乙公司'); insert into stores (client_id, id, name) values (1, 1, '甲店'), (2, 2, '乙店')`,
  )
  expect([await theirs.text(forgetful(1)), await theirs.text(forgetful())]).toEqual(['甲店', '乙店,甲店'])
  await theirs.close()
  await admin.end()
})
