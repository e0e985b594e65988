/** Several codes of an enum, each once. */
import type { Field, JsonSchema } from '../../model/model.ts'
import { codesOf } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { parseCode } from '../parse.ts'
import { list, literal } from '../sql-text.ts'

export const enumSet = oneColumn({
  type: elementArray,
  checks: (field) => [
    `{col} <@ array[${list(codes(field).map(literal))}]::${elementArray(field)}`,
    'is_set({col})',
    ...(field.schema['minItems'] === undefined ? [] : [`cardinality({col}) >= ${literal(Number(field.schema['minItems']))}`]),
    ...(field.schema['maxItems'] === undefined ? [] : [`cardinality({col}) <= ${literal(Number(field.schema['maxItems']))}`]),
  ],
  read: (column) => `array_to_json(${column})`,
  parse: parseCode(codes),
  operators: ['eq', 'in', 'null'],
  sortable: false,
  schema: (field) => ({ ...field.schema, type: 'array', uniqueItems: true }),
})

function codes(field: Field): readonly (string | number)[] {
  return codesOf((field.schema['items'] ?? {}) as JsonSchema)
}

function elementArray(field: Field): string {
  return codes(field).every((code) => typeof code === 'number') ? 'integer[]' : 'text[]'
}
