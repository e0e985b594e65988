import { AppError } from '../../../errors/app-error.ts'
import { ManageCardState } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { CARD_FIELDS, tellAgain, tellLocks } from './locks.ts'

const NOT_BLOCKED = {
  zh: '该卡尚未在全部门锁上挂失；确需删除请选择“强制删除”',
  en: 'Not every lock has blocked this card yet; choose “Delete anyway” to delete it all the same',
}

/** It is deleted when every lock that it opens has said so: after all have blocked it, or because it is forced. */
export const deleteCreate: Operation<'delete_card_create'> = async (work, { id, forced = false }) => {
  const { records, actor, now } = work
  const card = await records.of('manage_card').hold(id, CARD_FIELDS, 'id')
  const isForced = card.state !== ManageCardState.lost
  if (isForced && !forced) throw new AppError('invalid', {}, { fields: [{ field: 'forced', message: NOT_BLOCKED }] })
  const deletions = records.of('delete_card')
  const delete_card_id = await deletions.create({
    manage_card_id: id,
    store_id: card.store_id,
    forced: isForced,
    ...(actor.staff_id !== null && { staff_id: actor.staff_id }),
  })
  const told = await tellLocks(work, 'card_delete', card, { delete_card_id })
  if (told === 0) await deletions.change(delete_card_id, { finished_at: now.toISOString() })
  return { delete_card_id }
}

export const deleteRetry: Operation<'delete_card_retry'> = async (work, { id }) => {
  const { manage_card_id: key } = await work.records.of('delete_card').hold(id, ['manage_card_id'], 'id')
  const { number } = await work.records.of('manage_card').hold(key, ['number'], 'id')
  return { retried: await tellAgain(work, 'card_delete', { key, number }, { delete_card_id: id }) }
}
