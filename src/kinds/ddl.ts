/** Tables as DDL. Foreign keys come apart from the rest: they may point at tables that come later. */
import { ARCHIVED_AT } from '../model/archive.ts'
import { ident, list, literal } from './sql-text.ts'
import type {
  AddedOnly,
  CheckConstraint,
  Constraint,
  Ends,
  ForeignKey,
  Index,
  KeepsLast,
  Table,
  TableColumn,
} from './table.ts'

/** While it is on for a transaction, entries of a journal may be changed: what they tell of a person is overwritten. */
export const ERASING = 'console.erasing'

/** What every table may rely on: run before any of them; each statement may be repeated. */
export const preludeStatements: readonly string[] = [
  'create extension if not exists pg_trgm',
  `create or replace function is_set(items anyarray) returns boolean language sql immutable strict parallel safe
  as $$ select count(distinct item) = cardinality(items) from unnest(items) item $$`,
  // One and two characters of a text: what a search of one or two characters looks up. Two Chinese characters make no
  // trigram. Its cost keeps the planner from working it out row by row along the list's order where the index holds it.
  `create or replace function grams_of(content text) returns text[] language plpgsql immutable strict parallel safe cost 5000
  as $$ declare letters text[] := string_to_array(lower(content), null);
  begin return letters || array(select a || b from unnest(letters, letters[2:]) pairs(a, b) where b is not null); end $$`,
  `create or replace function pairs_of(content text) returns text[] language plpgsql immutable strict parallel safe
  as $$ declare letters text[] := string_to_array(lower(content), null);
  begin return array(select a || b from unnest(letters, letters[2:]) pairs(a, b) where b is not null); end $$`,
  `create or replace function refuse_change() returns trigger language plpgsql
  as $$ begin
    if tg_op = 'UPDATE' and current_setting('${ERASING}', true) = 'on' then return null; end if;
    raise exception '% is only ever added to', tg_table_name;
  end $$`,
  // By a foreign key's own trigger a row goes with what it belongs to.
  `create or replace function refuse_change_alone() returns trigger language plpgsql
  as $$ begin
    if pg_trigger_depth() > 1 or tg_op = 'UPDATE' and current_setting('${ERASING}', true) = 'on' then return null; end if;
    raise exception '% is only ever added to', tg_table_name;
  end $$`,
  // The owner is taken before the list is looked at: two removals at once must not each see the other's record in it.
  `create or replace function keep_last() returns trigger language plpgsql
  as $$ declare found integer;
  begin
    execute tg_argv[0] using old; get diagnostics found = row_count; if found > 0 then return null; end if;
    execute tg_argv[1] using old; get diagnostics found = row_count; if found = 0 then return null; end if;
    execute tg_argv[2] using old; get diagnostics found = row_count; if found > 0 then return null; end if;
    raise exception 'the last entry of %', tg_table_name using errcode = '23503', constraint = tg_name;
  end $$`,
  // As its owner: whoever writes the row may not reach the tables that only the server itself works with.
  `create or replace function remove_with() returns trigger language plpgsql security definer set search_path from current
  as $$ begin for i in 0 .. tg_nargs - 1 loop execute tg_argv[i] using old; end loop; return null; end $$`,
]

/** Name of the trigger on a table whose rows stay as they were written. */
export const ADDED_ONLY = 'added_only'
const REFUSING: Readonly<Record<AddedOnly, string>> = { ever: 'refuse_change', along: 'refuse_change_alone' }
export const addedOnlyStatement = ({ name }: Table, addedOnly: AddedOnly): string =>
  `create trigger ${ADDED_ONLY} before update or delete or truncate on ${ident(name)} for each statement execute function ${REFUSING[addedOnly]}()`

/** However the record goes, by itself, in a set or with another, its entries go by the foreign key and come by here. */
export const keepsLastStatement = ({ name }: Table, { name: trigger, asks }: KeepsLast): string =>
  `create trigger ${ident(trigger)} after delete on ${ident(name)} for each row execute function keep_last(${asks.map(literal).join(', ')})`

export const endsStatement = ({ name }: Table, { name: trigger, after, when, does }: Ends): string =>
  `create trigger ${ident(trigger)} after ${after} on ${ident(name)} for each row${when === null ? '' : ` when (${when})`} execute function remove_with(${does.map(literal).join(', ')})`

/** True of rows that are not archived. */
export const LIVING = `${ident(ARCHIVED_AT)} is null`

