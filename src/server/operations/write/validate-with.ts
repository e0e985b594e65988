/** The generated validators as a write asks them: of the model in force, each loaded when it is first needed. */
import { AppError } from '../../../errors/app-error.ts'
import { askedOf } from '../../../model/lines.ts'
import type { Entity } from '../../../model/model.ts'
import { isObject } from '../../../values/is-object.ts'
import { fieldErrors } from '../../messages/field-errors.ts'
import type { InForce } from '../../source.ts'
import type { Context } from '../context.ts'

export const validateWith =
  ({ model, validators }: InForce): Context['validate'] =>
  async (entity: Entity, form, body) => {
    const check = (await validators[entity.name]?.())?.[form]
    if (!check) throw new AppError('server', {}, null, { cause: new Error(`no validator for ${entity.name}`) })
    if (check(body) && isObject(body)) return body
    throw new AppError('invalid', {}, { fields: fieldErrors(model, askedOf(entity), { body, errors: check.errors }) })
  }
