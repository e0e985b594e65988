/**
 * A field that must be filled in while rows are empty: what they get only a person knows. A file has a place to say it,
 * sees afterwards whether all rows have it, and does nothing at all as long as one has not.
 */
import { ident, literal } from '../../../kinds/sql-text.ts'
import type { TableColumn } from '../../../kinds/table.ts'
import type { Label } from '../../../model/model.ts'
import type { LiveTable } from './catalogue.ts'
import type { Fills } from './plan.ts'
import { keyOf, NAMED } from './probe.ts'

/** What a person does about them. */
export const FILLING: Label = {
  zh: '没有值的行：为字段提供默认值或设为可空，或在文件中写明填入什么（npm run migrate -- --write 会留出位置）。',
  en: 'Rows without a value: give the field a default, make it optional, or say in a file what they get (npm run migrate -- --write makes one with a place for it).',
}

export interface Filling {
  readonly found: LiveTable
  readonly table: string
  readonly column: TableColumn
  /** What makes the column ready to be filled. */
  readonly first?: readonly string[]
}

export const fillsOf = ({ found, table, column: { name }, first = [] }: Filling): Fills => {
  const [whole, column] = [ident(table), ident(name)]
  return {
    first,
    example: `UPDATE ${whole} SET ${column} = … WHERE ${column} IS NULL`,
    then: [checked(found, table, name), `ALTER TABLE ${whole} ALTER COLUMN ${column} SET NOT NULL`],
  }
}

function checked(found: LiveTable, table: string, name: string): string {
  const [whole, column] = [ident(table), ident(name)]
  const keys = keyOf(found)
  const named = keys.map(ident).join(', ')
  const which =
    keys.length === 0
      ? `which := '…';`
      : `SELECT string_agg(key, ', ') INTO which FROM (SELECT concat_ws('/', ${named}) AS key FROM ${whole} WHERE ${column} IS NULL ORDER BY ${named} LIMIT ${NAMED}) AS keys;`
  return `DO $filled$
#variable_conflict use_column
DECLARE empty bigint; which text; BEGIN
  SELECT count(*) INTO empty FROM ${whole} WHERE ${column} IS NULL;
  IF empty > 0 THEN
    ${which}
    RAISE EXCEPTION '% has no value in % rows (% %): say in this file what they get, or give the field a default', ${literal(`${table}.${name}`)}, empty, ${literal(keys.join('/'))}, which;
  END IF;
END $filled$`
}
