/**
 * `npm run backup -- <folder>` and `npm run restore -- <folder>`: the database that DATABASE_URL names, or the folder
 * DATA_DIR, as one folder of compressed text. The format is the same for both, so a restore is also the move from one
 * to the other.
 */
import { tablesOf } from '../src/kinds/tables.ts'
import { loadModel } from '../src/model/load.ts'
import { backup } from '../src/server/store/backup/backup.ts'
import { restore } from '../src/server/store/backup/restore.ts'
import { ToldError } from '../src/server/store/failures.ts'
import { openStore } from '../src/server/store/open-store.ts'

const [direction, folder] = process.argv.slice(2)
if ((direction !== 'save' && direction !== 'restore') || folder === undefined)
  fail('Name a folder: npm run backup -- <folder>, npm run restore -- <folder>')

try {
  const built = await loadModel('schemas')
  if (built.model === undefined) fail('The schemas have mistakes; `npm run check` lists them.')
  const store = await openStore({
    databaseUrl: process.env['DATABASE_URL'],
    dataDir: process.env['DATA_DIR'] ?? 'data',
    statementTimeout: 3_600_000,
  })
  try {
    const { tables } =
      direction === 'save' ? await backup(store, folder) : await restore(store, folder, tablesOf(built.model))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${direction === 'save' ? 'Saved' : 'Restored'} ${tables.length} tables with ${rows.toLocaleString('en')} rows ${direction === 'save' ? 'in' : 'from'} ${folder}.`,
    )
  } finally {
    await store.close()
  }
} catch (error) {
  if (error instanceof ToldError) fail(error.text.en)
  throw error
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
