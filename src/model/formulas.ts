/** How numbers come about: by the expression of a computed field, or by what a field says of itself. */
import { DECIDABLE } from './conditions.ts'
import type { ExplainedDoc, Path } from './documents.ts'
import type { LinkedField } from './linked.ts'
import type { Expr } from './model.ts'

/** What can be written as people write a formula; conditions of `if` besides. */
export const FORMULA = ['add', 'sub', 'mul', 'div', 'round', 'coalesce', 'if'] as const
export type FormulaOperator = (typeof FORMULA)[number]

/** Null: nothing says so, or not in a way that the browser can work out. */
export function formulaOf(field: LinkedField | undefined): ExplainedDoc | null {
  const { 'x-computed': computed, 'x-explained': explained } = field?.doc ?? {}
  return explained ?? (computed === undefined || !isFormula(computed) || untold(computed) ? null : { expr: computed })
}

export const isFormula = (expr: unknown): boolean =>
  typeof expr === 'object' && expr !== null && FORMULA.some((operator) => operator in expr)

/** Whether something in it is more than a formula of the record's own numbers. */
const untold = (expr: Expr): boolean => [...untellable(expr)].length > 0

/** What of an expression cannot be told or worked out by the record alone: operators, and fields of other records. */
export function* untellable(expr: Expr, at: Path = [], isCondition = false): Iterable<Untellable> {
  if (typeof expr === 'string' && expr.startsWith('$') && expr.includes('.')) yield { at, name: expr.slice(1) }
  if (typeof expr !== 'object' || expr === null) return
  const [[operator, operands]] = Object.entries(expr) as unknown as [[string, readonly Expr[]]]
  const known: readonly string[] = isCondition ? DECIDABLE : FORMULA
  if (!known.includes(operator)) yield { at: [...at, operator], operator }
  else
    for (const [index, operand] of operands.entries())
      yield* untellable(
        operand,
        [...at, operator, index],
        isCondition || (operator === 'if' && index % 2 === 0 && index < operands.length - 1),
      )
}

export type Untellable = { readonly at: Path } & ({ readonly name: string } | { readonly operator: string })
