/**
 * The parts of tables that lie apart by months: made ahead, and told. A row of a month that has no part yet waits among
 * the rest and is moved once its month gets one.
 */
import { ident, list, literal } from '../../kinds/sql-text.ts'
import { restOf } from '../../kinds/tables.ts'
import type { Months, Table } from '../../kinds/table.ts'
import { plain } from './statements.ts'
import type { Connection } from './store.ts'

/** Months that stand ready: before this one, for what arrives late, and after it. */
const BEHIND = 2
const AHEAD = 3

export interface Month {
  readonly table: string
  readonly part: string
  /** Times in UTC; null: no bound. */
  readonly from: Date | null
  readonly until: Date | null
}

/** Parts by their bounds; the rest is none of them. */
export async function monthsOf(connection: Connection, table: string): Promise<readonly Month[]> {
  const bound = `pg_get_expr(c.relpartbound, c.oid)`
  const between = (which: 'FROM' | 'TO') => `(regexp_match(${bound}, '${which} \\(''([^'']+)''\\)'))[1]::timestamptz`
  const { rows } = await connection.query(
    plain(`select c.relname::text as part, ${between('FROM')} as "from", ${between('TO')} as until
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = to_regclass(${literal(ident(table))}) and c.relispartition and ${bound} <> 'DEFAULT' order by until`),
  )
  return rows.map(({ part, from, until }) => ({
    table,
    part: String(part),
    from: from as Date | null,
    until: until as Date | null,
  }))
}

/** Makes the months that are missing, and answers how many; nothing on a database that keeps tables in one piece. */
export async function makeMonths(connection: Connection, tables: readonly Table[]): Promise<number> {
  let made = 0
  for (const table of tables) {
    if (table.months === null || !(await isInMonths(connection, table))) continue
    const known = await monthsOf(connection, table.name)
    for (const { from, until, label } of await wanted(connection, table, table.months)) {
      if (known.some((month) => overlaps(month, from, until))) continue
      await makeMonth(connection, table, { from, until, part: `${table.name.slice(0, 55)}_${label}` })
      made++
    }
  }
  return made
}

const isInMonths = async (connection: Connection, { name }: Table): Promise<boolean> =>
  (await connection.text(plain(`select relkind from pg_class where oid = to_regclass(${literal(ident(name))})`))) ===
  'p'

const overlaps = (month: Month, from: Date, until: Date): boolean =>
  (month.from === null || month.from < until) && (month.until === null || month.until > from)

async function wanted(connection: Connection, table: Table, { by, zone }: Months) {
  const clock = literal(zone)
  const monthOf = (time: string): string => `date_trunc('month', ${time} at time zone ${clock})`
  const { rows } = await connection.query(
    plain(`with months as (
        select ${monthOf('now()')} + make_interval(months => n) as month from generate_series(${-BEHIND}, ${AHEAD}) n
        union select distinct ${monthOf(ident(by))} from ${ident(restOf(table))}
      )
      select to_char(month, 'YYYY_MM') as label, month at time zone ${clock} as "from", (month + interval '1 month') at time zone ${clock} as until
      from months order by month`),
  )
  return rows as unknown as readonly { readonly label: string; readonly from: Date; readonly until: Date }[]
}

async function makeMonth(
  connection: Connection,
  table: Table,
  { from, until, part }: { readonly from: Date; readonly until: Date; readonly part: string },
): Promise<void> {
  const [whole, month, by] = [ident(table.name), ident(part), ident(table.months!.by)]
  const [begin, end] = [literal(from.toISOString()), literal(until.toISOString())]
  const columns = list(table.columns.map(({ name }) => ident(name)))
  for (const sql of [
    `create table ${month} (like ${whole} including defaults including constraints including indexes)`,
    `with moved as (delete from ${ident(restOf(table))} where ${by} >= ${begin} and ${by} < ${end} returning ${columns}) insert into ${month} (${columns}) select ${columns} from moved`,
    `alter table ${whole} attach partition ${month} for values from (${begin}) to (${end})`,
  ])
    await connection.query(plain(sql))
}
