/**
 * Months of a history that nobody needs in the lists any more: told, written to files, dropped. Where tables lie apart
 * by months a month goes as a whole, else its rows are deleted, and what refers to them follows.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ident, literal } from '../../kinds/sql-text.ts'
import { ADDED_ONLY } from '../../kinds/tables.ts'
import type { Table } from '../../kinds/table.ts'
import { ToldError } from './failures.ts'
import { makeMonths, monthsOf } from './months.ts'
import { pagesOf } from './pages.ts'
import { plain } from './statements.ts'
import type { BulkConnection, Connection, Store } from './store.ts'

export interface HistoryMonth {
  readonly table: Table
  /** `2026_11`; `first` for all that was there before the table was parted. */
  readonly label: string
  /** The part that holds it alone; null: its rows lie among others. */
  readonly part: string | null
  /** Times in UTC; null: no bound. */
  readonly from: Date | null
  readonly until: Date
  readonly rows: number
  readonly bytes: number
}

/** The months of a history that hold rows, the oldest first. `rows` of a part is the database's own estimate. */
export async function historyOf(connection: Connection, table: Table): Promise<readonly HistoryMonth[]> {
  await makeMonths(connection, [table])
  const months = await monthsOf(connection, table.name)
  return months.length === 0 ? inRows(connection, table) : inParts(connection, table)
}

async function inParts(connection: Connection, table: Table): Promise<readonly HistoryMonth[]> {
  const found: HistoryMonth[] = []
  for (const { part, from, until } of await monthsOf(connection, table.name)) {
    const { rows } = await connection.query(
      plain(
        `select greatest(reltuples, 0)::bigint as rows, pg_total_relation_size(oid) as bytes, exists (select from ${ident(part)}) as held from pg_class where oid = ${literal(ident(part))}::regclass`,
      ),
    )
    const { rows: count, bytes, held } = rows[0] as { rows: number; bytes: number; held: boolean }
    if (held && until !== null)
      found.push({
        table,
        part,
        from,
        until,
        label: part.slice(table.name.slice(0, 55).length + 1),
        rows: count,
        bytes,
      })
  }
  return found
}

async function inRows(connection: Connection, table: Table): Promise<readonly HistoryMonth[]> {
  const [by, clock] = [ident(table.piled!.by), literal(table.piled!.zone)]
  const { rows } = await connection.query(
    plain(`select to_char(month, 'YYYY_MM') as label, month at time zone ${clock} as "from", (month + interval '1 month') at time zone ${clock} as until, rows, 0 as bytes
      from (select date_trunc('month', ${by} at time zone ${clock}) as month, count(*) as rows from ${ident(table.name)} where ${by} is not null group by 1) m order by 1`),
  )
  return rows.map((row) => ({ ...(row as unknown as Omit<HistoryMonth, 'table' | 'part'>), table, part: null }))
}

/** Those that end before a time. */
export const before = (months: readonly HistoryMonth[], time: Date): readonly HistoryMonth[] =>
  months.filter(({ until }) => until <= time)

/** Removes a month for good. */
export const dropMonth = (store: Store, month: HistoryMonth): Promise<void> =>
  store.transaction((connection) => drop(connection, month))

/**
 * Writes a month to `<folder>/<table>_<label>.csv.gz`, columns named in its first line, and removes it: never the
 * second without the first. Answers its rows.
 */
export const archiveMonth = async (store: Store, month: HistoryMonth, folder: string): Promise<number> => {
  const file = join(folder, `${month.table.name}_${month.label}.csv.gz`)
  if (await stat(file).catch(() => null)) throw there(file)
  // Names and telephones are in it: nobody else's business.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.unfinished`
  try {
    return await store.bulk(async (connection) => {
      await keepOut(connection, month)
      const written = await write(connection, month, unfinished)
      await drop(connection, month)
      await rename(unfinished, file)
      return written
    })
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

const condition = ({ table, from, until }: HistoryMonth): string =>
  [
    ...(from === null ? [] : [`${ident(table.piled!.by)} >= ${literal(from.toISOString())}`]),
    `${ident(table.piled!.by)} < ${literal(until.toISOString())}`,
  ].join(' and ')

/**
 * Whatever is dropped is in the file: nobody adds to the month meanwhile. Lists go on reading. A table that is kept
 * whole is not held up: its rows go as they were when the file was begun, and one that was changed since stops it all.
 */
async function keepOut(connection: Connection, { table, part }: HistoryMonth): Promise<void> {
  if (part === null && table.months === null) return
  await connection.query(plain(`lock table ${ident(part ?? table.name)} in share row exclusive mode`))
}

async function write(connection: BulkConnection, month: HistoryMonth, file: string): Promise<number> {
  const columns = month.table.columns.map(({ name }) => name)
  const where = condition(month)
  const table = month.part ?? month.table.name
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${columns.join(',')}\n`)
    for await (const bytes of pagesOf(connection, { table, columns, format: "FORMAT csv, ENCODING 'UTF8'", where })) {
      yield bytes
    }
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }))
  return Number(await connection.text(plain(`select count(*) from ${ident(table)} where ${where}`)))
}

async function drop(connection: Connection, month: HistoryMonth): Promise<void> {
  const { table, part } = month
  const whole = ident(table.name)
  const statements =
    part === null
      ? [
          ...(table.addedOnly !== null ? [`alter table ${whole} disable trigger ${ADDED_ONLY}`] : []),
          `delete from ${whole} where ${condition(month)}`,
          ...(table.addedOnly !== null ? [`alter table ${whole} enable trigger ${ADDED_ONLY}`] : []),
        ]
      : [`drop table ${ident(part)}`]
  for (const sql of statements) await connection.query(plain(sql))
}

const there = (file: string): ToldError =>
  new ToldError({
    zh: `${file} 已存在：归档不会覆盖任何内容。`,
    en: `${file} already exists: an archive overwrites nothing.`,
  })
