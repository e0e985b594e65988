/**
 * An entity that is renamed while its rows name it everywhere: whenever the process that does it is killed, the next
 * one ends what it began, and every table holds what it would have held without.
 */
import { cpSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Table } from '../../src/kinds/tables.ts'
import { planOf, tablesIn } from '../../src/server/store/differ/apply-tables.ts'
import { bringTables } from '../../src/server/store/migrations/bring.ts'
import { migrationsIn } from '../../src/server/store/migrations/folder.ts'
import { writeMigration } from '../../src/server/store/migrations/migration.ts'
import { plannedSql } from '../../src/server/store/migrations/planned.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { killAt } from '../support/kill-at.ts'
import { createFolders, freshDatabase } from '../support/stores.ts'
import { after, before, clinics, FILL } from './allergies.ts'
import { stepping } from './stepping.ts'

const PROCESS = 'tests/store/processes/migrator.ts'
/** No column of what is renamed, nor of what refers to it, is empty everywhere. */
const EVERY_COLUMN = `
  UPDATE allergies SET parent_id = 2, state = 'open', version = 7, created_at = '2026-01-02 03:04:05.678+00' WHERE id = 1;
  UPDATE reactions SET note = E'rash; "allergy"\\nof allergies''s', about = 2;
  INSERT INTO view_defaults (client_id, staff_id, list, view_id) VALUES (1, 1, 'allergies', 1)`
/** As on tables of very many rows, whose servers go on beside it: what is long is done by itself, piece by piece. */
const GRADUAL = new Set(['intolerances', 'reactions', 'roles', 'messages', 'files', 'saved_views', 'operation_logs'])
/**
 * How often, from its first statement to its last: in one go there is one transaction, and a folder takes long to be
 * opened again.
 */
const KILLS = {
  PGlite: { whole: 2, gradual: 3 },
  PostgreSQL: { whole: 4, gradual: 12 },
} as const

describe.each(['PGlite', 'PostgreSQL'] as const)('an entity that is renamed on %s', (kind) => {
  const newFolder = createFolders()
  const openAt = (place: string) =>
    openStore({ maintenance: 0, ...(kind === 'PGlite' ? { dataDir: place } : { databaseUrl: place }) })
  const newPlace = async () => (kind === 'PGlite' ? join(await newFolder(), 'data') : freshDatabase())

  it.each([
    ['in one go', new Set<string>()],
    ['beside running servers', GRADUAL],
  ])(
    '%s is as if nothing had happened, wherever it was killed',
    async (_, gradual) => {
      const tablesFrom = await clinics()
      const tables = tablesFrom(after)
      const files = await newFolder()
      const filled = async (): Promise<string> => {
        const at = await newPlace()
        const store = await openAt(at)
        await bringTables(store, { tables: tablesFrom(before), migrations: [], mode: 'auto' })
        await store.script(FILL)
        await store.script(EVERY_COLUMN)
        await store.close()
        return at
      }
      const place = await filled()
      const copied = async (): Promise<string> => {
        if (kind === 'PostgreSQL') return freshDatabase(place)
        const copy = await newPlace()
        cpSync(place, copy, { recursive: true })
        return copy
      }
      const whole = await openAt(place)
      expect(await emptyColumns(whole, tablesFrom(before))).toEqual([])
      const sql = await whole.transaction(async (connection) =>
        plannedSql(await planOf(connection, tablesIn(whole, tables), gradual), gradual),
      )
      await writeFile(join(files, '0001_rename.sql'), writeMigration('because', sql))
      await writeFile(join(files, 'tables.json'), JSON.stringify(tables))
      const migrations = await migrationsIn(files)
      await whole.close()

      // Never killed: what there is to come to, and in how many statements.
      let statements = 0
      const unharmed = await openAt(await copied())
      const { left } = await bringTables(
        stepping(unharmed, (statement) => {
          statements = statement
        }),
        { tables, migrations, mode: 'auto' },
      )
      expect(left.filter(({ needed }) => needed)).toEqual([])
      const expected = await contents(unharmed, tables)
      await unharmed.close()
      expect(statements).toBeGreaterThan(40)
      expect(JSON.stringify(expected['intolerances'])).toContain('cashews')

      process.env['MIGRATIONS'] = files
      const kills = KILLS[kind][gradual.size === 0 ? 'whole' : 'gradual']
      for (let kill = 0; kill < kills; kill++) {
        const statement = 1 + Math.floor((kill * (statements - 1)) / (kills - 1))
        const at = await copied()
        await killAt(PROCESS, at, `statement ${statement}`)
        const again = await openAt(at)
        try {
          await bringTables(again, { tables, migrations, mode: 'auto' })
          expect(await contents(again, tables), `killed at statement ${statement} of ${statements}`).toEqual(expected)
        } finally {
          await again.close()
        }
      }
    },
    600_000,
  )
})

async function contents(store: Store, tables: readonly Table[]): Promise<Readonly<Record<string, unknown>>> {
  const held: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await store.query({
      text: `SELECT to_jsonb(one) AS row FROM "${name}" AS one ORDER BY to_jsonb(one)::text`,
      values: [],
    })
    held[name] = rows
  }
  return held
}

/** Of the tables that change. */
async function emptyColumns(store: Store, tables: readonly Table[]): Promise<readonly string[]> {
  const empty: string[] = []
  for (const { name, columns } of tables.filter((table) => ['allergies', 'reactions'].includes(table.name)))
    for (const column of columns) {
      const { rows } = await store.query({ text: `SELECT count("${column.name}") AS n FROM "${name}"`, values: [] })
      if (rows[0]?.['n'] === 0) empty.push(`${name}.${column.name}`)
    }
  return empty
}
