/** A password or key: hashed when it is written, and never read. */
import { oneColumn } from '../one-column.ts'
import { Invalid } from '../field-kind.ts'

export const secret = oneColumn({
  type: 'text',
  checks: () => [`{col} like '$argon2id$%'`],
  read: () => 'null',
  parse: (text) => {
    throw new Invalid(text)
  },
  tidying: null,
  operators: [],
  index: 'none',
  schema: (field) => ({ minLength: 1, maxLength: 128, ...field.schema, type: 'string' }),
})
