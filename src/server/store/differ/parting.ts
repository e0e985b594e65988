/**
 * A table that has grown in one piece becomes one of months: it is the first of them, with all that it holds until the
 * end of its last month. Nothing is copied; the new key's index is built, and the rows are read once to check them.
 */
import { monthsBegin, primaryKeyOf, constraintClause } from '../../../kinds/ddl.ts'
import { ident, literal } from '../../../kinds/sql-text.ts'
import type { Table } from '../../../kinds/table.ts'
import { step, type Step } from './plan.ts'

export const parting = (table: Table): Step =>
  step(
    {
      zh: `${table.name} 改为按月存放，现有数据成为第一个分区（npm run history -- part）`,
      en: `Keep ${table.name} apart by months; what it holds becomes the first part (npm run history -- part)`,
    },
    [`do $parting$ ${body(table)} $parting$`, ...monthsBegin(table)],
    // It works in one piece, too; the new key's index keeps writers out while it is built.
    { level: 'reviewed', needed: false, parts: table.name },
  )

/** The table as the database has it is what the parts must be like, whatever the schemas say of it by now. */
function body(table: Table): string {
  const { name, columns } = table
  const { by: time, zone } = table.months!
  const [by, clock] = [ident(time), literal(zone)]
  const [whole, first, sequence] = [
    ident(name),
    ident(`${name.slice(0, 55)}_first`),
    ident(`${name.slice(0, 55)}_key_seq`),
  ]
  const keys = columns.filter(({ identity }) => identity).map((column) => column.name)
  const here = `${literal(first)}::regclass`
  return `
declare
  indexes text[]; foreigns text[]; triggers text[]; one record; until timestamptz; line text;
begin
  select array_agg(pg_get_indexdef(i.indexrelid)) into indexes from pg_index i
    where i.indrelid = ${literal(whole)}::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = i.indrelid);
  select array_agg(format('alter table ${whole} add constraint %I %s', k.conname, pg_get_constraintdef(k.oid))) into foreigns from pg_constraint k
    where k.conrelid = ${literal(whole)}::regclass and k.contype in ('f', 'u');
  select array_agg(pg_get_triggerdef(g.oid)) into triggers from pg_trigger g where g.tgrelid = ${literal(whole)}::regclass and not g.tgisinternal;
  alter table ${whole} rename to ${first};
  for one in select x.relname as name from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = ${here} loop
    execute format('alter index %I rename to %I', one.name, left(one.name, 57) || '_first');
  end loop;
  for one in select g.tgname as name from pg_trigger g where g.tgrelid = ${here} and not g.tgisinternal loop
    execute format('drop trigger %I on ${first}', one.name);
  end loop;
  for one in select k.conname as name from pg_constraint k where k.conrelid = ${here} and k.contype = 'p' loop
    execute format('alter table ${first} drop constraint %I', one.name);
  end loop;
  create table ${whole} (like ${first} including defaults including constraints including comments) partition by range (${by});
  alter table ${whole} add ${constraintClause('primary key', primaryKeyOf(table))};
  foreach line in array coalesce(indexes, '{}') loop execute line; end loop;
  foreach line in array coalesce(foreigns, '{}') loop execute line; end loop;
  create sequence ${sequence};
  ${keys
    .map(
      (key) => `perform setval(${literal(sequence)}, coalesce((select max(${ident(key)}) from ${first}), 0) + 1, false);
  alter table ${first} alter column ${ident(key)} drop identity if exists;
  alter table ${whole} alter column ${ident(key)} set default nextval(${literal(sequence)}::regclass);`,
    )
    .join('\n  ')}
  select (date_trunc('month', greatest(max(${by}), now()) at time zone ${clock}) + interval '1 month') at time zone ${clock} into until from ${first};
  execute format('alter table ${whole} attach partition ${first} for values from (minvalue) to (%L)', until);
  foreach line in array coalesce(triggers, '{}') loop execute line; end loop;
end`
}
