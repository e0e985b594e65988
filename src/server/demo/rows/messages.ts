/** The message centre: notices, and what devices, leases, tickets and fees gave reason to say. */
import { MessageType } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import { daysAgo } from '../moment.ts'
import type { Rows } from '../row.ts'
import { messageOf } from '../words/texts.ts'

const { notice, alarm, lease, ticket, fee } = MessageType
const TYPES = [notice, alarm, lease, ticket, fee, alarm, lease, fee]

export const messages: Rows = function* ({ client_id, areas, messages: count, today }) {
  for (let at = 0; at < count; at++) {
    const chance = dice('message', client_id, at)
    const message = messageOf(TYPES[at % TYPES.length] ?? notice, chance, chance.pick(areas).store)
    const sent_at = daysAgo(today, Math.floor(((count - 1 - at) * 30) / count), chance.int(480, 1200))
    yield { create: { ...message, sent_at, pinned: message.type === notice && at >= count - TYPES.length }, server: { id: at + 1, client_id, created_at: sent_at } }
  }
}
