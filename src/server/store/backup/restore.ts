/**
 * Puts a backup into a database that has no rows yet: the way back, and the way from the embedded database to a
 * server.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { ident, literal } from '../../../kinds/sql-text.ts'
import type { Table } from '../../../kinds/table.ts'
import { applyTables } from '../differ/apply-tables.ts'
import { readCatalogue } from '../differ/catalogue.ts'
import { codeOf } from '../failures.ts'
import { makeNotes, noteState } from '../migrations/notes.ts'
import { plain } from '../statements.ts'
import { BackupError, damaged } from './backup-error.ts'
import type { Beside } from './beside.ts'
import { NEWLINE, readManifest, type Manifest, type SavedTable } from './manifest.ts'
import type { BulkConnection, Store } from '../store.ts'

/** Written at a time, up to the last whole row. */
const PIECE = 2 * 1024 * 1024

/** All of it or nothing. What the schemas no longer know is kept as it was. */
export const restore = async (
  store: Store,
  folder: string,
  tables: readonly Table[],
  beside: Beside | null = null,
): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  await store.bulk(async (connection) => {
    await applyTables(store, tables.map(bare), { mode: 'auto' })
    await refuseRows(connection)
    await makeRoom(connection, manifest, tables)
    for (const table of manifest.tables) await load(connection, folder, table, tables)
    await continueNumbers(connection, tables)
    const { left } = await applyTables(store, tables, { mode: 'auto', accept: true })
    const hindrance = left.find(({ needed }) => needed)
    if (hindrance)
      throw new BackupError({
        zh: `备份 ${folder} 与当前模型不符：${hindrance.text.zh}`,
        en: `The backup ${folder} does not fit the schemas: ${hindrance.text.en}`,
      })
    await makeNotes(store)
    for (const change of manifest.changes ?? []) await noteState(connection, change, 'done')
    if (manifest.files) await beside?.restore(connection, folder, manifest.files)
  })
  return manifest
}

/**
 * Rows come faster, and in any order, before indexes and references are there; and what they name may have another name
 * by now, which follows afterwards.
 */
const bare = (table: Table): Table => {
  const named = new Set(table.columns.flatMap(({ name, names }) => (names === null ? [] : [name])))
  return {
    ...table,
    unique: [],
    foreignKeys: [],
    indexes: [],
    checks: table.checks.filter(({ of }) => !named.has(of)),
  }
}

const refuseRows = async (connection: BulkConnection): Promise<void> => {
  const { tables } = await readCatalogue(connection)
  for (const name of tables.keys()) {
    if ((await connection.text(plain(`SELECT EXISTS (SELECT FROM ${ident(name)})`))) === 't') throw notEmpty(name)
  }
}

/** The column's name in the tables as they are now. */
const placed = (table: Table | undefined, column: string): string =>
  table?.columns.some(({ name }) => name === column)
    ? column
    : (table?.columns.find(({ renamedFrom }) => renamedFrom === column)?.name ?? column)

/**
 * Tables and columns that the schemas do not know any more: their data stays where an update of the schemas would have
 * left it.
 */
const makeRoom = async (connection: BulkConnection, manifest: Manifest, tables: readonly Table[]): Promise<void> => {
  const live = await readCatalogue(connection)
  for (const { name, columns } of manifest.tables) {
    const wanted = tables.find((table) => table.name === name)
    const known = new Set(live.tables.get(name)?.columns.map((column) => column.name))
    const missing = columns
      .map((column) => ({ ...column, name: placed(wanted, column.name) }))
      .filter((column) => !known.has(column.name))
    if (!live.tables.has(name))
      await connection.query(
        plain(
          `CREATE TABLE ${ident(name)} (${missing.map((column) => `${ident(column.name)} ${column.type}`).join(', ')})`,
        ),
      )
    else
      for (const column of missing)
        await connection.query(plain(`ALTER TABLE ${ident(name)} ADD COLUMN ${ident(column.name)} ${column.type}`))
  }
}

const load = async (
  connection: BulkConnection,
  folder: string,
  saved: SavedTable,
  tables: readonly Table[],
): Promise<void> => {
  const wanted = tables.find(({ name }) => name === saved.name)
  const columns = saved.columns.map(({ name }) => ident(placed(wanted, name)))
  const sql = `COPY ${ident(saved.name)} (${columns.join(', ')}) FROM STDIN (ENCODING 'UTF8')`
  const hash = createHash('sha256')
  const source = createReadStream(join(folder, saved.file)).on('error', (error) => unpacked.destroy(error))
  const unpacked = source.pipe(createGunzip())
  try {
    for await (const rows of wholeRows(unpacked)) {
      hash.update(rows)
      await connection.copyIn(sql, rows)
    }
  } catch (error) {
    throw /^(Z_|ENOENT)/.test(codeOf(error) ?? '') ? damaged(join(folder, saved.file)) : error
  }
  if (hash.digest('hex') !== saved.sha256) throw damaged(join(folder, saved.file))
}

/** Pieces that end with a row. */
async function* wholeRows(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    size += chunk.length
    if (size < PIECE) continue
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(NEWLINE) + 1
    if (end > 0) yield all.subarray(0, end)
    waiting = [all.subarray(end)]
    size = all.length - end
  }
  if (size > 0) yield Buffer.concat(waiting)
}

const continueNumbers = async (connection: BulkConnection, tables: readonly Table[]): Promise<void> => {
  for (const { name, columns } of tables) {
    for (const column of columns.filter(({ identity }) => identity)) {
      await connection.query(
        plain(
          `SELECT setval(pg_get_serial_sequence(${literal(ident(name))}, ${literal(column.name)}), coalesce(max(${ident(column.name)}), 0) + 1, false) FROM ${ident(name)}`,
        ),
      )
    }
  }
}

const notEmpty = (table: string): BackupError =>
  new BackupError({
    zh: `数据库的表 ${table} 中已有数据：只能恢复到空数据库。`,
    en: `The database's table ${table} has rows: a backup can only be restored into an empty database.`,
  })
