/** `npm run migrate` and `npm run sql` as somebody types them, on a database of the project's own tables. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import { bringTables } from '../../src/server/store/migrations/bring.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Rows } from '../../src/server/store/store.ts'
import { startProcess } from '../support/server-process.ts'
import { createFolders, createPlaces } from '../support/stores.ts'
import { typed } from '../support/typed-command.ts'

describe.each(['PGlite', 'PostgreSQL'] as const)('npm run migrate on %s', (kind) => {
  const [newFolder, fresh] = [createFolders(), createPlaces()]
  let folder: string
  let environment: Readonly<Record<string, string>>

  /** Each command has the database to itself: the embedded one serves one process. */
  async function run(sql: string): Promise<Rows> {
    const [databaseUrl, dataDir] = [environment['DATABASE_URL'], environment['DATA_DIR']]
    const store = await openStore({ maintenance: 0, databaseUrl, dataDir })
    try {
      return await store.query({ text: sql, values: [] })
    } finally {
      await store.close()
    }
  }
  const migrate = (...words: readonly string[]) => typed('migrate', ...words)

  beforeAll(async () => {
    folder = await newFolder()
    const place = await fresh(kind)
    environment = {
      ...(kind === 'PGlite'
        ? { DATABASE_URL: '', DATA_DIR: place }
        : { DATABASE_URL: place, DATA_DIR: join(await newFolder(), 'data') }),
      MIGRATIONS_DIR: folder,
    }
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const { model } = await loadModel('schemas')
    const store = await openStore({
      maintenance: 0,
      ...(kind === 'PGlite' ? { dataDir: place } : { databaseUrl: place }),
    })
    await bringTables(store, { tables: tablesOf(model!), migrations: [], mode: 'auto' })
    // As it was before its field became required.
    await store.script(`insert into clients (name) values ('一号');
      alter table clients alter column name drop not null; alter table stores add column motto text`)
    await store.close()
  }, 120_000)

  afterAll(() => {
    vi.unstubAllEnvs()
  })

  it('says what lies between, with rows and SQL, and changes nothing', async () => {
    const { said, code } = await migrate()
    expect(code).toBe(0)
    expect(said).toContain('Files: 0 in effect, 0 to run')
    expect(said).toContain(
      '  - Require clients.name (clients: 1 rows)\n      ALTER TABLE "clients" ALTER COLUMN "name" SET NOT NULL;',
    )
    expect(said).toContain('  - stores.motto: 0 rows with data')
    expect(said).toContain('npm run migrate -- --write')
  }, 60_000)

  it('is what a start asks for, which serves nothing and changes nothing until then', async () => {
    const { code, errors } = await startProcess({ ...environment, DEMO: 'off' }).ended
    expect(code).toBe(1)
    expect(errors).toContain('nothing was changed:\nTo be reviewed:\n  - Require clients.name\n')
    expect(errors).toContain('npm run migrate -- --write makes a file of it')
  }, 60_000)

  it('writes a numbered file with its reason, which the next start runs', async () => {
    const { said } = await migrate('--write', '--reason', 'every company has a name')
    expect(said).toContain('0001_require_clients_name.sql')
    const file = join(folder, '0001_require_clients_name.sql')
    const written = await readFile(file, 'utf8')
    expect(written).toMatch(/^-- Reason: every company has a name\n-- Checksum: [0-9a-f]{32}\n-- Written: as planned\n/)
    expect((await migrate('--write')).mistake).toContain('First run those that are there')

    await writeFile(file, written.replace('SET NOT NULL', 'SET NOT NULL; DELETE FROM clients'))
    expect((await migrate('--apply')).mistake).toContain('was changed after it was reviewed')
    await writeFile(file, written)

    const server = startProcess({ ...environment, DEMO: 'off' })
    expect(await server.opened).toContain('Tables changed as reviewed: 0001_require_clients_name.sql')
    server.process.kill('SIGTERM')
    await server.ended
    expect((await migrate('--apply')).said).toBe('The tables are as the schemas ask.')
    await expect(run('insert into clients default values')).rejects.toMatchObject({ code: '23502' })
  }, 120_000)

  it('drops what is left over when it is named and told to, once it is in a file', async () => {
    await run("insert into stores (client_id, name, motto) values (1, '一店', '宾至如归')")
    expect((await migrate('--drop', 'stores.name')).mistake).toBe(
      'stores.name is not left over; this is: stores.motto.',
    )
    const to = join(await newFolder(), 'dropped')
    expect((await migrate('--drop', 'stores.motto', '--to', to)).said).toContain(
      'Would write the 1 rows of stores.motto',
    )
    expect((await migrate('--drop', 'stores.motto', '--to', to, '--apply')).said).toMatch(/^Dropped stores\.motto;/)
    expect(await readdir(to)).toEqual(['stores.motto.csv.gz'])
    expect((await migrate()).said).toContain('The tables are as the schemas ask.')
  }, 120_000)

  it('has SQL by hand beside it, undone unless it is to be kept', async () => {
    expect((await typed('sql', "update stores set name = '二店'")).said).toContain('Undone: run it with --apply')
    expect((await run('select name from stores')).rows).toEqual([{ name: '一店' }])
    expect((await typed('sql', '--apply', "update stores set name = '二店'")).said).toBe('1 rows')
    expect((await typed('sql', 'select name from stores')).said).toContain('二店')
    expect((await typed('sql', 'select nothing from stores')).mistake).toMatch(/"nothing" does not exist.*Nothing was/)
    expect((await typed('sql', 'commit')).mistake).toContain('--apply keeps what was done')
  }, 120_000)

  it('reads statements by hand from its standard input, as from a file', async () => {
    await run("insert into stores (client_id, name) values (1, '三店')")
    const given = vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from(["update stores set name = '四店'\n", "where name = '三店';\n"]) as never)
    expect((await typed('sql', '--apply')).said).toBe('1 rows')
    given.mockReturnValue(Readable.from(['\n']) as never)
    expect((await typed('sql')).mistake).toContain('npm run sql -- --apply < file.sql')
    given.mockRestore()
    expect((await run("select count(*) as n from stores where name = '四店'")).rows).toEqual([{ n: 1 }])
  }, 120_000)

  it('drops a whole table that is left over, once its rows are in a file', async () => {
    await run('create table old_things (id integer primary key, name text)')
    await run("insert into old_things values (1, '旧')")
    const to = join(await newFolder(), 'dropped')
    expect((await migrate('--drop', 'old_things', '--to', to, '--apply')).said).toMatch(
      /^Dropped old_things; its 1 rows are in .*old_things\.csv\.gz$/,
    )
    expect(gunzipSync(await readFile(join(to, 'old_things.csv.gz'))).toString()).toBe('id,name\n1,旧\n')
    expect((await run("select to_regclass('old_things')::text as there")).rows).toEqual([{ there: null }])
  }, 120_000)

  it('counts a file as done that a person says was done by other means', async () => {
    const file = join(folder, '0002_by_hand.sql')
    await writeFile(file, '-- Reason: by hand\n\nselect 1 / 0')
    await migrate('--seal', '2')
    expect((await migrate('--apply')).mistake).toContain('--mark 0002')
    expect((await migrate('--mark', '2')).said).toBe('0002_by_hand.sql counts as done in this database.')
    expect((await migrate('--apply')).said).toBe('The tables are as the schemas ask.')
  }, 120_000)

  it('goes back on purpose where the database has served newer schemas', async () => {
    await run("insert into schema_versions (hash, in_force_at) values ('newer', clock_timestamp())")
    expect((await migrate('--apply')).mistake).toMatch(
      /^Since .* the database serves newer schemas; to go back, add --back\.$/,
    )
    expect((await migrate('--apply', '--back')).said).toBe('The tables are as the schemas ask.')
    expect((await migrate('--apply')).said).toBe('The tables are as the schemas ask.')
  }, 120_000)

  if (kind === 'PostgreSQL')
    it('plans a table of very many rows without stopping anybody, stretch by stretch', async () => {
      await run(`insert into stores (client_id, name) select 1, '店' || n from generate_series(1, 100000) n`)
      await run('alter table stores alter column name drop not null')
      const { said } = await migrate()
      expect(said).toMatch(
        /- Require stores\.name \(stores: 100,\d+ rows\), without stopping anybody\n.*NOT VALID;\n.*VALIDATE/,
      )
      await run('alter table stores alter column name set not null')
    }, 120_000)

  it('refuses words that it does not know, and numbers that are not there', async () => {
    expect((await migrate('--aply')).mistake).toContain('npm run migrate -- --write')
    expect((await migrate('--seal', '9')).mistake).toBe('There is no file with the number 9.')
  }, 60_000)
})
