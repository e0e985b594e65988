/**
 * A record newly refers only to what may be chosen (`x-choices`): no ticket goes to somebody whose account is switched
 * off. What it holds already stays.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import type { Entity, Field, Model } from '../../../model/model.ts'
import { unoffered } from '../../sql/lookups.ts'
import type { Context } from '../context.ts'
import type { Body } from './body.ts'
import { run } from './statements.ts'

export const limitedReferences = (model: Model, { fields }: Entity, body: Body): readonly Field[] =>
  fields.filter(
    ({ name, kind, reference }) =>
      kind === 'reference' &&
      typeof body[name] === 'number' &&
      (model.entities[reference?.entity ?? '']?.choices ?? null) !== null,
  )

/** Askers may always name themselves: they are there. */
export async function refuseUnoffered(context: Context, entity: Entity, body: Body, before: Body): Promise<void> {
  const wrong: FieldError[] = []
  for (const { name, reference } of limitedReferences(context.model, entity, body)) {
    const chosen = body[name]
    const target = context.model.entities[reference?.entity ?? '']
    if (!target?.choices || chosen === before[name] || chosen === context.scope.staff_id) continue
    const plan = { entity: target.name }
    const { rows } = await run(context, { name: 'unoffered', plan, body: (writing) => unoffered(writing, plan) }, [
      [chosen],
    ])
    if (rows.length > 0) wrong.push({ field: name, message: target.choices.message })
  }
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
}
