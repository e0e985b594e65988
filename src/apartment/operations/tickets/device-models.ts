import type { Model } from '../../../model/model.ts'
import { AppError } from '../../../errors/app-error.ts'
import { serialRules } from '../../domain/serial-number.ts'
import type { Operation } from '../../../server/calls/operation.ts'

/** Service target → the types of its devices (spec §3). */
const TYPES: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [3, 4], 3: [6, 7, 5], 4: [10, 11], 5: [1, 8] }

/** Which models a ticket can name: those that serial numbers tell, and the plain type where they tell none. */
export const deviceModels: Operation<'ticket_device_model'> = (
  { actor, model, lang },
  { service_target, client_id },
) => {
  if (client_id !== actor.client_id) return Promise.reject(new AppError('forbidden'))
  const types = new Set(TYPES[service_target])
  const rules = serialRules(model.app).filter(({ device_types }) => device_types.some((type) => types.has(type)))
  const models = rules.flatMap(({ code, model: one }) => [
    ...Object.values(code?.models ?? {}),
    ...(one === null ? [] : [one]),
  ])
  return Promise.resolve([
    ...[...new Set(models)].map((name) => ({ device_product: name, name })),
    ...plainTypes(model, types, models.length === 0, lang),
  ])
}

function plainTypes(
  { enums }: Model,
  types: ReadonlySet<number>,
  wanted: boolean,
  lang: 'zh' | 'en',
): { device_product: string; name: string }[] {
  const values = enums['device_type']?.values ?? []
  return wanted
    ? values
        .filter(({ value }) => types.has(Number(value)))
        .map(({ name, label }) => ({ device_product: name, name: label[lang] }))
    : []
}
