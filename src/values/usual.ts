/**
 * Values of defaults that are worked out (`x-default`): the one way of browser and server. In charge of the expressions
 * that the checker admits; who calls says what day it is, who asks, and what the records hold that are referred to.
 */
import type { Expr } from '../model/model.ts'
import type { UsualOp } from '../model/usual.ts'
import { addDays, addMonths, clockOf, dayOf, instantAt } from './calendar.ts'

export interface Given {
  readonly now: Date
  /** Key of the account that asks; null: the system itself. */
  readonly me: number | null
  /**
   * A field of the record that this reference leads to; null: it holds nothing, leads nowhere, or is not to be seen by
   * who asks.
   */
  readonly of: (reference: string, field: string) => unknown
}

/** Null: nothing to fill in. */
export function usualValue(expr: Expr, given: Given): unknown {
  if (typeof expr === 'string' && expr.startsWith('$')) {
    const [reference = '', field = ''] = expr.slice(1).split('.')
    return given.of(reference, field) ?? null
  }
  if (typeof expr !== 'object' || expr === null) return expr
  const [[op, operands]] = Object.entries(expr) as unknown as [[UsualOp, readonly Expr[]]]
  return OPERATORS[op](
    operands.map((one) => usualValue(one, given)),
    given,
  )
}

type Operator = (values: readonly unknown[], given: Given) => unknown

/** Of a moment the hour stays what the clock shows. */
const moved =
  (move: (day: string, count: number) => string): Operator =>
  ([from, count]) => {
    if (typeof from !== 'string') return null
    if (!from.includes('T')) return move(from, Number(count))
    const [day = '', hour = ''] = clockOf(new Date(from)).split(' ')
    return instantAt(`${move(day, Number(count))} ${hour}`).toISOString()
  }

const OPERATORS: Readonly<Record<UsualOp, Operator>> = {
  today: (_, { now }) => dayOf(now),
  now: (_, { now }) => now.toISOString(),
  me: (_, { me }) => me,
  add_days: moved(addDays),
  add_months: moved(addMonths),
  coalesce: (values) => values.find((value) => value !== null) ?? null,
}
