/** The message centre, and what was asked of the online service. */
import { newsOf } from '../news.ts'
import { dayOf, daysBetween } from '../../../values/calendar.ts'
import { daysAgo } from '../moment.ts'
import { known } from '../row.ts'
import type { Rows } from '../row.ts'
import { QUESTIONS } from '../words/questions.ts'

/** Who answers in the demo. */
const SERVICE = 1

export const messages: Rows = function* (plan, app) {
  for (const [at, { pinned = false, about, place: _, ...message }] of newsOf(plan, app).entries()) {
    yield {
      create: { ...message, pinned },
      server: { id: at + 1, client_id: plan.client_id, created_at: message.sent_at, ...about },
    }
  }
}

/** Beside each message about a lease that ends. */
export const leaseReminders: Rows = function* (plan, app) {
  let id = 1
  for (const { about, place, sent_at } of newsOf(plan, app)) {
    if (place === undefined) continue
    const { home_id, lease_id, lease_ends_on: ends_on, lease_days: days } = about ?? {}
    const left = daysBetween(dayOf(new Date(sent_at)), String(ends_on))
    const create = known({ home_id, lease_id, place, ends_on, days, left, staff: true })
    yield { create, server: { id: id++, client_id: plan.client_id, created_at: sent_at } }
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
    yield {
      create: {
        asker_id: asker,
        last_text: text,
        last_at: daysAgo(plan, daysBack, minute),
        asked_id: asked,
        asker_read_id: id,
        service_read_id: answered,
      },
      server: { id: at + 1, client_id, created_at: daysAgo(plan, lines[0]!.daysBack, lines[0]!.minute) },
    }
  }
}

export const chatMessages: Rows = function* (plan) {
  const { client_id } = plan
  let id = 0
  for (const { asker, lines } of askers(client_id)) {
    for (const { answer, text, daysBack, minute } of lines) {
      id += 1
      yield {
        create: { asker_id: asker, author_id: answer ? SERVICE : asker, answer, text },
        server: { id, client_id, created_at: daysAgo(plan, daysBack, minute) },
      }
    }
  }
}
