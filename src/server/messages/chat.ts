/**
 * The online service: everybody has one conversation with it; whoever holds its key answers. In charge of who may read and write which
 * conversation, and of how far each side has read. Each sending takes the conversation's row first, so its messages are numbered in order.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../operations/context.ts'
import { holds } from '../policies/rights.ts'
import type { Connection } from '../store/store.ts'

export const ANSWERS = 'service_answer'
const PAGE = 50
/** A person writes slower; a program must not fill the table. */
const MOST_A_MINUTE = 30
const PREVIEW = 100

export interface ChatMessage {
  readonly id: number
  readonly text: string
  /** From the service, to the one who asks. */
  readonly answer: boolean
  readonly author: string
  readonly created_at: Date
}

/** Whose conversation: the asker's own, or one that the service answers. */
function conversation({ actor }: Context, asker: number | undefined): { readonly asker: number; readonly answer: boolean } {
  if (asker === undefined) return { asker: actor.staff_id, answer: false }
  if (!holds(actor, ANSWERS)) throw new AppError('forbidden')
  return { asker, answer: true }
}

const MESSAGE = `m.id, m.text, m.answer, coalesce((select s.name from staff s where s.client_id = m.client_id and s.staff_id = m.author_id), '') as author, m.created_at`

/** The newest, oldest first; `before` goes back in time. */
export async function chatMessages(context: Context, { asker_id, before }: { readonly asker_id?: number; readonly before?: number }): Promise<{ readonly list: readonly ChatMessage[]; readonly more: boolean }> {
  const { asker } = conversation(context, asker_id)
  const { rows } = await context.store.query({
    text: `select ${MESSAGE} from chat_messages m where m.client_id = $1 and m.asker_id = $2 and ($3::bigint is null or m.id < $3) order by m.id desc limit ${PAGE + 1}`,
    values: [context.actor.client_id, asker, before ?? null],
  })
  const found = rows as unknown as readonly ChatMessage[]
  return { list: found.slice(0, PAGE).toReversed(), more: found.length > PAGE }
}

export async function sendChat(context: Context, { asker_id, text }: { readonly asker_id?: number; readonly text: string }): Promise<ChatMessage> {
  const { asker, answer } = conversation(context, asker_id)
  const { client_id, staff_id } = context.actor
  return context.store.transaction(async (connection) => {
    await takeChat(connection, client_id, asker, answer)
    await refuseFlood(connection, client_id, staff_id)
    const { rows: [row] } = await connection.query({
      text: `with m as (insert into chat_messages (client_id, asker_id, author_id, answer, text) values ($1, $2, $3, $4, $5) returning *) select ${MESSAGE} from m`,
      values: [client_id, asker, staff_id, answer, text.trim()],
    })
    const message = row as unknown as ChatMessage
    // Who writes has read what stands above.
    const side = answer ? 'service_read_id = $3' : 'asker_read_id = $3, asked_id = $3'
    await connection.query({
      text: `update chats set ${side}, last_text = left($4, ${PREVIEW}), last_at = now(), version = version + 1, updated_at = now() where client_id = $1 and asker_id = $2`,
      values: [client_id, asker, message.id, message.text],
    })
    return message
  })
}

/** A conversation begins with its asker; the service cannot begin one. */
async function takeChat(connection: Connection, client_id: number, asker: number, answer: boolean): Promise<void> {
  if (!answer) await connection.query({ text: 'insert into chats (client_id, asker_id) values ($1, $2) on conflict (client_id, asker_id) do nothing', values: [client_id, asker] })
  const { count } = await connection.query({ text: 'select from chats where client_id = $1 and asker_id = $2 for update', values: [client_id, asker] })
  if (count === 0) throw new AppError('not_found')
}

async function refuseFlood(connection: Connection, client_id: number, author: number): Promise<void> {
  const { rows: [row] } = await connection.query({
    text: `select count(*)::int as count from chat_messages where client_id = $1 and author_id = $2 and created_at > now() - interval '1 minute'`,
    values: [client_id, author],
  })
  if (Number(row?.['count']) >= MOST_A_MINUTE) throw new AppError('too_many_requests')
}

/** Never back: an older window may say less than is known. Nor beyond what is written: that is still to be read. */
export async function readChat(context: Context, { asker_id, until }: { readonly asker_id?: number; readonly until: number }): Promise<null> {
  const { asker, answer } = conversation(context, asker_id)
  const column = answer ? 'service_read_id' : 'asker_read_id'
  await context.store.query({
    text: `with last as (select least($3::bigint, max(id)) as id from chat_messages where client_id = $1 and asker_id = $2)
      update chats set ${column} = last.id, version = version + 1, updated_at = now() from last where client_id = $1 and asker_id = $2 and ${column} < last.id`,
    values: [context.actor.client_id, asker, until],
  })
  return null
}

export async function chatUnread({ store, actor }: Context): Promise<{ readonly own: number; readonly waiting: number }> {
  const { rows: [row] } = await store.query({
    text: `select
        (select count(*) from chats c join chat_messages m on m.client_id = c.client_id and m.asker_id = c.asker_id and m.id > c.asker_read_id and m.answer
          where c.client_id = $1 and c.asker_id = $2)::int as own,
        (select count(*) from chats c where $3 and c.client_id = $1 and c.asked_id > c.service_read_id)::int as waiting`,
    values: [actor.client_id, actor.staff_id, holds(actor, ANSWERS)],
  })
  return row as unknown as { own: number; waiting: number }
}

/** For the service: who asked last stands first. */
export async function chats({ store, actor }: Context, { q = '' }: { readonly q?: string }): Promise<{ readonly list: readonly unknown[] }> {
  const { rows } = await store.query({
    text: `select c.asker_id, s.name, r.name as role, coalesce(c.last_text, '') as last_text, coalesce(c.last_at, c.created_at) as last_at,
        (select count(*) from chat_messages m where m.client_id = c.client_id and m.asker_id = c.asker_id and m.id > c.service_read_id and not m.answer)::int as unread
      from chats c
      join staff s on s.client_id = c.client_id and s.staff_id = c.asker_id
      join roles r on r.client_id = s.client_id and r.id = s.role_id
      where c.client_id = $1 and strpos(lower(s.name), lower($2)) > 0
      order by c.last_at desc nulls last, c.asker_id limit 200`,
    values: [actor.client_id, q.trim()],
  })
  return { list: rows }
}
