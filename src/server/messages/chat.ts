/**
 * The online service: everybody has one conversation with it; whoever holds its key answers. In charge of who may read
 * and write which conversation, and of how far each side has read. Each sending takes the conversation's row first, so
 * its messages are numbered in order.
 */
import { AppError } from '../../errors/app-error.ts'
import { bound } from '../operations/bound.ts'
import type { Context } from '../operations/context.ts'
import { holds } from '../policies/rights.ts'
import { written } from '../sql/cache.ts'
import type { Rows } from '../store/store.ts'
import { PAGE, STATEMENTS } from './chat-statements.ts'

export const ANSWERS = 'service_answer'
/** A person writes slower; a program must not fill the table. */
const MOST_A_MINUTE = 30

export interface ChatMessage {
  readonly id: number
  readonly text: string
  /** From the service, to the one who asks. */
  readonly answer: boolean
  readonly author: string
  readonly created_at: Date
}

const run = (context: Context, name: keyof typeof STATEMENTS, ...values: readonly unknown[]): Promise<Rows> =>
  context.connection.query(
    bound(
      context,
      written(context.model, context.scope, {
        name: `chat ${name}`,
        plan: null,
        prepared: true,
        body: STATEMENTS[name],
      }),
      values,
    ),
  )

/** Whose conversation: the asker's own, or one that the service answers. */
function conversation(
  { actor }: Context,
  asker: number | undefined,
): { readonly asker: number; readonly answer: boolean } {
  if (asker === undefined) return { asker: actor.staff_id, answer: false }
  if (!holds(actor, ANSWERS)) throw new AppError('forbidden')
  return { asker, answer: true }
}

/** The newest, oldest first; `before` goes back in time. */
export async function chatMessages(
  context: Context,
  { asker_id, before }: { readonly asker_id?: number; readonly before?: number },
): Promise<{ readonly list: readonly ChatMessage[]; readonly more: boolean }> {
  const { asker } = conversation(context, asker_id)
  const { rows } = await run(context, 'page', asker, before ?? null)
  const found = rows as unknown as readonly ChatMessage[]
  return { list: found.slice(0, PAGE).toReversed(), more: found.length > PAGE }
}

export async function sendChat(
  context: Context,
  { asker_id, text }: { readonly asker_id?: number; readonly text: string },
): Promise<ChatMessage> {
  const { asker, answer } = conversation(context, asker_id)
  return context.store.transaction(async (connection) => {
    const within: Context = { ...context, connection }
    await takeChat(within, asker, answer)
    await refuseFlood(within)
    const {
      rows: [row],
    } = await run(within, 'add', asker, context.actor.staff_id, answer, text.trim())
    const message = row as unknown as ChatMessage
    await run(within, answer ? 'answered' : 'asked', asker, message.id, message.text)
    return message
  })
}

/** A conversation begins with its asker; the service cannot begin one. */
async function takeChat(context: Context, asker: number, answer: boolean): Promise<void> {
  if (!answer) await run(context, 'begin', asker)
  if ((await run(context, 'take', asker)).count === 0) throw new AppError('not_found')
}

async function refuseFlood(context: Context): Promise<void> {
  const {
    rows: [row],
  } = await run(context, 'lately', context.actor.staff_id)
  if (Number(row?.['count']) >= MOST_A_MINUTE) throw new AppError('too_many_requests')
}

/** An older window may say less than is known. */
export async function readChat(
  context: Context,
  { asker_id, until }: { readonly asker_id?: number; readonly until: number },
): Promise<null> {
  const { asker, answer } = conversation(context, asker_id)
  await run(context, answer ? 'read_by_service' : 'read_by_asker', asker, until)
  return null
}

export async function chatUnread(context: Context): Promise<{ readonly own: number; readonly waiting: number }> {
  const {
    rows: [row],
  } = await run(context, 'unread', context.actor.staff_id, holds(context.actor, ANSWERS))
  return row as unknown as { own: number; waiting: number }
}

/** For the service. */
export async function chats(
  context: Context,
  { q = '' }: { readonly q?: string },
): Promise<{ readonly list: readonly unknown[] }> {
  return { list: (await run(context, 'chats', q.trim())).rows }
}
