/** One record, with everything that may be seen of it. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { written } from '../sql/cache.ts'
import { info as infoText, type InfoPlan } from '../sql/info.ts'
import { readable } from '../sql/records.ts'
import { bind } from '../sql/writing.ts'
import type { Context } from './context.ts'
import { json, type OperationOf } from './operation.ts'
import { maySee } from './parameters/fields.ts'

export const info: OperationOf = async (context, entity, { id }) => json(await record(context, entity, keyFrom(id)))

/** Its JSON text. A record outside the asker's scope does not exist for him. */
export async function record(context: Context, entity: Entity, key: number): Promise<string> {
  const plan: InfoPlan = { entity: entity.name, fields: readable(entity, maySee(context.actor)).map(({ name }) => name) }
  const statement = written(context.model, context.scope, { name: 'info', plan, prepared: true, body: (writing) => infoText(writing, plan) })
  const text = await context.connection.text(bind(statement, { scope: context.scope, now: context.now, values: [key] }))
  if (text === null) throw new AppError('not_found')
  return text
}

/** What is no key at all belongs to no record. */
export function keyFrom(id: string | undefined): number {
  const key = Number(id)
  if (id === undefined || !/^\d{1,15}$/.test(id) || key < 1) throw new AppError('not_found')
  return key
}
