import type { Operation } from '../../../server/calls/operation.ts'

/** What the operation log records. */
export const operationTypes: Operation<'openapi_operations_types'> = ({ model, lang }) =>
  Promise.resolve(
    (model.enums['log_action']?.values ?? []).map(({ value, label }) => ({ id: String(value), name: label[lang] })),
  )
