/** A migration that is killed at any point goes on where it was, with every row as it should be. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planOf } from '../../src/server/store/differ/apply-tables.ts'
import { bringTables } from '../../src/server/store/migrations/bring.ts'
import { migrationsIn } from '../../src/server/store/migrations/folder.ts'
import { writeMigration } from '../../src/server/store/migrations/migration.ts'
import { plannedSql } from '../../src/server/store/migrations/planned.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { killAt } from '../support/kill-at.ts'
import { program } from '../support/program.ts'
import { createFolders, freshDatabase } from '../support/stores.ts'
import { check, column, index, table, unique, withColumns } from './tables.ts'

const PROCESS = 'tests/store/processes/migrator.ts'
const homes = withColumns(table('homes'), column('area', 'numeric(10,2)'), column('floors', 'integer'))
const after = {
  ...homes,
  columns: [
    ...homes.columns.filter(({ name }) => name !== 'name' && name !== 'floors'),
    column('title', 'text', { nullable: false, renamedFrom: 'name' }),
    column('floors', 'integer', { nullable: false, default: '1' }),
  ],
  unique: [unique('homes', ['title'])],
  checks: [check('homes', 'floors', '"floors" > 0')],
  indexes: [index('homes', ['floors', 'id'])],
}

describe.each(['PGlite', 'PostgreSQL'] as const)('a migration on %s', (kind) => {
  const newFolder = createFolders()
  const openAt = (place: string) =>
    openStore({ maintenance: 0, ...(kind === 'PGlite' ? { dataDir: place } : { databaseUrl: place }) })

  if (kind === 'PostgreSQL')
    it('makes an index again that was being built when the process was killed', async () => {
      const files = await newFolder()
      const place = await freshDatabase()
      const store = await openAt(place)
      const built = { ...homes, indexes: [index('homes', ['name', 'id'])] }
      await bringTables(store, { tables: [homes], migrations: [], mode: 'auto' })
      const gradual = new Set(['homes'])
      const plan = await store.transaction((connection) => planOf(connection, [built], gradual))
      await writeFile(join(files, '0001_index.sql'), writeMigration('because', plannedSql(plan, gradual)))
      await writeFile(join(files, 'tables.json'), JSON.stringify([built]))
      process.env['MIGRATIONS'] = files
      const count = async (sql: string): Promise<number> => Number(await store.text({ text: sql, values: [] }))
      const invalid = () => count(`SELECT count(*) FROM pg_index WHERE indrelid = 'homes'::regclass AND NOT indisvalid`)
      // Whoever has written and not ended keeps it from being ready.
      const writer = await openAt(place)
      const building = await writer.transaction(async (connection) => {
        await connection.query({ text: "INSERT INTO homes (name) VALUES ('甲')", values: [] })
        const child = spawn(process.execPath, [...program(PROCESS), place, 'never'], { stdio: 'ignore' })
        const ended = once(child, 'close')
        await expect.poll(invalid, { timeout: 60_000 }).toBe(1)
        child.kill('SIGKILL')
        await ended
        // The database finds out by itself that nobody is there any more.
        await expect
          .poll(
            () =>
              count(
                `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'create index%'`,
              ),
            { timeout: 60_000 },
          )
          .toBe(0)
        return invalid()
      })
      await writer.close()
      expect(building).toBe(1)
      await bringTables(store, { tables: [built], migrations: await migrationsIn(files), mode: 'auto' })
      expect(await invalid()).toBe(0)
      expect(await count(`SELECT count(*) FROM pg_index WHERE indrelid = 'homes'::regclass AND indisvalid`)).toBe(2)
      await store.close()
    }, 240_000)

  it('goes on after it was killed at each of its pieces, and loses nothing of any column', async () => {
    const files = await newFolder()
    const first = kind === 'PGlite' ? join(await newFolder(), 'data') : await freshDatabase()
    const store = await openAt(first)
    await bringTables(store, { tables: [homes], migrations: [], mode: 'auto' })
    await store.script(`INSERT INTO homes (name, area, floors)
      SELECT '房' || n, n / 100.0, CASE n % 3 WHEN 0 THEN NULL ELSE n END FROM generate_series(1, 2000) n`)
    const gradual = new Set(['homes'])
    const plan = await store.transaction((connection) => planOf(connection, [after], gradual))
    const text = writeMigration('because', plannedSql(plan, gradual))
    await writeFile(join(files, '0001_all.sql'), text)
    await writeFile(join(files, 'tables.json'), JSON.stringify([after]))
    await store.close()
    const pieces = (await migrationsIn(files))[0]!.pieces.length
    expect(pieces).toBeGreaterThan(12)
    process.env['MIGRATIONS'] = files
    let place = first
    // Of a folder a copy is killed each time, of a server the one database at every second of its pieces.
    for (let piece = 1; piece <= pieces; piece += kind === 'PGlite' ? 6 : 2) {
      if (kind === 'PGlite') {
        place = join(await newFolder(), 'data')
        cpSync(first, place, { recursive: true })
      }
      await killAt(PROCESS, place, String(piece))
      if (kind === 'PGlite') await checked(place)
    }
    await checked(place)

    async function checked(at: string): Promise<void> {
      const again = await openAt(at)
      try {
        const migrations = await migrationsIn(files)
        const { left } = await bringTables(again, { tables: [after], migrations, mode: 'auto' })
        expect(left.map(({ leftOver }) => leftOver?.name)).toEqual(['homes.name'])
        const { rows } = await again.query({
          text: `SELECT count(*) AS n, count(*) FILTER (WHERE title = '房' || id AND title = name AND area = id / 100.0
            AND floors = CASE id % 3 WHEN 0 THEN 1 ELSE id END) AS right FROM homes`,
          values: [],
        })
        expect(rows).toEqual([{ n: 2000, right: 2000 }])
      } finally {
        await again.close()
      }
    }
  }, 240_000)
})
