/**
 * The rules between fields, judged by the database on the record as it was written; any broken one undoes the write.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import { storedIncomingOf } from '../../../model/incoming.ts'
import type { Check, Entity, Exclusive, Expr, Field, Label, Model } from '../../../model/model.ts'
import { holds } from '../../policies/rights.ts'
import type { Dependant, VerifyPlan } from '../../sql/writes.ts'
import type { Context } from '../context.ts'
import { requiredChecks } from './conditions.ts'
import { GONE } from './refused.ts'
import { circles, rivalsOf, takeAllReferred, verdicts, type Verdicts } from './statements.ts'

const CIRCLE = { zh: '不能指向自身，也不能互相循环引用', en: 'It must not refer to itself, nor in a circle' }
const remains = ({ label: { zh, en } }: Entity): Label => ({
  zh: `还有${zh}属于原处，请先处理后再更改`,
  en: `${en} still belong to the previous place; deal with them first`,
})
const ELSEWHERE = { zh: '所选记录与本记录不属于同一范围', en: 'The chosen record belongs elsewhere' }

export interface Touched {
  readonly key: number
  /** Names of the fields that were written; null on creation, when every rule counts. */
  readonly written: ReadonlySet<string> | null
}

/** What is asked of records, and which of it apart from the others. */
function asked(context: Context, entity: Entity, records: readonly Pick<Touched, 'written'>[]) {
  const anyTouches = (names: readonly string[]) => records.some((record) => touches(record, names))
  const checks = [...entity.checks, ...requiredChecks(entity)].filter(
    (check) => !(check.unless !== null && holds(context.actor, check.unless)) && anyTouches(namesOf(check)),
  )
  const references = entity.fields
    .filter(
      ({ kind, computed, reference }) =>
        (kind === 'reference' || kind === 'references') &&
        computed === null &&
        reachable(context, entity, reference?.entity ?? ''),
    )
    .filter((field) => anyTouches(leaning(field)))
  const dependants = dependantsOf(context.model, entity).filter(({ within }) =>
    records.some(({ written }) => written?.has(within)),
  )
  const exclusive = entity.exclusive.filter((rule) => anyTouches(heldBy(rule)))
  const isNothing =
    checks.length + references.length + dependants.length + exclusive.length === 0 &&
    Object.keys(context.scope.limits).length === 0
  return { checks, references, dependants, exclusive, isNothing }
}

/**
 * What is to be judged of new records as they are written; null: nothing, or something is to be held still before it
 * is judged.
 */
export function judgedAtOnce(context: Context, entity: Entity): VerifyPlan | null {
  const { checks, references, exclusive, isNothing } = asked(context, entity, [{ written: null }])
  if (isNothing || exclusive.length > 0 || references.some(({ reference }) => reference?.follows)) return null
  return { entity: entity.name, checks, references: references.map(({ name }) => name), dependants: [] }
}

/** What is wrong with each record, in the order of the records; null: nothing. `judged`: what was told at once. */
export async function brokenRules(
  context: Context,
  entity: Entity,
  records: readonly Touched[],
  judged: Verdicts | null = null,
): Promise<readonly (AppError | null)[]> {
  const { checks, references, dependants, exclusive, isNothing } = asked(context, entity, records)
  if (isNothing) return records.map(() => null)
  const keys = records.map(({ key }) => key)
  // What it is part of must not move away just now.
  for (const { name: field } of references.filter(({ reference }) => reference?.follows))
    await takeAllReferred(context, keys, { entity: entity.name, field })
  for (const { by: field } of exclusive) await takeAllReferred(context, keys, { entity: entity.name, field })
  const found =
    judged ??
    (await verdicts(context, keys, {
      entity: entity.name,
      checks,
      references: references.map(({ name }) => name),
      dependants,
    }))
  const round = await inCircles(context, entity, records)
  const held: Holding[] = []
  for (const rule of exclusive)
    held.push({
      rule,
      rivals: await rivalsOf(context, keys, { entity: entity.name, by: rule.by, range: rule.range, until: rule.until }),
    })
  // Of records that are written at once the first good one keeps what it holds.
  const undecided = new Set(keys)
  return records.map((record) => {
    const verdict = found.get(record.key)
    if (verdict === undefined) return new AppError('out_of_scope')
    const wrong = [
      ...checkErrors(checks, verdict, (check) => touches(record, namesOf(check))),
      ...referenceErrors(references, verdict.slice(checks.length), (field) => touches(record, leaning(field))),
      ...dependantErrors(
        context,
        dependants,
        verdict.slice(checks.length + 2 * references.length),
        ({ within }) => record.written?.has(within) === true,
      ),
      ...held
        .filter(
          ({ rule, rivals }) =>
            touches(record, heldBy(rule)) && rivals.get(record.key)?.some((rival) => !undecided.has(rival)),
        )
        .map(({ rule: { range: field, message } }) => ({ field, message })),
      ...round.filter(({ keys }) => keys.has(record.key)).map(({ field }) => ({ field, message: CIRCLE })),
    ]
    if (wrong.length > 0) return new AppError('invalid', {}, { fields: wrong })
    undecided.delete(record.key)
    return null
  })
}

