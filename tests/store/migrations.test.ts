/** Reviewed changes of the tables: written, read, run once, on any database, and never by halves. */
import { AsyncResource } from 'node:async_hooks'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import type { Table } from '../../src/kinds/table.ts'
import { backup } from '../../src/server/store/backup/backup.ts'
import { restore } from '../../src/server/store/backup/restore.ts'
import { planOf } from '../../src/server/store/differ/apply-tables.ts'
import { bringTables, type Brought, type Wanted } from '../../src/server/store/migrations/bring.ts'
import { drop, remainsOf } from '../../src/server/store/migrations/drop.ts'
import { readMigration, sealed, writeMigration, type Migration } from '../../src/server/store/migrations/migration.ts'
import { plannedSql } from '../../src/server/store/migrations/planned.ts'
import type { Store } from '../../src/server/store/store.ts'
import { createFolders, describeEvery } from '../support/stores.ts'
import { check, column, index, table, unique, withColumns } from './tables.ts'

const homes = withColumns(table('homes'), column('area', 'numeric(10,2)'), column('tags', 'text[]'))
const titled = (rest: Partial<Table> = {}): Table => ({
  ...homes,
  columns: [
    ...homes.columns.filter(({ name }) => name !== 'name'),
    column('title', 'text', { nullable: false, renamedFrom: 'name' }),
  ],
  ...rest,
})
const file = (name: string, body: string): Migration => readMigration(name, writeMigration('because', body))
const byHand = (name: string, body: string): Migration =>
  readMigration(name, sealed(`-- Reason: because\n\n${body}\n`) ?? '')

