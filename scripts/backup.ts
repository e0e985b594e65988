/**
 * `npm run backup -- <folder>` and `npm run restore -- <folder>`: the database that DATABASE_URL names, or the folder
 * DATA_DIR, as one folder of compressed text, and the files that its rows speak of. The format is the same for both, so
 * a restore is also the move from one to the other.
 */
import { tablesOf } from '../src/kinds/tables.ts'
import { loadModel } from '../src/model/load.ts'
import { readConfig } from '../src/server/config.ts'
import { filesBeside } from '../src/server/files/back-up.ts'
import { openFiles } from '../src/server/ports/files.ts'
import { backup } from '../src/server/store/backup/backup.ts'
import type { SavedFiles } from '../src/server/store/backup/beside.ts'
import { restore } from '../src/server/store/backup/restore.ts'
import { ToldError } from '../src/server/store/failures.ts'
import { openStore } from '../src/server/store/open-store.ts'

const [direction, folder] = process.argv.slice(2)
if ((direction !== 'save' && direction !== 'restore') || folder === undefined)
  fail('Name a folder: npm run backup -- <folder>, npm run restore -- <folder>')

try {
  const built = await loadModel('schemas')
  if (built.model === undefined) fail('The schemas have mistakes; `npm run check` lists them.')
  const read = readConfig(process.env)
  if ('mistakes' in read) fail(read.mistakes.join('\n'))
  const { databaseUrl, dataDir } = read.config
  const store = await openStore({ databaseUrl, dataDir, statementTimeout: 3_600_000 })
  try {
    const beside = filesBeside(await openFiles(read.config))
    const { tables, files } =
      direction === 'save'
        ? await backup(store, folder, beside)
        : await restore(store, folder, tablesOf(built.model), beside)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${direction === 'save' ? 'Saved' : 'Restored'} ${tables.length} tables with ${rows.toLocaleString('en')} rows${files?.bucket === null ? ` and ${files.count.toLocaleString('en')} files` : ''} ${direction === 'save' ? 'in' : 'from'} ${folder}.`,
    )
    for (const sentence of told(files)) console.log(sentence)
  } finally {
    await store.close()
  }
} catch (error) {
  if (error instanceof ToldError) fail(error.text.en)
  throw error
}

/** What somebody has to know who relies on it. */
function told(files: SavedFiles | undefined): readonly string[] {
  if (files === undefined) return ['It has no files: it was made before they were part of a backup.']
  if (files.bucket !== null)
    return [`Files are not part of it: they are in the bucket ${files.bucket}, whose keeper backs them up.`]
  return files.missing.length === 0
    ? []
    : [
        `${files.missing.length} files that records hold were not in the folder when it was made: ${files.missing.slice(0, 10).join(', ')}${files.missing.length > 10 ? ' …' : ''}`,
      ]
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
