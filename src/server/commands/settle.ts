/**
 * What comes back from devices. An answer counts for the command and the attempt that it names, and for nothing else:
 * late, twice, of another attempt, unknown or foreign, it does no harm. The effect is written in the transaction in
 * which the command becomes a success.
 */
import { AppError } from '../../errors/app-error.ts'
import { systemWork, type Allowed } from '../calls/perform.ts'
import { transacted } from '../calls/transacted.ts'
import type { Context } from '../operations/context.ts'
import { inOneTransaction } from '../operations/write/transaction.ts'
import type { CommandTable } from './command.ts'
import type { Answer, Payload } from './link.ts'
import * as queue from './queue.ts'
import type { Outgoing } from './send.ts'

export type Verdict = 'done' | 'failed' | 'ignored'

/**
 * That it was done is true whichever attempt tells, as long as the command has not ended otherwise; that it failed is
 * true of its own attempt alone, and an earlier one says nothing of the present.
 */
export function verdictOf({ state, attempts }: queue.Standing, { attempt, outcome }: Answer): Verdict {
  const present = attempts + 1
  if (attempt < 1 || attempt > present) return 'ignored'
  if (outcome === 'failed')
    return attempt === present && (state === 'sending' || state === 'timeout') ? 'failed' : 'ignored'
  const waits = state === 'pending' || state === 'sending' || state === 'timeout'
  return waits || (state === 'fail' && attempt < present) ? 'done' : 'ignored'
}

export interface Settling {
  /** The engine's own work within a company. */
  readonly asSystem: (client: number) => Context
  readonly commands: CommandTable | undefined
  readonly outgoing: Outgoing
  /** Told of the entities whose records were written. */
  readonly written: (entities: readonly string[]) => void
  readonly warn: (error: unknown, about: object) => void
}

const LANG = 'zh'

export async function settle(settling: Settling, answer: Answer): Promise<Verdict> {
  const order = queue.orderOf(answer.id)
  if (order === null) return 'ignored'
  const context = settling.asSystem(order.client)
  try {
    const following = {
      written: settling.written,
      warn: (error: unknown) => settling.warn(error, { command: answer.id }),
    }
    return await transacted(context, following, (within, noting) =>
      settled(settling, { writing: () => within, ...noting }, order.task, answer),
    )
  } catch (error) {
    if (isOfDatabase(error)) throw error
    settling.warn(error, { command: answer.id })
    return inOneTransaction(context, (within) => notStored(within, order, answer))
  }
}

async function settled(settling: Settling, allowed: Allowed, task: number, answer: Answer): Promise<Verdict> {
  const context = allowed.writing()
  const client = context.scope.client_id
  const standing = await queue.take(context.connection, client, task)
  const verdict = standing === null ? 'ignored' : verdictOf(standing, answer)
  if (verdict === 'failed')
    await queue.failed(context.connection, client, task, answer.reason ?? text(context, 'device'))
  if (verdict === 'done') {
    const work = systemWork(context, settling.outgoing, allowed)
    const command = settling.commands?.[standing!.command as keyof CommandTable]
    // Records first, the slot then: who holds a record and asks for the slot is told at once that it is taken.
    await command?.effect(work, { task, payload: parsed(standing!.payload), data: answer.data ?? {} })
    await queue.succeeded(context.connection, client, task)
  }
  return verdict
}

/** The device did it, and the records refuse what follows: people must know, and may try again. */
async function notStored(
  context: Context,
  { client, task }: { readonly client: number; readonly task: number },
  answer: Answer,
): Promise<Verdict> {
  const standing = await queue.take(context.connection, client, task)
  if (standing === null || verdictOf(standing, answer) === 'ignored') return 'ignored'
  await queue.failed(context.connection, client, task, text(context, 'not_stored'))
  return 'failed'
}

export const text = ({ model }: Pick<Context, 'model'>, failure: string): string =>
  model.app.copy[`command.failure.${failure}`]?.[LANG] ?? ''

const parsed = (payload: string | null): Payload => (payload === null ? {} : (JSON.parse(payload) as Payload))

/** It may be told again. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof AppError && (['database_unavailable', 'timeout', 'disk_full'] as string[]).includes(error.key)
