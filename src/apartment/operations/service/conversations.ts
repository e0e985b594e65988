/**
 * The online service: every account has one conversation with it; accounts with its key answer. In charge of who may
 * read and write which conversation, and of how far each side has read. Each sending takes the conversation's row
 * first, so its messages are numbered in order.
 */
import type { CallTypes } from '../../../generated/call-types.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { PAGE, STATEMENTS } from './statements.ts'

export const ANSWERS = 'service_answer'
/** A person writes slower; a program must not fill the table. */
const MOST_A_MINUTE = 30

const answers = ({ actor }: Work): boolean => actor.permissions.has(ANSWERS)

/** Whose conversation: the asker's own, or one that the service answers. */
function conversation(work: Work, asker: number | undefined): { readonly asker: number; readonly answer: boolean } {
  if (asker === undefined) return { asker: work.actor.staff_id, answer: false }
  if (!answers(work)) throw new AppError('forbidden')
  return { asker, answer: true }
}

type Message = CallTypes['service_send']['response']
type Chat = CallTypes['service_chats']['response']['list'][number]
type Row = Readonly<Record<string, unknown>>

const messageOf = ({ created_at, ...row }: Row): Message =>
  ({ ...row, created_at: instant(created_at) }) as unknown as Message
const chatOf = ({ last_at, ...row }: Row): Chat => ({ ...row, last_at: instant(last_at) }) as unknown as Chat
const instant = (value: unknown): string => (value as Date).toISOString()

/** The newest, oldest first; `before` goes back in time. */
export const serviceMessages: Operation<'service_messages'> = async (work, { asker_id, before }) => {
  const { asker } = conversation(work, asker_id)
  const found = (await work.ask(STATEMENTS.page, asker, before ?? null)).map(messageOf)
  return { list: found.slice(0, PAGE).toReversed(), more: found.length > PAGE }
}

export const serviceSend: Operation<'service_send'> = async (work, { asker_id, text }) => {
  const { asker, answer } = conversation(work, asker_id)
  await take(work, asker, answer)
  await refuseFlood(work)
  const [row] = await work.ask(STATEMENTS.add, asker, work.actor.staff_id, answer, text.trim())
  const message = messageOf(row!)
  await work.ask(answer ? STATEMENTS.answered : STATEMENTS.asked, asker, message.id, message.text)
  return message
}

/** A conversation begins with its asker; the service cannot begin one. */
async function take({ ask }: Work, asker: number, answer: boolean): Promise<void> {
  if (!answer) await ask(STATEMENTS.begin, asker)
  if ((await ask(STATEMENTS.take, asker)).length === 0) throw new AppError('not_found')
}

async function refuseFlood({ ask, actor }: Work): Promise<void> {
  const [row] = await ask(STATEMENTS.lately, actor.staff_id)
  if (Number(row?.['count']) >= MOST_A_MINUTE) throw new AppError('too_many_requests')
}

/** An older window may say less than is known. */
export const serviceRead: Operation<'service_read'> = async (work, { asker_id, until }) => {
  const { asker, answer } = conversation(work, asker_id)
  await work.ask(answer ? STATEMENTS.read_by_service : STATEMENTS.read_by_asker, asker, until)
  return null
}

export const serviceUnread: Operation<'service_unread'> = async (work) => {
  const [row] = await work.ask(STATEMENTS.unread, work.actor.staff_id, answers(work))
  return row as unknown as CallTypes['service_unread']['response']
}

/** For the service. */
export const serviceChats: Operation<'service_chats'> = async ({ ask }, { q = '' }) => ({
  list: (await ask(STATEMENTS.chats, q.trim())).map(chatOf),
})
