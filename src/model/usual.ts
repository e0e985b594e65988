/** Defaults that are worked out (`x-default`): which fields have one, and what it is made from. */
import type { Entity, Expr, Field } from './model.ts'

/** What both sides can work out. */
export const USUAL_OPS = ['today', 'now', 'me', 'add_days', 'add_months', 'coalesce'] as const
export type UsualOp = (typeof USUAL_OPS)[number]

export interface Source {
  readonly reference: string
  readonly field: string
}

/** What of other records the expression reads. */
export function sourcesOf(expr: Expr): readonly Source[] {
  if (typeof expr === 'string') {
    const [reference = '', field = ''] = expr.startsWith('$') ? expr.slice(1).split('.') : []
    return reference === '' ? [] : [{ reference, field }]
  }
  if (typeof expr !== 'object' || expr === null) return []
  return Object.values(expr).flatMap((operands) => (operands as readonly Expr[]).flatMap(sourcesOf))
}

/** It has a value whoever asks, and whatever is chosen. */
export function isCertain(expr: Expr): boolean {
  if (typeof expr === 'string') return !expr.startsWith('$')
  if (typeof expr !== 'object' || expr === null) return expr !== null
  const [[op, operands]] = Object.entries(expr) as unknown as [[string, readonly Expr[]]]
  return op !== 'me' && (op === 'coalesce' ? operands.some(isCertain) : operands.every(isCertain))
}

export type Filled = Field & { readonly usual: Expr }

const known = new WeakMap<Entity['fields'], readonly Filled[]>()

/** Fields that are filled in, each behind the references that it is taken from. */
export function filledOf({ fields }: Pick<Entity, 'fields'>): readonly Filled[] {
  const found = known.get(fields) ?? inOrder(fields.filter((field): field is Filled => field.usual !== undefined))
  known.set(fields, found)
  return found
}

function inOrder(fields: readonly Filled[]): readonly Filled[] {
  const names = new Set(fields.map(({ name }) => name))
  const first = fields.filter(({ usual }) => !sourcesOf(usual).some(({ reference }) => names.has(reference)))
  const rest = fields.filter((field) => !first.includes(field))
  // A circle, which the checker refuses, would have no beginning.
  return first.length === 0 ? fields : [...first, ...(rest.length === 0 ? [] : inOrder(rest))]
}