interface Holding {
  readonly rule: Exclusive
  readonly rivals: ReadonlyMap<number, readonly number[]>
}

const touches = ({ written }: Pick<Touched, 'written'>, names: readonly string[]): boolean =>
  written === null || names.some((name) => written.has(name))
const namesOf = (check: Check): readonly string[] => [check.field, ...fieldsOf(check.expr)]
const heldBy = ({ by, range, until }: Exclusive): readonly string[] => [by, range, ...(until === null ? [] : [until])]
const leaning = ({ name, reference }: Field): readonly string[] => [
  name,
  ...(reference?.within ? [reference.within] : []),
]

const HOLDS: ReadonlySet<string> = new Set(['cascade', 'restrict', 'restrict_last'])

/**
 * What still changes and belongs to the record's place: what is in use there. What only tells what has been (readings,
 * visits) stays where it happened, what is part of the record moves with it, and what may stand
 * without it is not held by it.
 */
export const dependantsOf = (model: Model, { name: moved }: Entity): readonly Dependant[] =>
  storedIncomingOf(model, moved).flatMap(
    ({ from: { name: entity, access, awaits }, field: { name: by, reference } }) =>
      (access.update !== null || 'update' in awaits) &&
      reference?.within &&
      !reference.follows &&
      HOLDS.has(reference.onDelete)
        ? [{ entity, by, within: reference.within }]
        : [],
  )

interface Circle {
  readonly field: string
  readonly keys: ReadonlySet<number>
}

/** A record must not come to refer to itself, however long the way round. Nothing refers to a new one yet. */
async function inCircles(context: Context, entity: Entity, records: readonly Touched[]): Promise<readonly Circle[]> {
  const found: Circle[] = []
  for (const { name: field } of entity.fields.filter(
    ({ computed, reference }) => reference?.entity === entity.name && computed === null,
  )) {
    const keys = records.filter(({ written }) => written?.has(field)).map(({ key }) => key)
    if (keys.length > 0) found.push({ field, keys: await circles(context, keys, { entity: entity.name, field }) })
  }
  return found
}

/** A table without tenants cannot tell which of a tenant's records it means; nothing can be asked of it. */
const reachable = ({ model }: Context, entity: Entity, target: string): boolean =>
  entity.tenant || model.entities[target]?.tenant === false

const checkErrors = (
  checks: readonly Check[],
  verdict: readonly boolean[],
  counts: (check: Check) => boolean,
): readonly FieldError[] =>
  checks
    .filter((check, place) => verdict[place] === false && counts(check))
    .map(({ field, message }) => ({ field, message }))

const dependantErrors = (
  { model }: Context,
  dependants: readonly Dependant[],
  verdict: readonly boolean[],
  counts: (dependant: Dependant) => boolean,
): readonly FieldError[] =>
  dependants
    .filter((dependant, place) => verdict[place] === false && counts(dependant))
    .map(({ entity, within }) => ({ field: within, message: remains(model.entities[entity]!) }))

const referenceErrors = (
  references: readonly Field[],
  verdict: readonly boolean[],
  counts: (field: Field) => boolean,
): readonly FieldError[] =>
  references.flatMap((field, place) => {
    if (!counts(field)) return []
    if (verdict[2 * place] === false) return [{ field: field.name, message: GONE }]
    return verdict[2 * place + 1] === false ? [{ field: field.name, message: ELSEWHERE }] : []
  })

/** First steps of the paths that an expression names. */
export function fieldsOf(expr: Expr): readonly string[] {
  if (typeof expr === 'string') return expr.startsWith('$') ? [expr.slice(1).split('.')[0] ?? ''] : []
  if (typeof expr !== 'object' || expr === null) return []
  return Object.values(expr).flatMap((operands) =>
    Array.isArray(operands) ? (operands as readonly Expr[]).flatMap(fieldsOf) : [],
  )
}
