/**
 * What must hold for an expression to hold, as far as the record itself tells it: the database asks that first, and the
 * rest, which looks into other records or settings in force, only where it holds.
 */
import type { Entity, Expr } from '../../model/model.ts'
import { fieldCalled } from './sources.ts'

type Asked = Exclude<Expr, null | boolean | number | string>

/** Null holds in none of these: whoever compares a value that does not apply gets none. */
const COMPARISONS: ReadonlySet<string> = new Set(['eq', 'ne', 'lt', 'le', 'gt', 'ge'])
/** They look elsewhere. */
const FAR: ReadonlySet<string> = new Set(['value_of', 'in_force'])

/** Null: nothing that would be asked more easily than the whole. */
export function implied(entity: Entity, expr: Expr): Expr | null {
  return isNear(entity, expr) ? null : holding(entity, expr)
}

function holding(entity: Entity, expr: Expr): Expr | null {
  if (typeof expr !== 'object' || expr === null) return isNear(entity, expr) ? expr : impliedByField(entity, expr)
  const [operator, operands] = only(expr)
  if (!Array.isArray(operands)) return null
  // What is unknown counts as not so: it holds where the first does.
  if (operator === 'coalesce' && operands.length === 2 && operands[1] === false)
    return holding(entity, operands[0] as Expr)
  if (operator === 'and' || operator === 'or') {
    const parts = operands.map((one: Expr) => holding(entity, one))
    const known = parts.filter((one) => one !== null)
    if (known.length === 0 || (operator === 'or' && known.length < parts.length)) return null
    return { [operator]: known }
  }
  const asked: Expr = COMPARISONS.has(operator) ? { [operator]: operands.map((one: Expr) => bare(entity, one)) } : expr
  return isNear(entity, asked) ? asked : null
}

/** What is worked out holds only where that does from which it is. */
function impliedByField(entity: Entity, expr: Expr): Expr | null {
  const field = named(entity, expr)
  return field?.kind !== 'boolean' || field.computed === null ? null : holding(entity, field.computed)
}

const only = (expr: Asked): readonly [string, Asked[string]] => Object.entries(expr)[0]!

const named = (entity: Entity, expr: Expr) =>
  typeof expr === 'string' && expr.startsWith('$') ? fieldCalled(entity, expr.slice(1)) : undefined

/** Whether it applies is left out. */
function bare(entity: Entity, expr: Expr): Expr {
  const field = named(entity, expr)
  return field === undefined || field.computed === null || field.when === null ? expr : field.computed
}

/** Whether the record itself tells it: its own row, and nothing else. */
export function isNear(entity: Entity, expr: Expr): boolean {
  if (typeof expr === 'string' && expr.startsWith('$')) {
    const field = named(entity, expr)
    if (field === undefined || field.kind === 'references') return false
    return field.computed === null || [field.computed, field.when].every((one) => isNear(entity, one))
  }
  if (typeof expr !== 'object' || expr === null) return true
  const [operator, operands] = only(expr)
  return Array.isArray(operands) && !FAR.has(operator) && operands.every((one: Expr) => isNear(entity, one))
}
