/**
 * A record newly refers only to what may be chosen (`x-choices`), and to nothing that is archived: no work goes to
 * somebody whose account is switched off. What it holds already stays.
 */
import { AppError, type FieldError } from '../../../errors/app-error.ts'
import type { Entity, Field, Label, Model } from '../../../model/model.ts'
import { unoffered } from '../../sql/lookups.ts'
import type { Context } from '../context.ts'
import type { Body } from './body.ts'
import { namesOf, run } from './statements.ts'

export const limitedReferences = (model: Model, { fields }: Entity, body: Body): readonly Field[] =>
  fields.filter(({ name, kind, computed, reference }) => {
    const target = model.entities[reference?.entity ?? '']
    const isLimited = target?.archive === true || (kind === 'reference' && (target?.choices ?? null) !== null)
    return isLimited && computed === null && keysIn(body[name]).length > 0
  })

/** Of one reference, or of a list of them. */
const keysIn = (value: unknown): readonly number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number')

const ARCHIVED: Label = { zh: '所选记录已归档', en: 'The chosen record is archived' }

/** Askers may always name themselves: they are there. */
export async function refuseUnoffered(context: Context, entity: Entity, body: Body, before: Body): Promise<void> {
  const wrong: FieldError[] = []
  for (const { name, reference } of limitedReferences(context.model, entity, body)) {
    const chosen = body[name]
    const target = context.model.entities[reference?.entity ?? '']
    const held = keysIn(before[name])
    const fresh = keysIn(chosen).filter((key) => !held.includes(key))
    if (target?.archive && (await namesOf(context, target, fresh, 'archived')).size > 0) {
      wrong.push({ field: name, message: ARCHIVED })
      continue
    }
    if (!target?.choices || Array.isArray(chosen) || fresh.length === 0 || chosen === context.scope.staff_id) continue
    const plan = { entity: target.name }
    const { rows } = await run(context, { name: 'unoffered', plan, body: (writing) => unoffered(writing, plan) }, [
      [chosen],
    ])
    if (rows.length > 0) wrong.push({ field: name, message: target.choices.message })
  }
  if (wrong.length > 0) throw new AppError('invalid', {}, { fields: wrong })
}
