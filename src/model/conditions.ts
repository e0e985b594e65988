/**
 * Whether a condition on a record's own fields is true: the one verdict of browser and server, and the same that the
 * database gives of the stored record. In charge of the expressions that `rules/conditions.ts` admits; of any other, as
 * steps and locks have them, it knows what the record at hand tells, and leaves the rest unknown.
 */
import type { Expr, Field } from './model.ts'

/** What the browser can decide. */
export const DECIDABLE = ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'in', 'and', 'or', 'not', 'is_null', 'has'] as const
type Op = (typeof DECIDABLE)[number]

/** Null as in SQL; undefined: what it depends on is not known. */
export type Verdict = boolean | null | undefined
/** A field's value; undefined: not known. */
export type ValueOf = (name: string) => unknown

export function verdict(expr: Expr, valueOf: ValueOf): Verdict {
  const found = valueIn(expr, valueOf)
  return typeof found === 'boolean' || found === null ? found : undefined
}

function valueIn(expr: Expr, valueOf: ValueOf): unknown {
  if (typeof expr === 'string') return expr.startsWith('$') ? plain(valueOf(expr.slice(1))) : expr
  if (typeof expr !== 'object' || expr === null) return expr
  const [[op, operands]] = Object.entries(expr) as unknown as [[Op, readonly Expr[]]]
  return Object.hasOwn(OPERATORS, op) ? OPERATORS[op](operands, valueOf) : undefined
}

/** Whether a row that was answered meets it; undefined: what stands in other records decides. */
export function isMet(expr: Expr, row: Values): boolean | undefined {
  const found = verdict(expr, (name) => {
    const value = row[name]
    return typeof value === 'object' && value !== null ? undefined : value
  })
  return found === undefined ? undefined : found === true
}

/** A box that is empty holds nothing. */
const plain = (value: unknown): unknown => (value === '' ? null : value)

type Operator = (operands: readonly Expr[], valueOf: ValueOf) => Verdict

type Compare = (a: string | number | boolean, b: string | number | boolean) => boolean

const compared =
  (holds: Compare): Operator =>
  ([a = null, b = null], valueOf) =>
    between(valueIn(a, valueOf), valueIn(b, valueOf), holds)

function between(a: unknown, b: unknown, holds: Compare): Verdict {
  if (a === null || b === null) return null
  if (a === undefined || b === undefined) return undefined
  return holds(a as string, b as string)
}

const same = (a: unknown, b: unknown): boolean => a === b

/** Days and times are texts that sort; decimals are texts that do not. */
const ordered = (holds: (order: number) => boolean): Operator =>
  compared((a, b) =>
    holds(
      [a, b].every(isNumber) ? Number(a) - Number(b) : Number(String(a) > String(b)) - Number(String(a) < String(b)),
    ),
  )
const isNumber = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value))
const isNull: Operator = ([one = null], valueOf) => {
  const value = valueIn(one, valueOf)
  return value === undefined ? undefined : isNothing(value)
}
/** With a null written behind it, it asks whether there is a value. */
const orNull =
  (whenNull: Operator, otherwise: Operator): Operator =>
  (operands, valueOf) =>
    (operands[1] === null ? whenNull : otherwise)(operands, valueOf)
const not = (one: Verdict): Verdict => (typeof one === 'boolean' ? !one : one)

/** `settles` settles it whatever the others are. What is not known outweighs null: it may turn out to settle it. */
function joined(verdicts: readonly Verdict[], settles: boolean): Verdict {
  if (verdicts.includes(settles)) return settles
  if (verdicts.includes(undefined)) return undefined
  return verdicts.includes(null) ? null : !settles
}

const each = (operands: readonly Expr[], valueOf: ValueOf): readonly Verdict[] =>
  operands.map((one) => verdict(one, valueOf))