describeEvery('migrations', (open, kind) => {
  const newFolder = createFolders()
  let store: Store
  const bring = (tables: readonly Table[], migrations: readonly Migration[] = [], rest: Partial<Wanted> = {}) =>
    bringTables(store, { tables, migrations, mode: 'auto', ...rest })
  const written = async (name: string, tables: readonly Table[], gradual: readonly string[] = []): Promise<Migration> =>
    store.transaction(async (connection) => {
      const large = new Set(gradual)
      return file(name, plannedSql(await planOf(connection, tables, large), large))
    })
  const rows = async (sql = 'SELECT * FROM homes ORDER BY id') => (await store.query({ text: sql, values: [] })).rows
  const waits = ({ left }: Brought) => left.filter(({ needed }) => needed).map(({ text }) => text.en)
  const refusal = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => expect.unreachable('it was done'),
      (error: { text?: { en: string } }) => error.text?.en ?? String(error),
    )

  beforeEach(async () => {
    store ??= await open()
    await store.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await bring([homes])
    await store.script("INSERT INTO homes (name, area, tags) VALUES ('甲', 12.5, '{新}'), ('乙', NULL, NULL)")
  }, 60_000)

  it('wait for their review, run once, and keep what every column holds', async () => {
    const after = withColumns(titled(), column('floors', 'integer', { nullable: false, default: '1' }))
    const before = await rows()
    expect(waits(await bring([after]))).toEqual(['Rename homes.name to title; its data stays', 'Add floors to homes'])
    expect(await rows()).toEqual(before)
    const migration = await written('0001_rename.sql', [after])
    expect(await bring([after], [migration])).toMatchObject({ ran: ['0001_rename.sql'], left: [] })
    expect(await rows()).toEqual(before.map(({ name, ...rest }) => ({ ...rest, title: name, floors: 1 })))
    expect(await bring([after], [migration])).toMatchObject({ ran: [], done: [], left: [] })
  })

  it('need not run where the database was made from schemas that have them', async () => {
    const migration = await written('0001_rename.sql', [titled()])
    const hand = byHand('0002_split.sql', "UPDATE homes SET title = 'never'")
    await store.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    expect(await bring([titled()], [migration, hand])).toMatchObject({ left: [], pending: [] })
    await store.script("INSERT INTO homes (title) VALUES ('甲')")
    expect(await bring([titled()], [migration, hand])).toMatchObject({ ran: [], left: [] })
    expect(await rows('SELECT title FROM homes')).toEqual([{ title: '甲' }])
  })

  it('need not run where all that was planned is so already, as where schemas were developed', async () => {
    const migration = await written('0001_rename.sql', [titled()])
    await store.script('ALTER TABLE homes RENAME COLUMN name TO title')
    expect(waits(await bring([titled()], [migration]))).toEqual([])
    expect(await rows('SELECT name, state FROM schema_changes')).toEqual([{ name: '0001_rename.sql', state: 'found' }])
  })

  it('are undone whole where the plan still needs a person afterwards', async () => {
    const after = withColumns(titled(), column('city', 'text', { nullable: false }))
    const migration = await written('0001_rename.sql', [titled()])
    const brought = await bring([after], [migration])
    expect(waits(brought)).toEqual([expect.stringContaining('Add the required city to homes: 2 rows')])
    expect(brought.pending.map(({ name }) => name)).toEqual(['0001_rename.sql'])
    expect(Object.keys((await rows())[0] ?? {})).toContain('name')
  })

  it('refuse by themselves as long as a row has no value that it must have, and say which', async () => {
    const after = withColumns(
      homes,
      column('area', 'numeric(10,2)', { nullable: false }),
      column('city', 'text', { nullable: false }),
    )
    const planned = await store.transaction((connection) => planOf(connection, [after]))
    const text = writeMigration('because', plannedSql(planned, new Set()))
    const filled = (...values: readonly string[]): Migration => {
      const said = values.reduce((sql, value) => sql.replace(/-- (UPDATE .* = )…/, `$1${value}`), text)
      return readMigration('0001_fill.sql', sealed(said) ?? text)
    }
    const why = (column: string, rows: string) =>
      new RegExp(
        `^0001_fill.sql cannot run: homes.${column} has no value in ${rows}: say in this file what they get, or give the field a default. .*--seal 0001`,
      )
    const before = await rows()
    expect(await refusal(bring([after], [filled()]))).toMatch(why('area', '1 rows \\(id 2\\)'))
    expect(await refusal(bring([after], [filled('7')]))).toMatch(why('city', '2 rows \\(id 1, 2\\)'))
    expect(await refusal(bring([after], [filled('7', "nullif(name, '乙')")]))).toMatch(why('city', '1 rows \\(id 2\\)'))
    expect(await rows()).toEqual(before)
    expect(await bring([after], [filled('7', "'杭州'")])).toMatchObject({ ran: ['0001_fill.sql'], left: [] })
    expect(await rows('SELECT area, city FROM homes ORDER BY id')).toEqual([
      { area: '12.50', city: '杭州' },
      { area: '7.00', city: '杭州' },
    ])
  })

  it('say in a file what becomes of the data that the engine would not touch', async () => {
    const after = withColumns(homes, column('area', 'integer'), column('city', 'text', { nullable: false }))
    const planned = await written('0001_area.sql', [withColumns(homes, column('area', 'integer'))])
    expect(planned.pieces).toEqual([])
    const hand = byHand(
      '0001_area.sql',
      `ALTER TABLE homes ALTER COLUMN area TYPE integer USING round(area);
       ALTER TABLE homes ADD COLUMN city text; UPDATE homes SET city = '杭州'; ALTER TABLE homes ALTER COLUMN city SET NOT NULL;`,
    )
    expect(await bring([after], [hand])).toMatchObject({ ran: ['0001_area.sql'], left: [] })
    expect(await rows('SELECT name, area, city FROM homes ORDER BY id')).toEqual([
      { name: '甲', area: 13, city: '杭州' },
      { name: '乙', area: null, city: '杭州' },
    ])
  })

  it('that fail leave everything as it was, and say what to do', async () => {
    const broken = byHand('0002_broken.sql', 'UPDATE homes SET area = 1; UPDATE homes SET gone = 1;')
    const before = await rows()
    expect(await refusal(bring([homes], [broken]))).toMatch(
      /^0002_broken.sql cannot run: column "gone" .*--seal 0002; .* --mark 0002\.$/,
    )
    expect(await rows()).toEqual(before)
  })

  it.each([
    ['changed after it was reviewed', 'UPDATE homes SET area = 2;', /was changed after it was reviewed; .*--seal 0001/],
    ['which nobody has sealed', null, /has no checksum yet; .*--seal 0001/],
  ])('are refused in a file %s', async (_, body, sentence) => {
    const text = writeMigration('because', 'UPDATE homes SET area = 1;')
    const changed = body === null ? 'UPDATE homes SET area = 1;\n' : text.replace('UPDATE homes SET area = 1;', body)
    expect(await refusal(bring([homes], [readMigration('0001_area.sql', changed)]))).toMatch(sentence)
    expect(await refusal(bring([homes], [byHand('0001_area.sql', 'COMMIT;')]))).toMatch(/begins or ends a transaction/)
    expect(await bring([homes], [readMigration('0001_area.sql', sealed(changed) ?? '')])).toMatchObject({
      ran: ['0001_area.sql'],
    })
  })

  it('are refused in a file that was changed after it ran, whatever its checksum says', async () => {
    await bring([homes], [byHand('0001_area.sql', 'UPDATE homes SET area = 1;')])
    expect(await refusal(bring([homes], [byHand('0001_area.sql', 'UPDATE homes SET area = 2;')]))).toBe(
      '0001_area.sql was changed after this database had it: put the file back, and write what is new into a file of its own. Nothing was changed.',
    )
  })

  it('stop a server whose schemas lack a file that the database has had', async () => {
    await bring([titled()], [await written('0001_rename.sql', [titled()])])
    expect(await refusal(bring([homes]))).toBe(
      'The database is ahead of these schemas: it has had 0001_rename.sql, which schemas/migrations does not hold. Deploy the version that has it; nothing was changed.',
    )
    expect(Object.keys((await rows())[0] ?? {})).not.toContain('name')
  })

  it('let an older server serve on a database of newer schemas, which it leaves as it is', async () => {
    const newer = {
      ...withColumns(homes, column('floors', 'integer', { nullable: false, default: '1' })),
      checks: [check('homes', 'name', 'length("name") < 9')],
      indexes: [index('homes', ['name'])],
    }
    await bring([newer])
    const older = await bring([homes])
    expect(older).toMatchObject({ done: [], left: [], newer: expect.any(Date) })
    expect(await bring([newer])).toMatchObject({ done: [], left: [], newer: null })
    expect(await bring([homes], [], { back: true })).toMatchObject({ newer: null })
  })

  it('stop an older server that would write what the newer one does not read', async () => {
    await bring([withColumns(homes, column('floors', 'integer'))])
    await store.script('ALTER TABLE homes RENAME COLUMN area TO size')
    const said = await refusal(bring([homes]))
    expect(said).toMatch(/^Since \d{4}-.* the database serves newer schemas, and these would need:/)
    expect(said).toContain('Add area to homes')
    expect(Object.keys((await rows())[0] ?? {})).not.toContain('area')
  })

  it('change a large table beside servers of two versions, and both write what the other reads', async () => {
    await store.script("INSERT INTO homes (name) SELECT '房' || n FROM generate_series(1, 3000) n")
    const after = titled({ unique: [unique('homes', ['title'])], indexes: [index('homes', ['title', 'id'])] })
    const migration = await written('0001_gradual.sql', [after], ['homes'])
    expect(new Set(migration.pieces.map(({ how }) => how))).toEqual(new Set(['together', 'in pages', 'alone']))
    const seen: string[] = []
    await bring([after], [migration], {
      reached: async (_, piece) => {
        seen.push(String(piece))
        // A server of the old version writes at every moment of it.
        await store.script(`INSERT INTO homes (name) VALUES ('旧${seen.length}')`)
        await store.script(`UPDATE homes SET name = '改${seen.length}' WHERE id = ${seen.length + 10}`)
      },
    })
    expect(seen.length).toBeGreaterThan(6)
    await store.script("INSERT INTO homes (name) VALUES ('旧'); INSERT INTO homes (title) VALUES ('新')")
    await store.script(
      "UPDATE homes SET title = '改后' WHERE title = '旧'; UPDATE homes SET name = '改前' WHERE name = '新'",
    )
    expect(await rows('SELECT count(*) AS n FROM homes WHERE name IS DISTINCT FROM title')).toEqual([{ n: 0 }])
    expect(await rows("SELECT title FROM homes WHERE title LIKE '改_' AND id > 3000 ORDER BY id")).toEqual([
      { title: '改后' },
      { title: '改前' },
    ])
    const { left } = await bring([after], [migration])
    expect(left.map(({ leftOver }) => leftOver?.name)).toEqual(['homes.name'])
  })

  it('lose no value that is the default of the new column, whichever server writes it', async () => {
    const old = withColumns(homes, column('floor', 'integer', { nullable: false, default: '1' }))
    await bring([old])
    const after: Table = {
      ...homes,
      columns: [
        ...homes.columns.filter(({ name }) => name !== 'name'),
        column('title', 'text', { nullable: false, default: "'无题'", renamedFrom: 'name' }),
        column('level', 'integer', { nullable: false, default: '2', renamedFrom: 'floor' }),
      ],
    }
    await bring([after], [await written('0001_gradual.sql', [after], ['homes'])])
    await store.script(`INSERT INTO homes (title, level) VALUES ('无题', 2), ('丙', 1), (DEFAULT, DEFAULT);
      INSERT INTO homes (name, floor) VALUES ('丁', 2), ('无题', 7)`)
    expect(await rows('SELECT title, level FROM homes WHERE id > 2 ORDER BY id')).toEqual([
      { title: '无题', level: 2 },
      { title: '丙', level: 1 },
      { title: '无题', level: 2 },
      { title: '丁', level: 2 },
      { title: '无题', level: 7 },
    ])
    expect(await rows('SELECT FROM homes WHERE name IS DISTINCT FROM title OR floor IS DISTINCT FROM level')).toEqual(
      [],
    )
  })

  it('drop what is left over once it is in a file', async () => {
    await store.script("INSERT INTO homes (name) SELECT '房' || n FROM generate_series(1, 20) n")
    const after = titled()
    await bring([after], [await written('0001_gradual.sql', [after], ['homes'])])
    const remains = await store.transaction(async (connection) =>
      remainsOf(connection, await planOf(connection, [after])),
    )
    expect(remains).toMatchObject([{ name: 'homes.name', rows: 22 }])
    const folder = await newFolder()
    await drop(store, remains[0]!, [after], folder)
    expect(await readdir(folder)).toEqual(['homes.name.csv.gz'])
    expect(
      gunzipSync(readFileSync(join(folder, 'homes.name.csv.gz')))
        .toString()
        .split('\n')
        .slice(0, 3),
    ).toEqual(['id,name', '1,甲', '2,乙'])
    await store.script("INSERT INTO homes (title) VALUES ('丙')")
    expect(await rows('SELECT count(*) AS n FROM homes WHERE title IS NOT NULL')).toEqual([{ n: 23 }])
  })

  it('are known to a backup: what its rows have had does not run again where they are restored', async () => {
    const hand = byHand('0001_area.sql', 'UPDATE homes SET area = coalesce(area, 0) + 1;')
    await bring([homes], [hand])
    const folder = join(await newFolder(), 'backup')
    await backup(store, folder)
    const other = await open()
    await restore(other, folder, [homes])
    expect(await bringTables(other, { tables: [homes], migrations: [hand], mode: 'auto' })).toMatchObject({ ran: [] })
    const text = 'SELECT area FROM homes ORDER BY id'
    expect((await other.query({ text, values: [] })).rows).toEqual([{ area: '13.50' }, { area: '1.00' }])
  })

  if (kind === 'postgres') {
    /** As somebody else asks, whatever transaction is open here. */
    const elsewhere = new AsyncResource('elsewhere')
    const beside = <T>(work: () => Promise<T>): Promise<T> => elsewhere.runInAsyncScope(work)

    it('need no person where a large table follows by itself, and keep nobody from writing meanwhile', async () => {
      await store.script("INSERT INTO homes (name) SELECT '房' || n FROM generate_series(1, 500) n")
      const after = {
        ...homes,
        indexes: [index('homes', ['name', 'id'])],
        unique: [unique('homes', ['name'])],
      }
      const invalid = () => rows("SELECT FROM pg_index WHERE NOT indisvalid AND indrelid = 'homes'::regclass")
      let waiting: Promise<Brought> | undefined
      await store.transaction(async (connection) => {
        // Somebody who writes and has not ended yet: the first index is being built beside them, and waits for them.
        await connection.query({ text: "INSERT INTO homes (name) VALUES ('乙之后')", values: [] })
        waiting = beside(() => bring([after], [], { large: 100 }))
        await expect.poll(() => beside(invalid), { timeout: 20_000 }).toHaveLength(1)
        await beside(() => store.query({ text: "INSERT INTO homes (name) VALUES ('丙之后')", values: [] }))
      })
      expect(await waiting).toMatchObject({ left: [] })
      expect(await rows("SELECT count(*) AS n FROM homes WHERE name LIKE '_之后'")).toEqual([{ n: 2 }])
      expect(await bring([after])).toMatchObject({ done: [], left: [] })
    }, 60_000)

    it('go on where a process was killed between the halves of a guard', async () => {
      const [shared, short] = [unique('homes', ['name']), check('homes', 'name', 'length("name") < 99')]
      await store.script(`CREATE UNIQUE INDEX ${shared.name} ON homes (name);
        ALTER TABLE homes ADD CONSTRAINT ${short.name} CHECK (length("name") < 99) NOT VALID`)
      const after = { ...homes, unique: [shared], checks: [short] }
      const { done } = await bring([after])
      expect(done.map(({ sql }) => sql.join())).toEqual([
        `ALTER TABLE "homes" ADD CONSTRAINT "${shared.name}" UNIQUE USING INDEX "${shared.name}"`,
        `ALTER TABLE "homes" VALIDATE CONSTRAINT "${short.name}"`,
      ])
      expect(await bring([after])).toMatchObject({ done: [], left: [] })
    })

    it('run once where two servers start together, an index that is built concurrently among them', async () => {
      const after = { ...homes, indexes: [index('homes', ['name'])] }
      const migration = await written('0001_index.sql', [after], ['homes'])
      expect(migration.pieces.map(({ how }) => how)).toEqual(['alone'])
      const both = await Promise.all([bring([after], [migration]), bring([after], [migration])])
      expect(both.map(({ ran }) => ran.length).sort()).toEqual([0, 1])
    }, 30_000)
  }
})
