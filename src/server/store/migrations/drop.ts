/** Columns and tables that no document asks for any more: told with their rows, and dropped once they are in a file. */
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { primaryKeyOf } from '../../../kinds/ddl.ts'
import { ident } from '../../../kinds/sql-text.ts'
import type { Table } from '../../../kinds/table.ts'
import { readCatalogue, type LiveTable } from '../differ/catalogue.ts'
import { partingOf } from '../differ/doubling.ts'
import type { Plan } from '../differ/plan.ts'
import { ToldError } from '../failures.ts'
import { pagesOf } from '../pages.ts'
import { plain } from '../statements.ts'
import type { BulkConnection, Connection, Store } from '../store.ts'

export interface Remains {
  /** `cars.colour`, or `cars`. */
  readonly name: string
  readonly table: string
  readonly column: string | null
  /** With a value in it. */
  readonly rows: number
}

export async function remainsOf(connection: Connection, { steps }: Plan): Promise<readonly Remains[]> {
  const found: Remains[] = []
  for (const { leftOver } of steps) {
    if (leftOver === undefined) continue
    const [table = '', column = null] = leftOver.name.split('.')
    const where = column === null ? '' : ` WHERE ${ident(column)} IS NOT NULL`
    const rows = Number(await connection.text(plain(`SELECT count(*) FROM ${ident(table)}${where}`)))
    found.push({ name: leftOver.name, table, column, rows })
  }
  return found
}

/** Writes it to `<folder>/<name>.csv.gz` with its rows' keys, and drops it; never the second without the first. */
export async function drop(store: Store, remains: Remains, tables: readonly Table[], folder: string): Promise<string> {
  const file = join(folder, `${remains.name}.csv.gz`)
  if (await stat(file).catch(() => null)) throw new ToldError(isThere(file))
  // Names and telephones may be in it: nobody else's business.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.unfinished`
  try {
    await store.bulk(async (connection) => {
      await connection.query(plain(`LOCK TABLE ${ident(remains.table)} IN ACCESS EXCLUSIVE MODE`))
      const live = (await readCatalogue(connection)).tables.get(remains.table)!
      const table = tables.find(({ name }) => name === remains.table)
      await write(connection, columnsOf(remains, live, table), remains, unfinished)
      for (const sql of statements(remains, live, table)) await connection.query(plain(sql))
      await rename(unfinished, file)
    })
    return file
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

const columnsOf = ({ column }: Remains, live: LiveTable, table: Table | undefined): readonly string[] =>
  column === null || table === undefined
    ? live.columns.map(({ name }) => name)
    : [...primaryKeyOf(table).columns, column]

const statements = ({ column }: Remains, live: LiveTable, table: Table | undefined): readonly string[] =>
  column === null
    ? [`DROP TABLE ${ident(live.name)}`]
    : [
        ...(table === undefined ? [] : partingOf(table, live, column)),
        `ALTER TABLE ${ident(live.name)} DROP COLUMN ${ident(column)}`,
      ]

async function write(
  connection: BulkConnection,
  columns: readonly string[],
  { table, column }: Remains,
  file: string,
): Promise<void> {
  const where = column === null ? undefined : `${ident(column)} IS NOT NULL`
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${columns.join(',')}\n`)
    yield* pagesOf(connection, { table, columns, format: "FORMAT csv, ENCODING 'UTF8'", where })
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }))
}

const isThere = (file: string): ToldError['text'] => ({
  zh: `${file} 已存在：备份不会覆盖任何内容。`,
  en: `${file} already exists: a backup overwrites nothing.`,
})
