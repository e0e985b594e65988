/** A new record. */
import { AppError } from '../../errors/app-error.ts'
import type { Effect, Entity } from '../../model/model.ts'
import { mayOperate } from '../policies/rights.ts'
import { entityNamed } from '../sql/sources.ts'
import { insert, worth, type WorthPlan } from '../sql/writes.ts'
import type { Context } from './context.ts'
import { record } from './info.ts'
import { json, type OperationOf } from './operation.ts'
import { workflowOf } from './write/guard.ts'
import { type Body, prepare, refuseHidden } from './write/prepare.ts'
import { keepRules } from './write/rules.ts'
import { run, writeLinks, writeOf } from './write/statements.ts'
import { inTransaction } from './write/transaction.ts'

export const create: OperationOf = async (context, entity, { body }) => {
  if (!mayOperate(context.actor, entity, 'create')) throw new AppError('forbidden')
  const sent = context.validate(entity, 'create', body)
  refuseHidden(context, entity, sent)
  const stored = await prepare(context, entity, { ...initialState(context, entity, sent), ...ownership(context, entity), ...sent }, defaults(entity))
  return json(await inTransaction(context, entity, sent, async (within) => {
    const key = await insertRecord(within, entity, stored)
    return record(within, entity, key)
  }))
}

/** Writes a prepared record and judges it. */
export async function insertRecord(context: Context, entity: Entity, stored: Body): Promise<number> {
  const { plan, values } = writeOf(context, entity, stored, 'create')
  const { rows: [row] } = await run(context, { name: 'insert', plan, body: (writing) => insert(writing, plan) }, [null, ...values])
  const key = Number(row?.['key'])
  await writeLinks(context, entity, key, stored)
  await keepRules(context, entity, key, null)
  for (const effect of entity.after.create) await makeWith(context, entity, key, effect)
  return key
}

/** What comes with the record is the server's own doing: it asks no permission, but keeps every rule. */
async function makeWith(context: Context, entity: Entity, key: number, effect: Effect): Promise<void> {
  const made = entityNamed(context.model, effect.entity)
  const plan: WorthPlan = { entity: entity.name, made: made.name, values: effect.values }
  const { rows: [row] } = await run(context, { name: 'worth', plan, body: (writing) => worth(writing, plan) }, [key])
  const values = row?.['values'] as Body
  await insertRecord(context, made, await prepare(context, made, { ...initialState(context, made, values), ...ownership(context, made), ...values }, defaults(made)))
}

const defaults = (entity: Entity): Body => Object.fromEntries(entity.fields.filter((field) => field.default !== undefined).map((field) => [field.name, field.default]))

const ownership = ({ scope }: Context, { scope: { owner } }: Entity): Body => (owner === null ? {} : { [owner.by]: scope.staff_id })

function initialState(context: Context, entity: Entity, sent: Body): Body {
  const workflow = workflowOf(context, entity)
  if (workflow === null) return {}
  const { initial } = workflow
  if (typeof initial !== 'object') return { [workflow.field]: initial }
  const state = initial.cases[String(sent[initial.by] ?? defaults(entity)[initial.by])]
  if (state === undefined) throw new AppError('invalid', {}, { fields: [{ field: initial.by, message: { zh: '请从选项中选择', en: 'Must be one of the choices' } }] })
  return { [workflow.field]: state }
}
