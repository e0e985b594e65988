/**
 * What stands between a writer and a record: that it is there, unchanged, not locked, and in a state that allows it.
 */
import { AppError, type ErrorKey } from '../../../errors/app-error.ts'
import type { Entity, Enum, Model, Workflow } from '../../../model/model.ts'
import { labelOfCode } from '../../../kinds/code-label.ts'
import { fieldCalled, type Which } from '../../sql/sources.ts'
import type { Context } from '../context.ts'
import { record } from '../info.ts'
import { type Held, namesOf, takeAll } from './statements.ts'

const ACTIONS = { update: { zh: '编辑', en: 'edit it' }, remove: { zh: '删除', en: 'delete it' } } as const
type Action = keyof typeof ACTIONS
/** `keep`: the server writes what people do not, in whatever state the record is. */
type Guarding = Action | 'keep'

interface Wanted {
  /** Further values of the record. */
  readonly fields?: readonly string[]
  /** Left out: those that are not archived. */
  readonly which?: Which | undefined
}

/** `version` null: the writer saw none (a batch). */
export async function guard(
  context: Context,
  entity: Entity,
  key: number,
  operation: Guarding,
  version: number | null,
  { fields = [], which }: Wanted = {},
): Promise<Held> {
  const { held, refused } = (await guardAll(context, entity, [key], operation, { fields, which })).get(key) ?? {}
  if (held === undefined) throw which === 'archived' ? new AppError('not_found') : await absent(context, entity, key)
  if (refused?.key === 'not_changeable') throw refused
  await refuseStale(context, entity, key, held, version)
  if (refused) throw refused
  return held
}

export interface Guarded {
  readonly held: Held
  /** Why it may not be changed; null: it may. */
  readonly refused: AppError | null
}

/** Records that the asker has not got, or may only look at, are missing. */
export async function guardAll(
  context: Context,
  entity: Entity,
  keys: readonly number[],
  operation: Guarding,
  { fields = [], which = 'living' }: Wanted = {},
): Promise<ReadonlyMap<number, Guarded>> {
  const workflow = workflowOf(context, entity)
  const lock = entity.locked[operation === 'keep' ? 'update' : operation]
  const held = await takeAll(context, keys, {
    entity: entity.name,
    fields: [...new Set([...fields, ...(workflow === null ? [] : stateFields(context, entity, workflow))])],
    conditions: lock === null ? [] : [lock.when],
    which,
  })
  const refusalOf = (one: Held): AppError | null => {
    if (lock !== null && one.conditions[0] === true)
      return new AppError('not_changeable', { reason: lock.message[context.lang] })
    const state = workflow === null ? null : one.stored[workflow.field]
    if (workflow === null || operation === 'keep' || workflow.allow[operation].includes(state as number)) return null
    return new AppError('transition_refused', {
      state: stateLabel(context, entity, workflow, one.stored),
      action: ACTIONS[operation][context.lang],
    })
  }
  return new Map([...held].map(([key, one]) => [key, { held: one, refused: refusalOf(one) }]))
}

/** The record is not there for the asker, or it is there to be seen only: in the archive, or as somebody else's. */
export const absent = async (context: Context, entity: Entity, key: number): Promise<AppError> =>
  (await absentAll(context, entity, [key])).get(key)!

export async function absentAll(
  context: Context,
  entity: Entity,
  keys: readonly number[],
): Promise<ReadonlyMap<number, AppError>> {
  const seen = await namesOf(context, entity, keys)
  const archived = entity.archive ? await namesOf(context, entity, keys, 'archived') : new Map<number, string>()
  const errorOf = (key: number): ErrorKey =>
    archived.has(key) ? 'archived' : seen.has(key) ? 'out_of_scope' : 'not_found'
  return new Map(keys.map((key) => [key, new AppError(errorOf(key))]))
}

export interface Allowed {
  /** Records that may be changed, as they stand. */
  readonly held: ReadonlyMap<number, Held>
  /** Why the others may not. */
  readonly wrong: ReadonlyMap<number, AppError>
}

/** As `guard` for several records whose versions nobody saw. */
export async function allowed(
  context: Context,
  entity: Entity,
  keys: readonly number[],
  operation: Action,
  fields: readonly string[] = [],
): Promise<Allowed> {
  const guarded = await guardAll(context, entity, keys, operation, { fields })
  const missing = await absentAll(
    context,
    entity,
    keys.filter((key) => !guarded.has(key)),
  )
  return {
    held: new Map([...guarded].flatMap(([key, { held, refused }]) => (refused === null ? [[key, held] as const] : []))),
    wrong: new Map([
      ...missing,
      ...[...guarded].flatMap(([key, { refused }]) => (refused === null ? [] : [[key, refused] as const])),
    ]),
  }
}

export async function refuseStale(
  context: Context,
  entity: Entity,
  key: number,
  held: Held,
  version: number | null,
): Promise<void> {
  if (version === null || version === held.version) return
  throw new AppError('conflict', {}, { current: JSON.parse(await record(context, entity, key)) as unknown })
}

export const workflowOf = ({ model }: Context, entity: Entity): Workflow | null =>
  entity.workflow === null ? null : (model.workflows[entity.workflow] ?? null)

/**
 * What must be known of a record to tell in which state it is: the state, and the field that decides what it is called.
 */
export function stateFields({ model }: Context, entity: Entity, workflow: Workflow): readonly string[] {
  const by = statesOf(model, entity, workflow)?.variants?.by
  return by === undefined ? [workflow.field] : [workflow.field, by]
}

export function stateLabel(
  { model, lang }: Context,
  entity: Entity,
  workflow: Workflow,
  stored: Held['stored'],
): string {
  const states = statesOf(model, entity, workflow)
  const state = stored[workflow.field]
  return labelOfCode(states, state, stored[states?.variants?.by ?? ''])?.[lang] ?? String(state)
}

const statesOf = (model: Model, entity: Entity, workflow: Workflow): Enum | undefined =>
  model.enums[fieldCalled(entity, workflow.field)?.enum ?? '']
