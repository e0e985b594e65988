/** Makes the kinds that are stored in one column; a computed field is stored in none. */
import type { Field, JsonSchema } from '../model/model.ts'
import type { Column, FieldKind, Operator } from './field-kind.ts'

export interface OneColumn {
  readonly type: string | ((field: Field) => string)
  readonly checks?: (field: Field) => readonly string[]
  readonly read?: (column: string, field: Field) => string
  readonly write?: (value: unknown, field: Field) => unknown
  readonly inRow?: FieldKind['inRow']
  readonly parse: FieldKind['parse']
  readonly tidying: FieldKind['tidying']
  readonly operators: readonly Operator[]
  readonly index: FieldKind['index']
  readonly schema: (field: Field) => JsonSchema
}

export const oneColumn = (kind: OneColumn): FieldKind => ({
  columns: (field) => (field.computed === null ? [columnOf(kind, field)] : []),
  read: ([column = 'null'], field) => (kind.read ? kind.read(column, field) : column),
  write: (value, field) => [
    value === null || value === undefined ? null : kind.write ? kind.write(value, field) : value,
  ],
  inRow: kind.inRow ?? null,
  parse: kind.parse,
  tidying: kind.tidying,
  operators: kind.operators,
  index: kind.index,
  schema: kind.schema,
})

const columnOf = (kind: OneColumn, field: Field): Column => ({
  name: field.name,
  type: typeof kind.type === 'string' ? kind.type : kind.type(field),
  checks: kind.checks?.(field) ?? [],
})
