/**
 * Validation that tells in one round what a person would otherwise learn in two: beside the fields that are wrong, the
 * record's rules between fields that are not. Those rules alone that look at the record's own values; the write itself
 * judges all of them.
 */
import { isObject } from '../../../values/is-object.ts'
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { kinds } from '../../../kinds/kinds.ts'
import { servers } from '../../../kinds/servers.ts'
import type { Check, Entity, Expr, Field } from '../../../model/model.ts'
import { holds } from '../../policies/rights.ts'
import { foresee, type ForeseePlan } from '../../sql/writes.ts'
import type { Context } from '../context.ts'
import { sqlState } from '../failures.ts'
import { maySee } from '../parameters/fields.ts'
import { requiredChecks } from './conditions.ts'
import { meant } from './meant.ts'
import type { Body } from './body.ts'
import { defaults } from './prepare.ts'
import { fieldsOf } from './rules.ts'
import { asRows, run } from './statements.ts'

/** `key`: of the record that is changed; null: of a new one. */
export function validated(
  context: Context,
  entity: Entity,
  sent: unknown,
  key: number | null,
): Promise<Record<string, unknown>> {
  const body = meant(entity, sent)
  return inOneRound(context, entity, body, key, () =>
    context.validate(entity, key === null ? 'create' : 'update', body),
  )
}

/** What `work` refuses of the values comes with the rules that the others break. */
export async function inOneRound<T>(
  context: Context,
  entity: Entity,
  body: unknown,
  key: number | null,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const wrong = error instanceof AppError && error.key === 'invalid' ? error.data?.fields : undefined
    if (!wrong || !isObject(body)) throw error
    const broken = await brokenRules(
      context,
      entity,
      body,
      new Set(wrong.map(({ field }) => field.split('.')[0] ?? '')),
      key,
    )
    throw broken.length === 0 ? error : new AppError('invalid', {}, { fields: [...wrong, ...broken] })
  }
}

async function brokenRules(
  context: Context,
  entity: Entity,
  body: Body,
  wrong: ReadonlySet<string>,
  key: number | null,
): Promise<readonly FieldError[]> {
  const broken = await brokenChecks(context, entity, body, wrong, key)
  return broken.map(({ field, message }) => ({ field, message }))
}

/** Those of the record's own rules that the values of a body would break; none of what is `wrong` already. */
export async function brokenChecks(
  context: Context,
  entity: Entity,
  body: Body,
  wrong: ReadonlySet<string>,
  key: number | null,
): Promise<readonly Check[]> {
  const sent: Body = key === null ? { ...defaults(entity), ...body } : body
  const known = new Map(
    entity.fields
      .filter((field) => isPlain(field) && maySee(context.actor)(field) && !wrong.has(field.name))
      .map((field) => [field.name, field]),
  )
  const checks = [...entity.checks, ...requiredChecks(entity)].filter(
    (check) =>
      !wrong.has('') &&
      !(check.unless !== null && holds(context.actor, check.unless)) &&
      isOwn(check.expr) &&
      namesOf(check).every((name) => known.has(name)) &&
      (key === null || namesOf(check).some((name) => name in body)),
  )
  if (checks.length === 0) return []
  const names = [...known.keys()].filter((name) => checks.some((check) => namesOf(check).includes(name)))
  const plan: ForeseePlan = {
    entity: entity.name,
    checks,
    given: names.filter((name) => name in sent),
    kept: names.filter((name) => !(name in sent)),
    isNew: key === null,
  }
  const values = plan.given.flatMap((name) => {
    const field = known.get(name)!
    return kinds[field.kind].write(sent[name], field)
  })
  const {
    rows: [row],
  } = await run(context, { name: 'foresee', plan, body: (writing) => foresee(writing, plan) }, [
    asRows([{ key: key ?? 0, values }]),
  ]).catch(unforeseeable)
  return checks.filter((_, place) => row?.[`c${place}`] === false)
}

/** A value that only the database refuses: what else is wrong is told when it has been mended. */
function unforeseeable(error: unknown): { readonly rows: readonly Record<string, unknown>[] } {
  if (!sqlState(error).startsWith('22')) throw error
  return { rows: [] }
}

export const namesOf = (check: Check): readonly string[] => [check.field, ...fieldsOf(check.expr)]

/** What the server makes of what is sent, or keeps elsewhere, is not there yet. */
const isPlain = ({ kind, computed, derived }: Field): boolean =>
  computed === null && derived === null && servers[kind].foreseen

/** Looks at no other record. */
function isOwn(expr: Expr): boolean {
  if (typeof expr === 'string') return !expr.startsWith('$') || !expr.includes('.')
  if (typeof expr !== 'object' || expr === null) return true
  return Object.values(expr).every((operands) => Array.isArray(operands) && (operands as readonly Expr[]).every(isOwn))
}
