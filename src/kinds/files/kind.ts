/** Uploaded files: their names and addresses, never their bytes. */
import { itemChecks } from '../json-checks.ts'
import { oneColumn } from '../one-column.ts'
import { Invalid } from '../field-kind.ts'
import type { JsonSchema } from '../../model/model.ts'

/** Where the document does not describe its files itself. */
const FILE: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'url', 'size', 'type'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 255 },
    url: { type: 'string', minLength: 1, maxLength: 1000 },
    size: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    type: { type: 'string', maxLength: 100 },
  },
}

export const files = oneColumn({
  type: 'jsonb',
  checks: (field) => itemChecks({ maxItems: 20, items: FILE, ...field.schema }),
  write: (value) => JSON.stringify(value),
  parse: (text) => {
    throw new Invalid(text)
  },
  tidying: null,
  operators: ['null'],
  index: 'none',
  schema: (field) => ({ maxItems: 20, items: FILE, ...field.schema, type: 'array' }),
})
