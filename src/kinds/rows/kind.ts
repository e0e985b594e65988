/** A short table inside the record, kept as JSON; each row has fields of the simple kinds. */
import type { Field, FieldKindName, JsonSchema } from '../../model/model.ts'
import { isObject } from '../../values/is-object.ts'
import { type FieldKind, Invalid } from '../field-kind.ts'
import { itemChecks } from '../json-checks.ts'
import { oneColumn } from '../one-column.ts'

/** The kinds of its own fields are asked for when needed: the table of kinds holds this one. */
export const rowsOf = (kindOf: (name: FieldKindName) => FieldKind): FieldKind =>
  oneColumn({
    type: 'jsonb',
    // What the server alone writes is not judged again, row by row.
    checks: (field) =>
      field.write === 'never' ? [`jsonb_typeof({col}) = 'array'`] : itemChecks(arraySchema(field, kindOf)),
    write: (value, field) =>
      JSON.stringify(Array.isArray(value) ? value.map((row) => kept(row, field, kindOf)) : value),
    parse: (text) => {
      throw new Invalid(text)
    },
    tidying: (field) =>
      Object.fromEntries(
        field.rows.flatMap((part) => {
          const own = kindOf(part.kind).tidying?.(part)
          return own ? [[part.name, own]] : []
        }),
      ),
    operators: ['null'],
    index: 'none',
    schema: (field) => arraySchema(field, kindOf),
  })

/** A row as it would be with columns of its own: what was not sent has its default, and digits are all there. */
function kept(row: unknown, field: Field, kindOf: (name: FieldKindName) => FieldKind): unknown {
  if (!isObject(row)) return row
  const parts = field.rows.flatMap((part) => {
    const value = row[part.name] === undefined ? part.default : row[part.name]
    if (value === undefined || value === null) return []
    return [[part.name, kindOf(part.kind).inRow?.(value, part) ?? value] as const]
  })
  return { ...row, ...Object.fromEntries(parts) }
}

function arraySchema(field: Field, kindOf: (name: FieldKindName) => FieldKind): JsonSchema {
  const properties = field.rows.map((part) => [part.name, nullable(part, kindOf(part.kind).schema(part))] as const)
  const items: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    required: field.rows.filter((part) => part.required).map((part) => part.name),
    properties: Object.fromEntries(properties),
  }
  return { maxItems: 200, ...field.schema, type: 'array', items }
}

const nullable = (part: Field, schema: JsonSchema): JsonSchema =>
  part.nullable ? { anyOf: [schema, { type: 'null' }] } : schema
