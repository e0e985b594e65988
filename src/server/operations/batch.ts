/** One action on several records: all of them, or none; the answer says of each how it went. */
import { AppError } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { mayOperate } from '../policies/rights.ts'
import type { Context } from './context.ts'
import { data, type OperationOf } from './operation.ts'
import { deleteRecord } from './remove.ts'
import { changeRecord } from './update.ts'
import { type Body, refuseHidden } from './write/prepare.ts'
import { inTransaction } from './write/transaction.ts'

const MOST = 1000
const ACTIONS = ['remove', 'update'] as const
interface Batch { readonly action: (typeof ACTIONS)[number]; readonly ids: readonly number[]; readonly data: Body }

export const batch: OperationOf = async (context, entity, { body }) => {
  const asked = batchFrom(body)
  if (!mayOperate(context.actor, entity, asked.action)) throw new AppError('forbidden')
  const sent = asked.action === 'update' ? changes(context, entity, asked.data) : {}
  await inTransaction(context, entity, sent, async (within) => {
    // In the order of their keys, so that two batches never wait for each other crosswise.
    for (const key of [...asked.ids].sort((a, b) => a - b)) {
      await named(key, () => (asked.action === 'remove' ? deleteRecord(within, entity, key, null) : changeRecord(within, entity, key, null, sent)))
    }
  })
  return data({ results: asked.ids.map((id) => ({ id, ok: true })) })
}

/** The generated validator wants a version, which a batch has none of. */
function changes(context: Context, entity: Entity, body: Body): Body {
  const { version: _, ...sent } = context.validate(entity, 'update', { ...body, version: 1 })
  refuseHidden(context, entity, sent)
  return sent
}

/** The failure names the record that stopped the whole. */
async function named(key: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.key, error.params, { ...error.data, id: key }, { cause: error.cause })
  }
}

function batchFrom(body: unknown): Batch {
  const fields = faults(body)
  if (fields.length > 0) throw new AppError('invalid', {}, { fields: fields.map((field) => ({ field, message: { zh: '格式不正确', en: 'Not valid' } })) })
  const { action, ids, data: sent = {} } = body as Batch & { data?: Body }
  if (ids.length > MOST) throw new AppError('too_many_rows', { max: MOST })
  return { action, ids: [...new Set(ids)], data: sent }
}

function faults(body: unknown): readonly string[] {
  if (!isObject(body)) return ['']
  const { action, ids, data: sent, ...others } = body
  return [
    ...Object.keys(others),
    ...(ACTIONS.some((one) => one === action) ? [] : ['action']),
    ...(Array.isArray(ids) && ids.length > 0 && ids.every((id) => Number.isSafeInteger(id) && id > 0) ? [] : ['ids']),
    ...((action === 'update' ? isObject(sent) && Object.keys(sent).length > 0 && !('version' in sent) : sent === undefined) ? [] : ['data']),
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
