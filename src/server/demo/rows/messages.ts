/** The message centre: notices, and what devices, leases, tickets and fees gave reason to say; and what was asked of the online service. */
import { MessageType } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import { daysAgo } from '../moment.ts'
import type { Rows } from '../row.ts'
import { QUESTIONS } from '../words/questions.ts'
import { messageOf } from '../words/texts.ts'

const { notice, alarm, lease, ticket, fee } = MessageType
/** Who answers in the demo. */
const SERVICE = 1
const TYPES = [notice, alarm, lease, ticket, fee, alarm, lease, fee]

export const messages: Rows = function* (plan) {
  const { client_id, areas, messages: count } = plan
  for (let at = 0; at < count; at++) {
    const chance = dice('message', client_id, at)
    const message = messageOf(TYPES[at % TYPES.length] ?? notice, chance, chance.pick(areas).store)
    const sent_at = daysAgo(plan, Math.floor(((count - 1 - at) * 30) / count), chance.int(480, 1200))
    yield { create: { ...message, sent_at, pinned: message.type === notice && at >= count - TYPES.length }, server: { id: at + 1, client_id, created_at: sent_at } }
  }
}

/** Everybody who asked once: the staff member's number in the demo. */
const askers = (client_id: number) => (client_id === 1 ? QUESTIONS : [])

export const chats: Rows = function* (plan) {
  const { client_id } = plan
  let id = 0
  for (const [at, { asker, lines }] of askers(client_id).entries()) {
    const asked = id + lines.findLastIndex(({ answer }) => !answer) + 1
    const answered = id + lines.findLastIndex(({ answer }) => answer) + 1
    id += lines.length
    const { text, daysBack, minute } = lines.at(-1)!
    yield { create: { asker_id: asker, last_text: text, last_at: daysAgo(plan, daysBack, minute), asked_id: asked, asker_read_id: id, service_read_id: answered }, server: { id: at + 1, client_id, created_at: daysAgo(plan, lines[0]!.daysBack, lines[0]!.minute) } }
  }
}

export const chatMessages: Rows = function* (plan) {
  const { client_id } = plan
  let id = 0
  for (const { asker, lines } of askers(client_id)) {
    for (const { answer, text, daysBack, minute } of lines) {
      id += 1
      yield { create: { asker_id: asker, author_id: answer ? SERVICE : asker, answer, text }, server: { id, client_id, created_at: daysAgo(plan, daysBack, minute) } }
    }
  }
}
