/**
 * One action on several records: all of them or none, or (`each`) every one by itself; the answer says of each how it
 * went.
 */
import { isObject } from '../../values/is-object.ts'
import { AppError, entry } from '../../errors/app-error.ts'
import type { Entity } from '../../model/model.ts'
import { errorMessage } from '../messages/error-message.ts'
import { demand } from '../policies/rights.ts'
import type { Context } from './context.ts'
import { data, type OperationOf } from './operation.ts'
import { apart } from './lines/sent.ts'
import { deleteRecords } from './remove.ts'
import { changeRecords } from './update.ts'
import { validate } from './write/meant.ts'
import type { Body } from './write/body.ts'
import { refuseForbidden } from './write/prepare.ts'
import { namesOf } from './write/statements.ts'
import { inTransaction } from './write/transaction.ts'

const MOST = 1000
/** Records of one transaction when each stands by itself: between two lots others have their turn. */
const LOT = 50
const ACTIONS = ['remove', 'update'] as const
interface Batch {
  readonly action: (typeof ACTIONS)[number]
  readonly ids: readonly number[]
  readonly each: boolean
  readonly data: Body
}

export const batch: OperationOf = async (context, entity, { body }) => {
  // Who may not do it is told so, whatever is wrong with the rest.
  const action = ACTIONS.find((one) => isObject(body) && one === body['action'])
  if (action !== undefined) demand(context.actor, entity, action)
  const asked = batchFrom(body)
  const sent = asked.action === 'update' ? await changes(context, entity, asked.data) : {}
  // Taken in the order of their keys, so that two batches never wait for each other crosswise.
  const act: Act = (within, ids) => {
    const keys = [...ids].sort((a, b) => a - b)
    return asked.action === 'remove' ? deleteRecords(within, entity, keys) : changeRecords(within, entity, keys, sent)
  }
  if (asked.each)
    return data({
      results: await eachAlone(context, entity, asked.ids, (keys) =>
        inTransaction(context, entity, sent, (within) => act(within, keys)),
      ),
    })
  await inTransaction(context, entity, sent, async (within) => refuseFirst(await act(within, asked.ids)))
  return data({ results: asked.ids.map((id) => ({ id, ok: true })) })
}

/** Answers why those that stay as they were do. */
type Act = (context: Context, keys: readonly number[]) => Promise<ReadonlyMap<number, AppError>>

interface Result {
  readonly id: number
  readonly ok: boolean
  readonly name?: string
  readonly err_code?: number
  readonly err_msg?: string
}

/** What stops one record stops none of the others. */
async function eachAlone(
  context: Context,
  entity: Entity,
  ids: readonly number[],
  work: (keys: readonly number[]) => ReturnType<Act>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let at = 0; at < ids.length; at += LOT) {
    const lot = ids.slice(at, at + LOT)
    const wrong = await work(lot)
    // As the asker sees them; what they do not see has no name for them.
    const names = await namesOf(context, entity, [...wrong.keys()])
    results.push(
      ...lot.map((id) => {
        const error = wrong.get(id)
        return error === undefined
          ? { id, ok: true }
          : { id, ok: false, name: names.get(id) ?? `#${id}`, ...told(context, error) }
      }),
    )
  }
  return results
}

/** The first field's text says more than that something is wrong with the record. */
const told = ({ lang }: Context, error: AppError): Pick<Result, 'err_code' | 'err_msg'> => ({
  err_code: entry(error.key).code,
  err_msg: error.data?.fields?.[0]?.message[lang] ?? errorMessage(error, lang),
})

/** The generated validator wants a version, which a batch has none of. */
async function changes(context: Context, entity: Entity, body: Body): Promise<Body> {
  const { version: _, ...all } = await validate(context, entity, 'update', { ...body, version: 1 })
  const { own: sent, lines } = apart(entity, all)
  if (lines.length > 0)
    throw new AppError(
      'invalid',
      {},
      { fields: lines.map((one) => ({ field: one.lines.field.name, message: ONE_BY_ONE })) },
    )
  refuseForbidden(context, entity, sent)
  return sent
}

const ONE_BY_ONE = { zh: '不能批量修改', en: 'Not for several records at once' }

/** The failure names the record that stopped the whole. */
function refuseFirst(wrong: ReadonlyMap<number, AppError>): void {
  const key = Math.min(...wrong.keys())
  const error = wrong.get(key)
  if (error !== undefined)
    throw new AppError(error.key, error.params, { ...error.data, id: key }, { cause: error.cause })
}

function batchFrom(body: unknown): Batch {
  const fields = faults(body)
  if (fields.length > 0)
    throw new AppError(
      'invalid',
      {},
      { fields: fields.map((field) => ({ field, message: { zh: '格式不正确', en: 'Not valid' } })) },
    )
  const { action, ids, each = false, data: sent = {} } = body as Batch & { data?: Body }
  if (ids.length > MOST) throw new AppError('too_many_rows', { max: MOST })
  return { action, ids: [...new Set(ids)], each, data: sent }
}

function faults(body: unknown): readonly string[] {
  if (!isObject(body)) return ['']
  const { action, ids, each, data: sent, ...others } = body
  return [
    ...Object.keys(others),
    ...(ACTIONS.some((one) => one === action) ? [] : ['action']),
    ...(Array.isArray(ids) && ids.length > 0 && ids.every((id) => Number.isSafeInteger(id) && id > 0) ? [] : ['ids']),
    ...(each === undefined || typeof each === 'boolean' ? [] : ['each']),
    ...((
      action === 'update' ? isObject(sent) && Object.keys(sent).length > 0 && !('version' in sent) : sent === undefined
    )
      ? []
      : ['data']),
  ]
}