/** Everything but its foreign keys. */
export const createStatements = (table: Table): readonly string[] => [
  ...(table.months === null ? [] : [`create sequence ${ident(sequenceOf(table))}`]),
  `create table ${ident(table.name)} (\n  ${[
    ...table.columns.map((column) => columnClause(numberedBy(table, column))),
    ...[primaryKeyOf(table)].map((key) => constraintClause('primary key', key)),
    ...table.unique.map((key) => constraintClause('unique', key)),
    ...table.checks.map(checkClause),
  ].join(',\n  ')}\n)${table.months === null ? '' : ` partition by range (${ident(table.months.by)})`}${
    table.fill === null ? '' : ` with (fillfactor = ${table.fill})`
  }`,
  ...(table.months === null ? [] : monthsBegin(table)),
  ...table.indexes.map((index) => indexStatement(table, index)),
  ...(table.addedOnly === null ? [] : [addedOnlyStatement(table, table.addedOnly)]),
  ...(table.keepsLast === null ? [] : [keepsLastStatement(table, table.keepsLast)]),
  ...table.ends.map((one) => endsStatement(table, one)),
]

/** Rows of no month that has a table of its own. */
export const restOf = ({ name }: Pick<Table, 'name'>): string => `${name.slice(0, 55)}_rest`
const sequenceOf = ({ name }: Table): string => `${name.slice(0, 55)}_key_seq`

/** A key holds what the rows are told apart by, too. */
export const primaryKeyOf = ({ primaryKey, months }: Table): Constraint =>
  months === null ? primaryKey : { ...primaryKey, columns: [...primaryKey.columns, months.by] }

/** Before 17 a table of months cannot number its rows itself. */
const numberedBy = (table: Table, column: TableColumn): TableColumn =>
  table.months === null || !column.identity
    ? column
    : { ...column, identity: false, default: `nextval(${literal(ident(sequenceOf(table)))}::regclass)` }

/** The key's numbers go with the table, and every row has its place from the start. */
export const monthsBegin = (table: Table): readonly string[] => [
  ...table.columns
    .filter(({ identity }) => identity)
    .map(({ name }) => `alter sequence ${ident(sequenceOf(table))} owned by ${ident(table.name)}.${ident(name)}`),
  `create table ${ident(restOf(table))} partition of ${ident(table.name)} default`,
]

export const fillStatement = ({ name, fill }: Table): string =>
  `alter table ${ident(name)} ${fill === null ? 'reset (fillfactor)' : `set (fillfactor = ${fill})`}`

export const foreignKeyStatements = (table: Table): readonly string[] =>
  table.foreignKeys.map((key) => `alter table ${ident(table.name)} add ${foreignKeyClause(key)}`)

/** The whole schema in an order that runs on an empty database. */
export const schemaStatements = (tables: readonly Table[]): readonly string[] => [
  ...preludeStatements,
  ...tables.flatMap(createStatements),
  ...tables.flatMap(foreignKeyStatements),
]

export const columnClause = (column: TableColumn): string =>
  [
    ident(column.name),
    column.type,
    ...(column.nullable ? [] : ['not null']),
    ...(column.identity ? ['generated by default as identity'] : []),
    ...(column.default === null ? [] : [`default ${column.default}`]),
  ].join(' ')

export const constraintClause = (kind: 'primary key' | 'unique', { name, columns }: Constraint): string =>
  `constraint ${ident(name)} ${kind} (${list(columns.map(ident))})`

export const checkClause = ({ name, expression }: CheckConstraint): string =>
  `constraint ${ident(name)} check (${expression})`

export const foreignKeyClause = ({ name, columns, table, references, onDelete, field }: ForeignKey): string =>
  `constraint ${ident(name)} foreign key (${list(columns.map(ident))}) references ${ident(table)} (${list(references.map(ident))}) on delete ${
    onDelete === 'null' ? `set null (${ident(field)})` : onDelete
  }`

export function indexStatement(table: Table, { name, method, keys, onePlace, living, filled }: Index): string {
  const unique = (onePlace ?? living) === undefined ? '' : 'unique '
  const rows = living !== undefined ? LIVING : filled !== undefined ? `${ident(filled)} is not null` : null
  return (
    `create ${unique}index ${ident(name)} on ${ident(table.name)} using ${method} (${list(keys)})` +
    (rows === null ? '' : ` where ${rows}`)
  )
}
