/**
 * Two companies that are alike to the last key, in one database: what is done to the one by its calls and to the other
 * by an operation's code must leave them alike. In charge of copying, of giving both the same new keys, and of telling
 * where they differ.
 */
import { ident, list, literal } from '../../../src/kinds/sql-text.ts'
import { tablesOf } from '../../../src/kinds/tables.ts'
import type { Model } from '../../../src/model/model.ts'
import type { Store } from '../../../src/server/store/store.ts'

/** By its calls, and by code. */
export const [FIRST, SECOND] = [1, 2]

type Row = Readonly<Record<string, unknown>>

export class Twins {
  readonly store: Store
  /** Tables of the company's records. */
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[]

  constructor(store: Store, model: Model) {
    this.store = store
    this.tables = tablesOf(model)
      .filter(({ entity, internal }) => model.entities[entity]!.tenant && internal !== true)
      .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
  }

  /** The second becomes what the first is. */
  async align(): Promise<void> {
    await this.store.script(
      [
        `insert into clients select (jsonb_populate_record(c, jsonb_build_object('client_id', ${SECOND}))).* from clients c where client_id = ${FIRST} on conflict do nothing`,
        `update clients set (name, optional_permissions) = (select name, optional_permissions from clients where client_id = ${FIRST}) where client_id = ${SECOND}`,
        'set session_replication_role = replica',
        ...this.tables.map(({ name }) => `delete from ${ident(name)} where client_id = ${SECOND}`),
        ...this.tables.map(({ name, columns }) => {
          const own = list(columns.filter((column) => column !== 'client_id').map(ident))
          return `insert into ${ident(name)} (client_id, ${own}) select ${SECOND}, ${own} from ${ident(name)} where client_id = ${FIRST}`
        }),
        'set session_replication_role = default',
      ].join(';\n'),
    )
  }

  /** Does both, the second with the keys that the first was given. */
  async both<T>(first: () => Promise<T>, second: () => Promise<T>): Promise<readonly [T, T]> {
    const before = await this.store.text({
      text: `select json_agg(json_build_object('name', format('%I.%I', schemaname, sequencename), 'last', last_value))::text from pg_sequences`,
      values: [],
    })
    const one = await first()
    await this.store.query({
      text: `select setval(name::regclass, coalesce(last, 1), last is not null) from json_to_recordset($1::json) as t(name text, last bigint)`,
      values: [before],
    })
    return [one, await second()]
  }

  /**
   * Rows that only one of them has, by table, but for the times at which they were written. `written`: those alone
   * that were written since then, and how many there are; null: all.
   */
  async differences(since: Date, written: Date | null): Promise<readonly unknown[]> {
    const rows = (name: string, columns: readonly string[], company: number): string =>
      written === null || !columns.includes('updated_at')
        ? `select to_jsonb(t) - 'client_id' as row from ${ident(name)} t where client_id = ${company}`
        : `select to_jsonb(t) - 'client_id' as row from ${ident(name)} t where client_id = ${company} and updated_at >= ${literal(written.toISOString())}
          union all select jsonb_build_object('count', count(*)) from ${ident(name)} where client_id = ${company}`
    const { rows: different } = await this.store.query({
      text: this.tables
        .flatMap(({ name, columns }) =>
          [FIRST, SECOND].map((company) => {
            const [own, others] = [
              rows(name, columns, company),
              rows(name, columns, company === FIRST ? SECOND : FIRST),
            ]
            return `(select ${literal(name)} as name, ${company} as company, row::text from (${own}) own except select ${literal(name)}, ${company}, row::text from (${others}) others)`
          }),
        )
        .join(' union all '),
      values: [],
    })
    return this.tables.flatMap(({ name }) => {
      const of = (company: number) =>
        different
          .filter((row) => row['name'] === name && row['company'] === company)
          .map(({ row }) => JSON.stringify(timeless(JSON.parse(String(row)) as Row, since)))
      const [first, second] = [of(FIRST), of(SECOND)]
      const [calls, code] = [without(first, second), without(second, first)]
      return calls.length + code.length > 0 ? [{ table: name, calls, code }] : []
    })
  }
}

const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => !others.includes(one))

/** A password's digest is another each time, and only a call is a request of somebody. */
export const timeless = (row: Row, since: Date): Row =>
  Object.fromEntries(
    Object.entries(row)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .filter(([name]) => name !== 'request_id')
      .map(([name, value]) => [name, isNew(value, since) ? 'now' : isDigest(value) ? 'digest' : value]),
  )
const isNew = (value: unknown, since: Date): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value) && new Date(value) >= since
const isDigest = (value: unknown): boolean => typeof value === 'string' && value.startsWith('$argon2')
