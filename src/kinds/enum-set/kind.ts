/** Several codes of an enum, each once. */
import type { Field, JsonSchema } from '../../model/model.ts'
import { codesOf, knownCodes } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { parseCode, parseText } from '../parse.ts'
import { list, literal } from '../sql-text.ts'

export const enumSet = oneColumn({
  type: elementArray,
  checks: (field) => [
    ...(codes(field).length === 0
      ? []
      : [`{col} <@ array[${list(codes(field).map(literal))}]::${elementArray(field)}`]),
    'is_set({col})',
    ...(field.schema['minItems'] === undefined
      ? []
      : [`cardinality({col}) >= ${literal(Number(field.schema['minItems']))}`]),
    ...(field.schema['maxItems'] === undefined || isImplied(field)
      ? []
      : [`cardinality({col}) <= ${literal(Number(field.schema['maxItems']))}`]),
  ],
  read: (column) => `array_to_json(${column})`,
  parse: (text, field) => (known(field).length === 0 ? parseText(text) : parseCode(known)(text, field)),
  tidying: null,
  operators: ['eq', 'in', 'null'],
  index: 'set',
  schema: (field) => ({ maxItems: MOST, ...field.schema, type: 'array', uniqueItems: true }),
})

/** Of codes that are not listed. */
const MOST = 1000

/** A set of codes that are listed cannot hold more of them, which the table need not be told. */
const isImplied = (field: Field): boolean =>
  codes(field).length > 0 && Number(field.schema['maxItems']) >= codes(field).length

/** Codes that only the running application knows (permission keys) are not listed; their type is. */
function codes(field: Field): readonly (string | number)[] {
  return codesOf(items(field))
}

const known = (field: Field): readonly (string | number)[] => knownCodes(items(field), field.schema)

function elementArray(field: Field): string {
  const numeric =
    codes(field).length === 0
      ? items(field)['type'] === 'integer'
      : codes(field).every((code) => typeof code === 'number')
  return numeric ? 'integer[]' : 'text[]'
}

const items = (field: Field): JsonSchema => (field.schema['items'] ?? {}) as JsonSchema
