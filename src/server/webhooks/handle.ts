/**
 * Messages of the inbox, handled: each in a transaction of its own, in which it becomes handled, hence once. What its
 * sender did wrong is refused for good; what went wrong here is tried again.
 */
import { AppError, entry } from '../../errors/app-error.ts'
import { WebhookState } from '../../generated/enums.ts'
import { systemWork } from '../calls/perform.ts'
import type { Work } from '../calls/operation.ts'
import { transacted, type Following } from '../calls/transacted.ts'
import type { Outgoing } from '../commands/send.ts'
import { createLoop, type Loop } from '../loop.ts'
import { errorSentence, unforeseen } from '../messages/error-message.ts'
import type { Context } from '../operations/context.ts'
import { parseBody } from '../plugins/limits.ts'
import type { Connection, Store } from '../store/store.ts'
import type { ProductReports } from '../reports/report.ts'
import { takeIn } from '../reports/intake.ts'
import { fitting } from './fitting.ts'
import * as inbox from './inbox.ts'
import type { AnyWebhooks, Webhooks } from './webhook.ts'

export interface Handling extends Pick<Following, 'written' | 'ports'> {
  readonly store: Store
  readonly webhooks: Webhooks
  /** What a message comes to that is a device's report. */
  readonly reports: ProductReports | undefined
  /** Where commands go that a message leads to. */
  readonly outgoing: Outgoing
  /** The engine's own work within a company. */
  readonly asSystem: (client: number) => Context
  readonly warn: (error: unknown, about: object) => void
  /** Told of what became of each. */
  readonly note?: (noted: Noted) => void
}

/** `again`: it has met trouble here, and is tried later. */
export type Outcome = 'handled' | 'refused' | 'failed' | 'again'

interface Noted extends About {
  readonly webhook: string
  readonly outcome: Outcome
}

interface About {
  readonly message: number
  readonly client: number
}

export const createHandler = (handling: Handling): Loop =>
  createLoop({
    look: async () => {
      const due = await inbox.next(handling.store)
      if (due !== null) await attempt(handling, due)
      return due === null ? 0 : 1
    },
    most: 1,
    untilNext: () => inbox.untilNext(handling.store),
    failed: (error) => handling.warn(error, {}),
  })

async function attempt(handling: Handling, due: inbox.Due): Promise<void> {
  const about = { message: due.message_id, client: due.client_id }
  const following: Following = { ...handling, warn: (error) => handling.warn(error, about) }
  const note = (outcome: Outcome): void => handling.note?.({ ...about, webhook: due.source, outcome })
  try {
    if (due.attempts > inbox.MOST_ATTEMPTS) throw new Interrupted()
    const isDone = await transacted(handling.asSystem(due.client_id), following, async (within, noting) => {
      const message = await inbox.hold(within.connection, due)
      if (message === null) return false
      const work = systemWork(within, handling.outgoing, { writing: () => within, ...noting })
      await handle(handling, within.connection, work, message)
      await inbox.settle(within.connection, due, WebhookState.handled, null)
      return true
    })
    if (isDone) note('handled')
  } catch (error) {
    note(await afterwards(handling, due, error, about))
  }
}

/** Each attempt took its server down, or the database away. */
class Interrupted extends Error {}
const INTERRUPTED = `连续 ${inbox.MOST_ATTEMPTS} 次处理中断`
/** A reason is stored once, for all who read it. */
const LANG = 'zh'

async function afterwards({ store, warn }: Handling, due: inbox.Due, error: unknown, about: About): Promise<Outcome> {
  const end = async (outcome: 'refused' | 'failed', reason: string): Promise<Outcome> => {
    await inbox.settle(store, due, WebhookState[outcome], reason)
    return outcome
  }
  if (error instanceof Interrupted) return end('failed', INTERRUPTED)
  if (error instanceof AppError && entry(error.key).status < 500) return end('refused', errorSentence(error, LANG))
  warn(error, about)
  const reason = error instanceof AppError ? errorSentence(error, LANG) : unforeseen('消息', due.message_id)
  if (due.attempts >= inbox.MOST_ATTEMPTS) return end('failed', reason)
  await inbox.putBack(store, due, reason)
  return 'again'
}

async function handle(
  { webhooks, reports }: Handling,
  connection: Connection,
  work: Work,
  { source, body }: inbox.Message,
): Promise<void> {
  const document = work.model.webhooks[source]
  // It has lost its document since it came, and its code with it.
  if (document === undefined || !Object.hasOwn(webhooks, source)) throw new AppError('unavailable')
  const code = (webhooks as AnyWebhooks)[source]!
  const message = fitting(work.model, document, parseBody(body)) as never
  if ('handle' in code) return code.handle(work, message)
  if (reports === undefined) throw new AppError('unavailable')
  const [outcome] = await takeIn(connection, work, reports, [code.report(message)])
  if (outcome === 'unknown') throw code.unknown(message)
}
