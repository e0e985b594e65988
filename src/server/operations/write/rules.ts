/** The rules between fields, judged by the database on the record as it was written; any broken one undoes the write. */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import type { Check, Entity, Expr } from '../../../model/model.ts'
import { holds } from '../../policies/rights.ts'
import type { Context } from '../context.ts'
import { GONE } from './refused.ts'
import { verdicts } from './statements.ts'

const ELSEWHERE = { zh: '所选记录与本记录不属于同一范围', en: 'The chosen record belongs elsewhere' }

/** `written`: names of the fields that were written; null on creation, when every rule counts. */
export async function keepRules(context: Context, entity: Entity, key: number, written: ReadonlySet<string> | null): Promise<void> {
  const touched = (names: readonly string[]) => written === null || names.some((name) => written.has(name))
  const checks = entity.checks.filter((check) => !(check.unless !== null && holds(context.actor, check.unless)) && touched([check.field, ...fieldsOf(check.expr)]))
  const references = entity.fields.filter(({ name, kind, computed, reference }) =>
    (kind === 'reference' || kind === 'references') && computed === null && touched([name, ...(reference?.within ? [reference.within] : [])]))
    .filter(({ reference }) => reachable(context, entity, reference?.entity ?? ''))
    .map(({ name }) => name)
  if (checks.length + references.length === 0 && context.scope.stores === null && context.scope.homes === null) return
  const verdict = await verdicts(context, key, { entity: entity.name, checks, references })
  if (verdict === null) throw new AppError('out_of_scope')
  const fields = [...checkErrors(checks, verdict), ...referenceErrors(references, verdict.slice(checks.length))]
  if (fields.length > 0) throw new AppError('invalid', {}, { fields })
}

/** A table without tenants cannot tell which of a tenant's records it means; nothing can be asked of it. */
const reachable = ({ model }: Context, entity: Entity, target: string): boolean => entity.tenant || model.entities[target]?.tenant === false

const checkErrors = (checks: readonly Check[], verdict: readonly boolean[]): readonly FieldError[] =>
  checks.filter((_, place) => verdict[place] === false).map(({ field, message }) => ({ field, message }))

const referenceErrors = (references: readonly string[], verdict: readonly boolean[]): readonly FieldError[] => references.flatMap((field, place) => {
  if (verdict[2 * place] === false) return [{ field, message: GONE }]
  return verdict[2 * place + 1] === false ? [{ field, message: ELSEWHERE }] : []
})

/** First steps of the paths that an expression names. */
export function fieldsOf(expr: Expr): readonly string[] {
  if (typeof expr === 'string') return expr.startsWith('$') ? [expr.slice(1).split('.')[0] ?? ''] : []
  if (typeof expr !== 'object' || expr === null) return []
  return Object.values(expr).flatMap((operands) => (Array.isArray(operands) ? (operands as readonly Expr[]).flatMap(fieldsOf) : []))
}
