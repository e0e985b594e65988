/**
 * Keys of several records of another entity, each once, in a table of their own; in rows they stand as an array in
 * ascending order.
 */
import type { FieldKind } from '../field-kind.ts'
import { parseKey } from '../parse.ts'

const MOST = 1000

export const references: FieldKind = {
  columns: () => [],
  read: ([column = 'null']) => column,
  write: (value) => [value ?? []],
  parse: parseKey,
  tidying: null,
  inRow: null,
  operators: ['eq', 'in', 'null'],
  index: 'none',
  schema: (field) => ({
    maxItems: MOST,
    ...field.schema,
    type: 'array',
    uniqueItems: true,
    items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  }),
}
