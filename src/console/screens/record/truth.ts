/**
 * Whether a condition of the schemas holds for a record at hand. It only decides what is offered: the server decides
 * what is done. What needs more than the record (paths, related rows, the clock) is not known here: undefined, and
 * everything made of it.
 */
import type { Expr } from '../../../model/model.ts'

type Row = Readonly<Record<string, unknown>>
type Known = null | boolean | number | string
type Value = Known | undefined

export function truth(expr: Expr, record: Row): boolean | undefined {
  const value = evaluate(expr, record)
  return value === undefined ? undefined : value === true
}

function evaluate(expr: Expr, record: Row): Value {
  if (typeof expr === 'string' && expr.startsWith('$')) return field(expr.slice(1), record)
  if (expr === null || typeof expr !== 'object') return expr
  const [operator, given] = Object.entries(expr)[0] ?? []
  const operation = operator === undefined ? undefined : OPERATIONS[operator]
  return operation && Array.isArray(given)
    ? operation((given as readonly Expr[]).map((part) => evaluate(part, record)))
    : undefined
}

function field(name: string, record: Row): Value {
  const value = record[name]
  return !(name in record) || (typeof value === 'object' && value !== null) ? undefined : (value as Value)
}

const OPERATIONS: Readonly<Record<string, (values: readonly Value[]) => Value>> = {
  eq: ([a, b]) => compared(a, b, (left, right) => left === right),
  ne: ([a, b]) => compared(a, b, (left, right) => left !== right),
  lt: ([a, b]) => compared(a, b, (left, right) => ordered(left, right) < 0),
  le: ([a, b]) => compared(a, b, (left, right) => ordered(left, right) <= 0),
  gt: ([a, b]) => compared(a, b, (left, right) => ordered(left, right) > 0),
  ge: ([a, b]) => compared(a, b, (left, right) => ordered(left, right) >= 0),
  not: ([a]) => (a === undefined ? undefined : a === null ? null : a !== true),
  is_null: ([a]) => (a === undefined ? undefined : a === null),
  and: (values) =>
    values.includes(false) ? false : values.includes(undefined) ? undefined : values.every((value) => value === true),
  or: (values) => (values.includes(true) ? true : values.includes(undefined) ? undefined : false),
  coalesce: (values) => values.find((value) => value !== null),
}

/** As the database compares: with null nothing is equal and nothing different. */
const compared = (a: Value, b: Value, verdict: (a: Known, b: Known) => boolean): Value =>
  a === undefined || b === undefined ? undefined : a === null || b === null ? null : verdict(a, b)

const NUMBER = /^-?\d+(\.\d+)?$/
/** Decimals are texts; days and times compare as their texts do. */
const ordered = (a: Known, b: Known): number =>
  [a, b].every((value) => NUMBER.test(String(value)))
    ? Number(a) - Number(b)
    : Number(String(a) > String(b)) - Number(String(a) < String(b))
