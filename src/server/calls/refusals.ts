/** Maps the refusal of a record that a call's code writes to the call's own fields, the only ones the caller knows. */
import { AppError, type FieldError } from '../../errors/app-error.ts'
import type { Call, Entity } from '../../model/model.ts'
import { fieldCalled } from '../sql/sources.ts'

/** Keys of the catalogue that tell of one record by its number alone. */
const MISSING: ReadonlySet<string> = new Set(['not_found', 'out_of_scope'])
const NOT_THERE = {
  zh: '所选记录不存在或不在您的管理范围内',
  en: 'The chosen record does not exist or is not yours to manage',
}

export const inWordsOf = (call: Call) => {
  const own = new Set(Object.keys((call.request['properties'] ?? {}) as object))
  return (error: AppError, entity: Entity, at: Readonly<Record<string, string | undefined>>): AppError => {
    const place = at[entity.key]
    if (MISSING.has(error.key) && place !== undefined)
      return new AppError('invalid', {}, { fields: [{ field: place, message: NOT_THERE }] }, { cause: error })
    const fields = error.data?.fields?.map((one) => inWords(one, entity, at, own))
    // What a record looks like now is nothing that the request had seen.
    return fields === undefined ? error : new AppError(error.key, error.params, { fields }, { cause: error })
  }
}

/** A field that is not in the request is named by its label, not beside a field. */
export function inWords(
  { field, message }: FieldError,
  entity: Entity,
  at: Readonly<Record<string, string | undefined>>,
  own: ReadonlySet<string>,
): FieldError {
  const [first = '', ...rest] = field.split('.')
  const place = at[first] ?? (own.has(first) ? first : null)
  if (place !== null) return { field: [place, ...rest].join('.'), message }
  const label = fieldCalled(entity, first)?.label
  return label === undefined
    ? { field: '', message }
    : { field: '', message: { zh: `${label.zh}：${message.zh}`, en: `${label.en}: ${message.en}` } }
}
