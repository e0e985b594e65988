/** A step of a record's workflow: its new state and the fields that the step asks for, in one write. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { isObject } from '../../values/is-object.ts'
import { AppError } from '../../errors/app-error.ts'
import { teach } from '../../kinds/ajv.ts'
import { transitionSchema } from '../../kinds/transition-schema.ts'
import type { Entity, History, Transition, Workflow } from '../../model/model.ts'
import { fieldErrors } from '../messages/field-errors.ts'
import { holds, mayOperate } from '../policies/rights.ts'
import { fieldNamed } from '../sql/sources.ts'
import type { Context } from './context.ts'
import { noteHistory } from './create.ts'
import { keyFrom, record } from './info.ts'
import { json, type OperationOf } from './operation.ts'
import { writeRecord } from './update.ts'
import { absent, refuseStale, stateFields, stateLabel, workflowOf } from './write/guard.ts'
import { meant } from './write/meant.ts'
import type { Body } from './write/body.ts'
import { withDoubts } from './write/doubts.ts'
import { knownBefore, prepare } from './write/prepare.ts'
import { conditionalAmong } from './write/conditions.ts'
import { take } from './write/statements.ts'
import { inTransaction } from './write/transaction.ts'

export const transition: OperationOf = async (context, entity, { id, body = {}, transition: name }) => {
  const workflow = workflowOf(context, entity)
  const step = workflow?.transitions.find((one) => one.name === name)
  if (workflow === null || step === undefined) throw new AppError('no_such_api')
  if (!mayOperate(context.actor, entity, 'info') || !holds(context.actor, step.permission))
    throw new AppError('forbidden')
  if (step.pending) throw new AppError('unavailable')
  const key = keyFrom(id)
  const { version, ...sent } = validated(context, entity, step, body)
  return json(
    await inTransaction(context, entity, sent, async (within) => {
      await takeStep(within, entity, { workflow, step, key, version: version as number, sent })
      return withDoubts(within, entity, sent, await record(within, entity, key))
    }),
  )
}

/** A step that an operation takes: whoever may make the call may take it, whatever version was seen. */
export async function stepRecord(
  context: Context,
  entity: Entity,
  key: number,
  name: string,
  body: Body,
): Promise<void> {
  const workflow = workflowOf(context, entity)
  const step = [...(workflow?.transitions ?? []), ...(workflow?.automatic ?? [])].find((one) => one.name === name)
  if (workflow === null || step === undefined) throw new Error(`${entity.name} has no step "${name}"`)
  const { version: _, ...sent } = validated(context, entity, step, { ...body, version: 1 })
  await takeStep(context, entity, { workflow, step, key, version: null, sent })
}

interface Step {
  readonly workflow: Workflow
  readonly step: Transition
  readonly key: number
  readonly version: number | null
  readonly sent: Body
}

async function takeStep(context: Context, entity: Entity, { workflow, step, key, version, sent }: Step): Promise<void> {
  const deciding = typeof step.to === 'object' ? [step.to.by] : []
  const conditional = conditionalAsked(entity, step)
  // What a record has is judged by the state that it comes to.
  const from = [
    ...knownBefore(context, entity, { ...sent, [workflow.field]: null }),
    ...conditionalAmong(entity, [...conditional]),
  ]
  const held = await take(context, key, {
    entity: entity.name,
    fields: [...new Set([...stateFields(context, entity, workflow), ...deciding, ...from])],
    conditions: [step.when ?? true],
  })
  if (held === null) throw await absent(context, entity, key)
  const state = held.stored[workflow.field]
  const refused = () =>
    new AppError('transition_refused', {
      state: stateLabel(context, entity, workflow, held.stored),
      action: step.label[context.lang],
    })
  if (!step.from.includes(state as number)) throw refused()
  if (held.conditions[0] !== true)
    throw new AppError('transition_unmet', { reason: (step.message ?? step.label)[context.lang] })
  await refuseStale(context, entity, key, held, version)
  const target =
    typeof step.to === 'object' ? step.to.cases[String(sent[step.to.by] ?? held.stored[step.to.by])] : step.to
  if (target === undefined) throw refused()
  const stepped = { ...sent, [workflow.field]: target }
  const written = await prepare(context, entity, stepped, held.stored, { asked: conditional })
  await writeRecord(context, entity, key, { ...stamped(context, step), ...written }, 'transition')
  if (workflow.history) await noteStep(context, entity, key, { history: workflow.history, step, state, sent })
}

/** When, and by whom: the system itself is nobody. */
const stamped = ({ now, actor }: Context, { stamp: { at, by } }: Transition): Body => ({
  ...(at !== null && { [at]: now.toISOString() }),
  ...(by !== null && { [by]: actor.staff_id === 0 ? null : actor.staff_id }),
})

/** What the step asks for of those records that have it. */
const conditionalAsked = (entity: Entity, { fields }: Transition): ReadonlySet<string> =>
  new Set(fields.filter(({ name, required }) => required && isConditional(entity, name)).map(({ name }) => name))
const isConditional = (entity: Entity, name: string): boolean => fieldNamed(entity, name).when !== null

async function noteStep(
  context: Context,
  entity: Entity,
  key: number,
  {
    history,
    step,
    state,
    sent,
  }: { readonly history: History; readonly step: Transition; readonly state: unknown; readonly sent: Body },
): Promise<void> {
  const asked = Object.entries(history.asked)
    .filter(([, of]) => step.fields.some(({ name }) => name === of))
    .map(([field, of]) => [field, sent[of] ?? null])
  const before = history.from === null ? {} : { [history.from]: state }
  const [wrong] = await noteHistory(context, entity, [key], history, {
    [history.step]: step.name,
    ...before,
    ...(Object.fromEntries(asked) as Body),
  })
  if (wrong) throw wrong
}

const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
const compiled = new WeakMap<Transition, ValidateFunction>()

function validated({ model }: Context, entity: Entity, step: Transition, body: unknown): Body {
  if (isObject(body) && !('version' in body)) throw new AppError('version_missing')
  const given = givenOf(entity, step, body)
  const check = compiled.get(step) ?? ajv.compile(transitionSchema(entity, step))
  compiled.set(step, check)
  if (check(given)) return given as Body
  throw new AppError(
    'invalid',
    {},
    { fields: fieldErrors(model, entity.fields, { body: given, errors: check.errors }) },
  )
}

/** What the step asks for and is blank has not been given. */
function givenOf(entity: Entity, { fields }: Transition, body: unknown): unknown {
  const given = meant(entity, body)
  const isMissing = (name: string, value: unknown): boolean =>
    value === null && fields.some((field) => field.required && field.name === name && !isConditional(entity, name))
  return isObject(given)
    ? Object.fromEntries(Object.entries(given).filter(([name, value]) => !isMissing(name, value)))
    : given
}
