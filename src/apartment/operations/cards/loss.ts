import type { Operation } from '../../../server/calls/operation.ts'
import { CARD_FIELDS, tellAgain, tellLocks } from './locks.ts'

/** Every lock that the card opens is told to refuse it; the card is lost when all have said so. */
export const lossCreate: Operation<'loss_card_create'> = async (work, { id, reason }) => {
  const { records, actor, now } = work
  const card = await records.of('manage_card').hold(id, CARD_FIELDS, 'id')
  const losses = records.of('loss_card')
  const loss_card_id = await losses.create({
    manage_card_id: id,
    store_id: card.store_id,
    ...(actor.staff_id !== null && { staff_id: actor.staff_id }),
    ...(reason !== undefined && { reason }),
  })
  const told = await tellLocks(work, 'card_loss', card, { loss_card_id })
  if (told === 0) await losses.change(loss_card_id, { finished_at: now.toISOString() })
  return { loss_card_id }
}

export const lossRetry: Operation<'loss_card_retry'> = async (work, { id }) => {
  const { manage_card_id: key } = await work.records.of('loss_card').hold(id, ['manage_card_id'], 'id')
  const { number } = await work.records.of('manage_card').hold(key, ['number'], 'id')
  return { retried: await tellAgain(work, 'card_loss', { key, number }, { loss_card_id: id }) }
}
