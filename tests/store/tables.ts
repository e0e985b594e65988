/** Tables for the differ's tests: a small one, and what becomes of it. */
import { constraintName } from '../../src/kinds/constraint-name.ts'
import type { CheckConstraint, ForeignKey, Index, Table, TableColumn } from '../../src/kinds/table.ts'

export const column = (name: string, type = 'text', rest: Partial<TableColumn> = {}): TableColumn => ({
  name,
  type,
  nullable: true,
  default: null,
  identity: false,
  renamedFrom: null,
  names: null,
  ...rest,
})

export const check = (table: string, field: string, expression: string): CheckConstraint => ({
  name: constraintName(table, field, 'check', expression),
  of: field,
  expression,
  field,
})

export const oneOf = (table: string, field: string, values: readonly number[]): CheckConstraint =>
  check(table, field, `"${field}" in (${values.join(', ')})`)

export const index = (table: string, columns: readonly string[]): Index => ({
  name: constraintName(table, columns.join('_'), 'index', columns),
  of: columns.join('_'),
  method: 'btree',
  keys: columns.map((name) => `"${name}"`),
})

export const unique = (table: string, columns: readonly string[]) => ({
  name: constraintName(table, columns.join('_'), 'unique', columns),
  columns,
})

export const reference = (table: string, field: string, target: string): ForeignKey => {
  const definition = { columns: [field], table: target, references: ['id'], onDelete: 'restrict' as const }
  return { name: constraintName(table, field, 'fkey', definition), ...definition, field }
}

export const table = (name: string, rest: Partial<Table> = {}): Table => ({
  name,
  entity: name,
  renamedFrom: null,
  joins: null,
  columns: [column('id', 'bigint', { nullable: false, identity: true }), column('name', 'text', { nullable: false })],
  primaryKey: { name: `${name}_pkey`, columns: ['id'] },
  unique: [],
  checks: [],
  foreignKeys: [],
  indexes: [],
  addedOnly: null,
  fill: null,
  months: null,
  piled: null,
  keepsLast: null,
  ends: [],
  ...rest,
})

export const withColumns = (base: Table, ...columns: readonly TableColumn[]): Table => ({
  ...base,
  columns: [...base.columns.filter(({ name }) => !columns.some((one) => one.name === name)), ...columns],
})
