import { ManageCardState } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { CARD_FIELDS, tellAgain, tellLocks, type Card, type Report } from './locks.ts'
import { invalid } from '../devices/refused.ts'

/** Every lock that the card opens is told; where there is none, that is all. */
async function reported(work: Work, report: Report, card: Card, own: object): Promise<number> {
  const { actor, now } = work
  const records = work.records.of(report)
  const key = await records.create({
    manage_card_id: card.key,
    store_id: card.store_id,
    ...(actor.staff_id !== null && { staff_id: actor.staff_id }),
    ...own,
  })
  if ((await tellLocks(work, report, { card, key })) === 0)
    await records.change(key, { finished_at: now.toISOString() })
  return key
}

const retry =
  (report: Report) =>
  async (work: Work, { id }: { readonly id: number }): Promise<{ retried: number }> => {
    const { manage_card_id } = await work.records.of(report).hold(id, ['manage_card_id'], 'id')
    const { number } = await work.records.of('manage_card').hold(manage_card_id, ['number'], 'id')
    return { retried: await tellAgain(work, report, { number, key: id }) }
  }

/** The card is lost when all locks have said that they refuse it. */
export const lossCreate: Operation<'loss_card_create'> = async (work, { id, reason }) => {
  const card = await work.records.of('manage_card').hold(id, CARD_FIELDS, 'id')
  return { loss_card_id: await reported(work, 'loss_card', card, reason === undefined ? {} : { reason }) }
}

const NOT_BLOCKED = {
  zh: '该卡尚未在全部门锁上挂失；确需删除请选择“强制删除”',
  en: 'Not every lock has blocked this card yet; choose “Delete anyway” to delete it all the same',
}

/** The card is deleted when all locks have said so: after all have blocked it, or because it is forced. */
export const deleteCreate: Operation<'delete_card_create'> = async (work, { id, forced: isAsked = false }) => {
  const card = await work.records.of('manage_card').hold(id, CARD_FIELDS, 'id')
  const forced = card.state !== ManageCardState.lost
  if (forced && !isAsked) throw invalid('forced', NOT_BLOCKED)
  return { delete_card_id: await reported(work, 'delete_card', card, { forced }) }
}

export const lossRetry: Operation<'loss_card_retry'> = retry('loss_card')
export const deleteRetry: Operation<'delete_card_retry'> = retry('delete_card')
