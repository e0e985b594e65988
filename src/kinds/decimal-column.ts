/**
 * Exact decimal numbers. The column is `numeric` without a fixed scale and its checks bound the digits: `numeric(18,2)`
 * would round 1.005 in silence where ajv refuses it.
 */
import { decimalPattern } from './decimal-pattern.ts'
import type { FieldKind } from './field-kind.ts'
import { DECIMAL_DIGITS as DIGITS } from './formats.ts'
import { limitChecks } from './keywords.ts'
import { oneColumn } from './one-column.ts'
import { parseDecimal } from './parse.ts'

export const decimalColumn = (): FieldKind =>
  oneColumn({
    type: 'numeric',
    checks: (field) => [
      `scale(trim_scale({col})) <= ${field.scale}`,
      `abs({col}) < 1e${DIGITS - field.scale}`,
      ...limitChecks(field.schema, 'numeric'),
    ],
    read: (column, field) => `round(${column}, ${field.scale})::text`,
    parse: parseDecimal,
    tidying: null,
    operators: ['eq', 'in', 'range', 'null'],
    index: 'many',
    schema: (field) => ({
      ...field.schema,
      type: 'string',
      format: 'decimal',
      pattern: decimalPattern(field.scale),
      'x-scale': field.scale,
    }),
  })
