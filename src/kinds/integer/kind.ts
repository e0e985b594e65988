/** A whole number: four bytes unless the document's bounds ask for more. */
import type { Field, JsonSchema } from '../../model/model.ts'
import { numberChecks } from '../keywords.ts'
import { oneColumn } from '../one-column.ts'
import { Invalid } from '../field-kind.ts'
import { parseInteger } from '../parse.ts'

const FOUR_BYTES = { minimum: -2147483648, maximum: 2147483647 }
const SAFE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

export const integer = oneColumn({
  type: (field) => (isWide(field.schema) ? 'bigint' : 'integer'),
  checks: (field) => numberChecks(isWide(field.schema) ? { ...SAFE, ...field.schema } : field.schema),
  parse: (text, field) => within(parseInteger(text), bounds(field)),
  tidying: null,
  operators: ['eq', 'in', 'range', 'null'],
  index: 'many',
  schema: (field) => ({ ...bounds(field), ...field.schema, type: 'integer' }),
})

const bounds = (field: Field): typeof FOUR_BYTES => (isWide(field.schema) ? SAFE : FOUR_BYTES)

/** The database would refuse to compare with more than the column's type can hold. */
function within(value: number, { minimum, maximum }: typeof FOUR_BYTES): number {
  if (value < minimum || value > maximum) throw new Invalid(String(value))
  return value
}

const isWide = (schema: JsonSchema): boolean =>
  [schema['minimum'], schema['maximum'], schema['exclusiveMinimum'], schema['exclusiveMaximum']].some(
    (bound) => typeof bound === 'number' && (bound < FOUR_BYTES.minimum || bound > FOUR_BYTES.maximum),
  )
