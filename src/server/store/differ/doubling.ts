/**
 * What a large table that is in use goes through without stopping anybody: a renamed column is added beside the old
 * one, a trigger writes both while servers of two versions run, the rows that are there follow in stretches, and the
 * old column is dropped later, by a command that names it.
 */
import { constraintName } from '../../../kinds/constraint-name.ts'
import { ident } from '../../../kinds/sql-text.ts'
import type { Table, TableColumn } from '../../../kinds/table.ts'
import type { LiveColumn, LiveTable } from './catalogue.ts'
import { inPages } from './pieces.ts'
import { step, type ColumnStep } from './plan.ts'

/** Of a trigger that keeps two columns alike, and of its function. */
export const twinName = (table: string, now: string, before: string): string =>
  constraintName(table, now, 'both', [before, now])

/** The old column is written along: nothing has to be carried over. */
export const areTwins = (table: string, found: LiveTable, now: string, before: string): boolean =>
  found.triggers.includes(twinName(table, now, before))

export const doubled = ({ name: table }: Table, wanted: TableColumn, old: LiveColumn): ColumnStep => {
  const [whole, now, then] = [ident(table), ident(wanted.name), ident(old.name)]
  const gently = [
    `ALTER TABLE ${whole} ADD COLUMN ${now} ${wanted.type}`,
    ...writtenTogether(table, wanted, old),
    inPages(table, `${now} = ${then}`, `${now} IS NULL AND ${then} IS NOT NULL`),
    ...(wanted.default === null ? [] : [`ALTER TABLE ${whole} ALTER COLUMN ${now} SET DEFAULT ${wanted.default}`]),
    ...(wanted.nullable ? [] : required(table, wanted.name)),
  ]
  return {
    column: wanted.name,
    step: step(
      {
        zh: `${table} 增加 ${wanted.name}，与 ${old.name} 同时写入，已有数据分批复制；${old.name} 之后再删除`,
        en: `Add ${wanted.name} to ${table}, written together with ${old.name}, and copy what is there in stretches; ${old.name} is dropped later`,
      },
      gently,
      { level: 'reviewed', gently },
    ),
  }
}

/**
 * In a new row, the column that differs from its default was written. If both or neither do, the new one counts: a
 * value equal to its default may have been written too.
 */
const writtenTogether = (table: string, wanted: TableColumn, old: LiveColumn): readonly string[] => {
  const [now, then] = [`new.${ident(wanted.name)}`, `new.${ident(old.name)}`]
  const name = ident(twinName(table, wanted.name, old.name))
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $both$ BEGIN
  IF tg_op = 'UPDATE' AND ${now} IS DISTINCT FROM old.${ident(wanted.name)} THEN ${then} := ${now};
  ELSIF tg_op = 'UPDATE' THEN ${now} := ${then};
  ELSIF ${now} IS NULL OR (${now} IS NOT DISTINCT FROM ${wanted.default ?? 'NULL'} AND ${then} IS NOT NULL
    AND ${then} IS DISTINCT FROM ${old.default ?? 'NULL'}) THEN ${now} := ${then};
  ELSE ${then} := ${now}; END IF;
  RETURN new; END $both$`,
    `CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE ON ${ident(table)} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  ]
}

/** What ends the time of two columns, before the old one goes. */
export const partingOf = (table: Table, found: LiveTable, column: string): readonly string[] =>
  table.columns
    .map(({ name }) => twinName(table.name, name, column))
    .filter((name) => found.triggers.includes(name))
    .flatMap((name) => [`DROP TRIGGER ${ident(name)} ON ${ident(table.name)}`, `DROP FUNCTION ${ident(name)}()`])

/** Looked through without keeping writers out, where SET NOT NULL alone would. */
const required = (table: string, column: string): readonly string[] => {
  const [whole, name] = [ident(table), ident(constraintName(table, column, 'check', 'is there'))]
  return [
    `ALTER TABLE ${whole} ADD CONSTRAINT ${name} CHECK (${ident(column)} IS NOT NULL) NOT VALID`,
    `ALTER TABLE ${whole} VALIDATE CONSTRAINT ${name}`,
    `ALTER TABLE ${whole} ALTER COLUMN ${ident(column)} SET NOT NULL`,
    `ALTER TABLE ${whole} DROP CONSTRAINT ${name}`,
  ]
}

export const requiredGently = (table: string, { name, default: value }: TableColumn): readonly string[] => [
  ...(value === null
    ? []
    : [
        `ALTER TABLE ${ident(table)} ALTER COLUMN ${ident(name)} SET DEFAULT ${value}`,
        inPages(table, `${ident(name)} = ${value}`, `${ident(name)} IS NULL`),
      ]),
  ...required(table, name),
]
