/** Kinds that hold text in one column; they differ in length and in what a list may do with them. */
import type { Field, JsonSchema } from '../model/model.ts'
import type { FieldKind, Operator } from './field-kind.ts'
import { textChecks } from './keywords.ts'
import { oneColumn } from './one-column.ts'
import { parseText } from './parse.ts'
import { cased } from './tidying.ts'

/** The database cannot hold the character NUL; `not` keeps ajv's verdict the same. */
const NO_NUL: JsonSchema = { pattern: '\\u0000' }

interface TextColumn {
  readonly maxLength: number
  readonly tidying: 'line' | 'lines'
  readonly operators: readonly Operator[]
  readonly index: FieldKind['index']
}

export const textColumn = (kind: TextColumn): FieldKind =>
  oneColumn({
    type: 'text',
    checks: (field) => textChecks(bounded(field, kind.maxLength)),
    parse: (text, { letters }) => cased(letters, parseText(text)),
    tidying: (field) => field.letters ?? kind.tidying,
    operators: kind.operators,
    index: kind.index,
    schema: (field) => ({ not: NO_NUL, ...bounded(field, kind.maxLength) }),
  })

const bounded = (field: Field, maxLength: number): JsonSchema => ({ maxLength, ...field.schema, type: 'string' })