const OPERATORS: Readonly<Record<Op, Operator>> = {
  eq: orNull(isNull, compared(same)),
  ne: orNull(
    (operands, valueOf) => not(isNull(operands, valueOf)),
    compared((a, b) => !same(a, b)),
  ),
  lt: ordered((order) => order < 0),
  le: ordered((order) => order <= 0),
  gt: ordered((order) => order > 0),
  ge: ordered((order) => order >= 0),
  in: ([one = null, ...others], valueOf) => {
    const value = valueIn(one, valueOf)
    return joined(
      others.map((other) => between(value, valueIn(other, valueOf), same)),
      true,
    )
  },
  and: (operands, valueOf) => joined(each(operands, valueOf), false),
  or: (operands, valueOf) => joined(each(operands, valueOf), true),
  not: ([one = null], valueOf) => not(verdict(one, valueOf)),
  is_null: isNull,
  has: ([list = null, code = null], valueOf) => {
    const [found, sought] = [valueIn(list, valueOf), valueIn(code, valueOf)]
    if (found === undefined || sought === undefined) return undefined
    if (Array.isArray(found)) return found.includes(sought)
    // One code that a filter asks for: the list may hold others besides.
    return found === null ? false : found === sought || undefined
  },
}

// ---------------------------------------------------------------- of a record

export type Conditional = Pick<Field, 'name' | 'when' | 'requiredWhen'>
type Values = Readonly<Record<string, unknown>>

export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Own fields that a condition looks at. */
export function decidingIn(expr: Expr): readonly string[] {
  if (typeof expr === 'string') return expr.startsWith('$') ? [expr.slice(1)] : []
  if (typeof expr !== 'object' || expr === null) return []
  return Object.values(expr).flatMap((operands) =>
    Array.isArray(operands) ? (operands as readonly Expr[]).flatMap(decidingIn) : [],
  )
}

export interface Judged {
  /** Whether the record has the field. */
  readonly has: (name: string) => boolean
  /** Whether it must hold a value. */
  readonly requires: (name: string) => boolean
  /** Of a section or a list below the record. */
  readonly holds: (when: Expr) => boolean
}

/** What a record has, whose values are these. What it has not is empty, whatever the values say. */
export function judged(fields: readonly Conditional[], values: Values): Judged {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const known = new Map<string, boolean>()
  const valueOf: ValueOf = (name) => (has(name) ? (values[name] ?? null) : null)
  const holds = (when: Expr): boolean => verdict(when, valueOf) === true
  function has(name: string): boolean {
    const when = byName.get(name)?.when ?? null
    if (when === null) return true
    const found = known.get(name) ?? holds(when)
    known.set(name, found)
    return found
  }
  return {
    has,
    holds,
    requires: (name) => {
      const needed = byName.get(name)?.requiredWhen ?? null
      return needed !== null && has(name) && holds(needed)
    },
  }
}

/** The values that filters leave, by field. */
export type Left = Readonly<Record<string, readonly unknown[]>>
/** More than these together are taken as unknown. */
const MOST_TOGETHER = 500

/** Whether any record that the filters leave may have it. */
export function mayHave(fields: readonly Conditional[], left: Left, when: Expr): boolean {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const names = decidingOf(byName, when).filter((name) => left[name] !== undefined)
  if (names.reduce((all, name) => all * (left[name]?.length ?? 1), 1) > MOST_TOGETHER) return true
  return together(names, left).some((chosen) => {
    const valueOf: ValueOf = (name) => {
      const own = byName.get(name)?.when ?? null
      const found = own === null ? true : verdict(own, valueOf)
      if (found === undefined) return undefined
      return found === true ? chosen[name] : null
    }
    const found = verdict(when, valueOf)
    return found === true || found === undefined
  })
}

/** Fields that a condition hangs on, with what decides those in turn. */
export const decidingOf = (byName: ReadonlyMap<string, Conditional>, when: Expr): readonly string[] => [
  ...new Set(decidingIn(when).flatMap((name) => [name, ...decidingOf(byName, byName.get(name)?.when ?? null)])),
]

function together([first, ...rest]: readonly string[], left: Left): readonly Values[] {
  if (first === undefined) return [{}]
  const others = together(rest, left)
  return (left[first] ?? []).flatMap((value) => others.map((other) => ({ ...other, [first]: value })))
}
