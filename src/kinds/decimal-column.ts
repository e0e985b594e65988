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
    inRow: (value, field) => (typeof value === 'string' ? inDigits(value, field.scale) : value),
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

/** `7.5` → `7.50`, `-0` → `0.00`: as a column of its own is read. */
function inDigits(text: string, scale: number): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  if (whole === '') return text
  const digits = fraction.padEnd(scale, '0')
  const isZero = /^0*$/.test(whole + digits)
  return `${isZero ? '' : sign}${whole}${digits === '' ? '' : `.${digits}`}`
}
