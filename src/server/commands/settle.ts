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
import type { OutsidePorts } from '../ports/ports.ts'
import type { Answer, Payload } from './link.ts'
import * as queue from './queue.ts'
import type { Note } from './note.ts'
import type { Outgoing } from './send.ts'
import { failureText, tellOf, type AsAccount, type Ended } from './told.ts'

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
  readonly asAccount: AsAccount
  readonly commands: CommandTable | undefined
  readonly outgoing: Outgoing
  readonly ports: OutsidePorts
  /** Told of the entities whose records were written. */
  readonly written: (entities: readonly string[]) => void
  readonly warn: (error: unknown, about: object) => void
  readonly note?: Note | undefined
}

/** In which the record tells of it: it is stored once, for all who read it. */
export const LANG = 'zh'

export async function settle(settling: Settling, answer: Answer): Promise<Verdict> {
  const order = queue.orderOf(answer.id)
  if (order === null) return 'ignored'
  const context = settling.asSystem(order.client)
  const about: About = { command: answer.id, task: order.task, request_id: null }
  const warn = (error: unknown): void => settling.warn(error, about)
  const ended = (verdict: Verdict): Verdict => {
    settling.note?.({ outcome: verdict, command: about.command, request_id: about.request_id })
    return verdict
  }
  try {
    return ended(
      await transacted(context, { written: settling.written, ports: settling.ports, warn }, (within, noting) =>
        settled(settling, { writing: () => within, ...noting }, about, answer),
      ),
    )
  } catch (error) {
    if (isOfDatabase(error)) throw error
    warn(error)
    return ended(await inOneTransaction(context, (within) => notStored(settling, within, order, answer)))
  }
}

/** What the log says of a command. */
interface About {
  readonly command: string
  readonly task: number
  /** Known once its record is read. */
  request_id: string | null
}

async function settled(settling: Settling, given: Allowed, about: About, answer: Answer): Promise<Verdict> {
  const { task } = about
  const within = given.writing()
  const client = within.scope.client_id
  const standing = await queue.take(within.connection, client, task)
  about.request_id = standing?.request_id ?? null
  // What follows from an answer follows from the same request.
  const context = { ...within, requestId: about.request_id }
  const allowed = { ...given, writing: () => context }
  const verdict = standing === null ? 'ignored' : verdictOf(standing, answer)
  if (verdict === 'failed') {
    const why = answer.reason === undefined ? 'device' : { said: answer.reason }
    await failed(settling, context, { ...standing!, client_id: client, task_id: task, why })
  }
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
  settling: Settling,
  context: Context,
  { client, task }: { readonly client: number; readonly task: number },
  answer: Answer,
): Promise<Verdict> {
  const standing = await queue.take(context.connection, client, task)
  if (standing === null || verdictOf(standing, answer) === 'ignored') return 'ignored'
  await failed(settling, context, { ...standing, client_id: client, task_id: task, why: 'not_stored' })
  return 'failed'
}

type Failed = queue.Standing & Pick<Ended, 'client_id' | 'task_id' | 'why'>

async function failed({ asAccount }: Settling, { connection, model }: Context, one: Failed): Promise<void> {
  const { client_id, task_id, why } = one
  await queue.failed(connection, client_id, task_id, typeof why === 'string' ? failureText(model, why)[LANG] : why.said)
  if (one.address !== null) await tellOf(connection, asAccount, [{ ...one, address: one.address, end: 'fail' }])
}

const parsed = (payload: string | null): Payload => (payload === null ? {} : (JSON.parse(payload) as Payload))

/** It may be told again. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof AppError && (['database_unavailable', 'timeout', 'disk_full'] as string[]).includes(error.key)
