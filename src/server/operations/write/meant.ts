/**
 * The one door of every write's values: what is meant by a body is worked out before anything judges, compares or
 * keeps it.
 */
import { isObject } from '../../../values/is-object.ts'
import { tidyingOf } from '../../../kinds/kinds.ts'
import { tidied } from '../../../kinds/tidying.ts'
import { askedOf } from '../../../model/lines.ts'
import type { Entity } from '../../../model/model.ts'
import type { Context } from '../context.ts'

/** A body that is none is left to the validator. */
export function meant(entity: Entity, body: unknown): unknown {
  if (!isObject(body)) return body
  const tidyings = askedOf(entity).flatMap((field) =>
    Object.hasOwn(body, field.name) ? [[field.name, tidied(tidyingOf(field), body[field.name])] as const] : [],
  )
  return { ...body, ...Object.fromEntries(tidyings) }
}

/** The generated validator's verdict on what is meant. */
export const validate = (
  context: Context,
  entity: Entity,
  form: 'create' | 'update',
  body: unknown,
): Promise<Record<string, unknown>> => context.validate(entity, form, meant(entity, body))
