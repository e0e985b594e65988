/** Writes a backup of one moment of a database, whole or not at all. It holds a few megabytes at a time. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readCatalogue, type LiveTable } from '../differ/catalogue.ts'
import { pagesOf } from '../pages.ts'
import { notesOf } from '../migrations/notes.ts'
import { plain } from '../statements.ts'
import { BackupError } from './backup-error.ts'
import type { Beside } from './beside.ts'
import { MANIFEST, NEWLINE, type Manifest, type SavedTable } from './manifest.ts'
import type { BulkConnection, Store } from '../store.ts'

export const backup = async (store: Store, folder: string, beside: Beside | null = null): Promise<Manifest> => {
  if (await stat(folder).catch(() => null)) throw exists(folder)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  // Hashed passwords and names are in it: nobody else's business.
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    await beside?.save(store, unfinished)
    const manifest = await store.bulk(async (connection) => {
      const saved = await save(connection, unfinished)
      return beside === null ? saved : { ...saved, files: await beside.save(connection, unfinished) }
    })
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    // Half a backup is of no use, and its disk may be the full one.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

const save = async (connection: BulkConnection, folder: string): Promise<Manifest> => {
  const { tables } = await readCatalogue(connection)
  const saved: SavedTable[] = []
  for (const table of tables.values()) saved.push(await saveTable(connection, folder, table))
  const database = (await connection.text(plain('SELECT version()'))) ?? ''
  const notes = [...(await notesOf(connection)).values()].filter(({ state }) => state !== 'running')
  return { format: 1, database, tables: saved, changes: notes.map(({ name, hash }) => ({ name, hash })) }
}

const saveTable = async (
  connection: BulkConnection,
  folder: string,
  { name, columns }: LiveTable,
): Promise<SavedTable> => {
  const file = `${name}.copy.gz`
  const hash = createHash('sha256')
  let rows = 0
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const bytes of pagesOf(connection, {
      table: name,
      columns: columns.map((column) => column.name),
      format: "ENCODING 'UTF8'",
    })) {
      hash.update(bytes)
      for (const byte of bytes) if (byte === NEWLINE) rows++
      yield bytes
    }
  }
  await pipeline(Readable.from(counted()), createGzip({ level: 4 }), createWriteStream(join(folder, file)))
  return {
    name,
    file,
    rows,
    sha256: hash.digest('hex'),
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
  }
}

const exists = (folder: string): BackupError =>
  new BackupError({
    zh: `${folder} 已存在：备份不会覆盖任何内容。`,
    en: `${folder} already exists: a backup overwrites nothing.`,
  })
