/** What an operation is given, made from the request: the model in force, the asker and their scope, the validators. */
import { isObject } from '../../values/is-object.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { fieldErrors } from '../messages/field-errors.ts'
import type { Context } from '../operations/context.ts'
import type { Config } from '../config.ts'
import type { Session } from '../auth/sessions.ts'
import type { Product } from '../product.ts'
import type { Store } from '../store/store.ts'
import type { InForce } from '../source.ts'
import type { Asked } from './asked.ts'

export function contextOf(
  {
    store,
    config,
    product,
  }: { readonly store: Store; readonly config: Pick<Config, 'runtime'>; readonly product: Product },
  { inForce, lang, now, address }: Asked,
  { actor, scope }: Session,
): Context {
  return {
    model: inForce.model,
    rules: product,
    store,
    connection: store,
    actor,
    scope,
    lang,
    now,
    address,
    fileHost: config.runtime.hosts.file,
    journal: 'each',
    validate: validateWith(inForce),
  }
}

export const validateWith =
  ({ model, validators }: InForce): Context['validate'] =>
  async (entity: Entity, form, body) => {
    const check = (await validators[entity.name]?.())?.[form]
    if (!check) throw new AppError('server', {}, null, { cause: new Error(`no validator for ${entity.name}`) })
    if (check(body) && isObject(body)) return body
    throw new AppError('invalid', {}, { fields: fieldErrors(model, entity.fields, { body, errors: check.errors }) })
  }
