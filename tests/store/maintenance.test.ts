/** What the embedded database does while nobody asks for anything. */
import { expect, it, vi } from 'vitest'
import { openStore } from '../../src/server/store/open-store.ts'
import { createFolders } from '../support/stores.ts'

const newFolder = createFolders()

it('clears dead rows, learns the sizes of tables and writes its log back', async () => {
  const store = await openStore({ dataDir: await newFolder(), maintenance: 50 })
  const ask = (sql: string) => store.text({ text: sql, values: [] })
  await store.script(
    'CREATE TABLE rows (id int PRIMARY KEY, name text); INSERT INTO rows SELECT n, n FROM generate_series(1, 5000) n; UPDATE rows SET name = name',
  )
  const before = Number(await ask("SELECT redo_lsn - '0/0' FROM pg_control_checkpoint()"))
  await vi.waitFor(
    async () => {
      expect(await ask("SELECT reltuples FROM pg_class WHERE relname = 'rows'")).toBe('5000')
      expect(await ask("SELECT n_dead_tup FROM pg_stat_user_tables WHERE relname = 'rows'")).toBe('0')
      expect(Number(await ask("SELECT redo_lsn - '0/0' FROM pg_control_checkpoint()"))).toBeGreaterThan(before)
    },
    { timeout: 10_000, interval: 200 },
  )
  await store.close()
})
