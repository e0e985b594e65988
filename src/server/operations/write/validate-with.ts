/** The generated validators as a write asks them: of the model in force, each loaded when it is first needed. */
import { AppError } from '../../../errors/app-error.ts'
import { askedOf } from '../../../model/lines.ts'
import type { Entity } from '../../../model/model.ts'
import { isObject } from '../../../values/is-object.ts'
import { fieldErrors } from '../../messages/field-errors.ts'
import type { EntityChecks, InForce } from '../../source.ts'
import type { Context } from '../context.ts'

export const validateWith =
  ({ model, validators }: InForce): Context['validate'] =>
  async (entity: Entity, form, body) => {
    const { [form]: check } = loaded(validators).get(entity.name) ?? (await load(validators, entity))
    if (check(body) && isObject(body)) return body
    throw new AppError('invalid', {}, { fields: fieldErrors(model, askedOf(entity), { body, errors: check.errors }) })
  }

type Validators = InForce['validators']

const known = new WeakMap<Validators, Map<string, EntityChecks>>()

/** Of a set of records each asks: a dynamic import is slow even of what is loaded. */
function loaded(validators: Validators): Map<string, EntityChecks> {
  const found = known.get(validators)
  if (found !== undefined) return found
  const made = new Map<string, EntityChecks>()
  known.set(validators, made)
  return made
}

async function load(validators: Validators, { name }: Entity): Promise<EntityChecks> {
  const checks = await validators[name]?.()
  if (checks === undefined) throw new AppError('server', {}, null, { cause: new Error(`no validator for ${name}`) })
  loaded(validators).set(name, checks)
  return checks
}
