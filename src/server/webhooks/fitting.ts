/** Whether a message is what its document says. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { AppError } from '../../errors/app-error.ts'
import { teach } from '../../kinds/ajv.ts'
import type { Model, Webhook } from '../../model/model.ts'
import { fieldErrors } from '../messages/field-errors.ts'

const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
const compiled = new WeakMap<Webhook, ValidateFunction>()

export function fitting(model: Model, document: Webhook, body: unknown): unknown {
  const check = compiled.get(document) ?? ajv.compile(document.message)
  compiled.set(document, check)
  if (check(body)) return body
  throw new AppError(
    'invalid',
    {},
    { fields: fieldErrors(model, [], { body, errors: check.errors }, document.message) },
  )
}
