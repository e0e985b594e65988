/** One record, with everything that may be seen of it. */
import { AppError } from '../../errors/app-error.ts'
import { Invalid } from '../../kinds/field-kind.ts'
import { parseKey } from '../../kinds/parse.ts'
import type { Effect, Entity } from '../../model/model.ts'
import { actionsHeld } from '../policies/actions.ts'
import { written } from '../sql/cache.ts'
import { info as infoText, type InfoPlan } from '../sql/info.ts'
import { readable } from '../sql/records.ts'
import { noteOnce, type WorthPlan } from '../sql/writes.ts'
import { bound } from './bound.ts'
import type { Context } from './context.ts'
import { withAddresses } from './file-addresses.ts'
import { foretold } from './foretold.ts'
import { withLines } from './lines/shown.ts'
import { json, type OperationOf } from './operation.ts'
import { maySee } from './parameters/fields.ts'

export const info: OperationOf = async (context, entity, { id }) => {
  const key = keyFrom(id)
  const found = await record(context, entity, key)
  for (const effect of context.scope.staff_id === null ? [] : entity.after.open)
    await note(context, entity, key, effect)
  return json(found)
}

/** That the record was opened. What is answered is the record as it was found. */
async function note(context: Context, entity: Entity, key: number, effect: Effect): Promise<void> {
  const plan: WorthPlan = { entity: entity.name, made: effect.entity, values: effect.values }
  const statement = written(context.model, context.scope, {
    name: 'note',
    plan,
    prepared: true,
    body: (writing) => noteOnce(writing, plan),
  })
  await context.connection.query(bound(context, statement, [key]))
}

/** Its JSON text. A record outside the asker's scope does not exist for them. */
export const record = (context: Context, entity: Entity, key: number): Promise<string> =>
  text(context, entity, key, actionsHeld(context.actor, context.model, entity))

/** Without what can be done to it. */
export const plainRecord = (context: Context, entity: Entity, key: number): Promise<string> =>
  text(context, entity, key, null)

async function text(context: Context, entity: Entity, key: number, actions: readonly string[] | null): Promise<string> {
  const plan: InfoPlan = {
    entity: entity.name,
    fields: readable(entity, maySee(context.actor)).map(({ name }) => name),
    actions,
  }
  const statement = written(context.model, context.scope, {
    name: 'info',
    plan,
    prepared: true,
    body: (writing) => infoText(writing, plan),
  })
  const found = await context.connection.text(bound(context, statement, [key]))
  if (found === null) throw new AppError('not_found')
  const own = await withAddresses(context, entity, plan.fields, await foretold(context, entity, actions, found))
  return withLines(context, entity, key, own)
}

/** What is no key at all belongs to no record. */
export function keyFrom(id: string | undefined): number {
  try {
    return parseKey(id ?? '')
  } catch (error) {
    throw error instanceof Invalid ? new AppError('not_found') : error
  }
}
