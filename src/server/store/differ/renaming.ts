/**
 * What a declared rename carries along: constraints and indexes whose definition stays as it was but for the column's
 * name. The database keeps them when it renames the column, so only their own names have to follow. Whatever says more
 * than before is none of these.
 */
import { constraintName } from '../../../kinds/constraint-name.ts'
import { ident } from '../../../kinds/sql-text.ts'
import { TENANT } from '../../../model/tenant.ts'
import type { Table } from '../../../kinds/table.ts'
import type { LiveTable } from './catalogue.ts'

export interface Renaming {
  /**
   * The table as it is once the columns and all that hangs on them have their new names; its columns still have the old
   * ones.
   */
  readonly found: LiveTable
  /** What gives constraints and indexes their names, after the columns have theirs. */
  readonly sql: readonly string[]
}

export const renaming = (table: Table, found: LiveTable): Renaming => {
  const old = renamedColumns(table, found)
  if (old.size === 0) return { found, sql: [] }
  const names = new Map(formerNames(table, old).filter(([before, now]) => before !== now))
  const carried = <Named extends { readonly name: string }>(list: readonly Named[]): readonly Named[] =>
    list.map((one) => ({ ...one, name: names.get(one.name) ?? one.name }))
  const changed = <Named extends { readonly name: string }>(list: readonly Named[]) =>
    list.flatMap(({ name }) => (names.has(name) ? [[name, names.get(name) ?? name] as const] : []))
  return {
    found: { ...found, constraints: carried(found.constraints), indexes: carried(found.indexes) },
    sql: [
      ...changed(found.constraints).map(
        ([before, now]) => `ALTER TABLE ${ident(table.name)} RENAME CONSTRAINT ${ident(before)} TO ${ident(now)}`,
      ),
      ...changed(found.indexes).map(([before, now]) => `ALTER INDEX ${ident(before)} RENAME TO ${ident(now)}`),
    ],
  }
}

/** New name → old name, where the old column is there and the new one is not. */
export const renamedColumns = (table: Table, found: LiveTable): ReadonlyMap<string, string> => {
  const live = new Set(found.columns.map(({ name }) => name))
  return new Map(
    table.columns.flatMap(({ name, renamedFrom }) =>
      renamedFrom !== null && live.has(renamedFrom) && !live.has(name) ? [[name, renamedFrom] as const] : [],
    ),
  )
}

/** The names that the wanted constraints and indexes would have had before, and those that they have now. */
const formerNames = (
  { name: table, unique, checks, foreignKeys, indexes }: Table,
  old: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] => {
  const column = (name: string): string => old.get(name) ?? name
  const before = (sql: string): string =>
    [...old].reduce((text, [now, then]) => text.replaceAll(ident(now), ident(then)), sql)
  const joined = (columns: readonly string[]): string => columns.filter((one, at) => at > 0 || one !== TENANT).join('_')
  return [
    ...unique.map(
      ({ name, columns }) =>
        [constraintName(table, joined(columns.map(column)), 'unique', columns.map(column)), name] as const,
    ),
    ...checks.map(
      ({ name, of, expression }) => [constraintName(table, column(of), 'check', before(expression)), name] as const,
    ),
    ...foreignKeys.map(({ name, columns, table: target, references, onDelete }) => {
      const definition = { columns: columns.map(column), table: target, references, onDelete }
      return [constraintName(table, definition.columns.at(-1) ?? '', 'fkey', definition), name] as const
    }),
    ...indexes.map(({ name, of, method, keys }) => {
      if (method === 'gin') return [constraintName(table, column(of), 'gin', before(keys[0] ?? '')), name] as const
      const columns = keys.map((key) => column(key.slice(1, -1)))
      return [constraintName(table, joined(columns), 'index', columns), name] as const
    }),
  ]
}
