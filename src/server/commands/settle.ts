/**
 * What comes back from devices. An answer counts for the command and the attempt that it names, and for nothing else:
 * late, twice, of another attempt, unknown or foreign, it does no harm. The effect is written in the transaction in
 * which the command becomes a success.
 */
import { AppError } from '../../errors/app-error.ts'
import { COMMAND } from '../../model/system-needs.ts'
import { systemWork, type Allowed } from '../calls/perform.ts'
import { transacted } from '../calls/transacted.ts'
import { note } from '../operations/audit.ts'
import type { Context } from '../operations/context.ts'
import { inOneTransaction } from '../operations/write/transaction.ts'
import { isAway } from '../store/failures.ts'
import type { Command, CommandTable, Done, Refused } from './command.ts'
import { entityNamed } from '../sql/sources.ts'
import type { OutsidePorts } from '../ports/ports.ts'
import type { Answer, Payload } from './link.ts'
import * as queue from './queue.ts'
import type { Note } from './note.ts'
import type { Outgoing } from './send.ts'
import type { AsAccount } from '../auth/as-account.ts'
import { tellOf, whyText, type Ended } from './told.ts'

export type Verdict = 'done' | 'failed' | 'ignored'

const ENDED_OTHERWISE: ReadonlySet<string> = new Set(['fail', 'cancelled', 'expired'])

/**
 * That it was done is true whichever attempt tells: of one that has ended otherwise an attempt before its last, which
 * was sent, whether the last one failed or never left. That it failed is true of its own attempt alone, and an earlier
 * one says nothing of the present. Of what is no longer kept nothing follows.
 */
export function verdictOf({ state, attempts, address }: queue.Standing, { attempt, outcome, from }: Answer): Verdict {
  const present = attempts + 1
  if (attempt < 1 || attempt > present || address === null) return 'ignored'
  if (from !== undefined && from.address !== address) return 'ignored'
  if (outcome === 'failed')
    return attempt === present && (state === 'sending' || state === 'timeout') ? 'failed' : 'ignored'
  const waits = state === 'pending' || state === 'sending' || state === 'timeout'
  return waits || (ENDED_OTHERWISE.has(state) && attempt < present) ? 'done' : 'ignored'
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

/**
 * Each counts as if it had come alone. Answers of one company are settled in one transaction as far as their effects
 * can be; what undoes that is found by settling each by itself.
 */
export async function settleAll(
  settling: Settling,
  answers: readonly Answer[],
): Promise<readonly PromiseSettledResult<Verdict>[]> {
  const outcomes = new Map<Answer, PromiseSettledResult<Verdict>>()
  const byClient = grouped(answers, (answer) => orderOf(answer)?.client ?? null)
  for (const [client, some] of byClient)
    if (client !== null && some.length > 1)
      for (const [answer, outcome] of await together(settling, client, some)) outcomes.set(answer, outcome)
  for (const answer of answers)
    if (!outcomes.has(answer)) outcomes.set(answer, await outcomeOf(settle(settling, answer)))
  return answers.map((answer) => outcomes.get(answer)!)
}

function grouped<T, Key>(items: readonly T[], keyOf: (item: T) => Key): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Null: of no command, or of another company's. */
function orderOf({ id, from }: Answer): ReturnType<typeof queue.orderOf> {
  const order = queue.orderOf(id)
  return order !== null && from !== undefined && from.client_id !== order.client ? null : order
}

const outcomeOf = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> => (await Promise.allSettled([work]))[0]

/** Those that are missing are to be settled each by itself. */
async function together(
  settling: Settling,
  client: number,
  answers: readonly Answer[],
): Promise<ReadonlyMap<Answer, PromiseSettledResult<Verdict>>> {
  const abouts = answers.map((answer): About => ({ answer, task: queue.orderOf(answer.id)!.task, request_id: null }))
  const warn = (error: unknown): void => settling.warn(error, {})
  try {
    const verdicts = await transacted(
      settling.asSystem(client),
      { written: settling.written, ports: settling.ports, warn },
      (within, noting) => settled(settling, { writing: () => within, ...noting }, abouts),
    )
    return new Map(
      abouts.flatMap((about) => {
        const value = verdicts.get(about.answer)
        if (value === undefined) return []
        return [[about.answer, { status: 'fulfilled' as const, value: ended(settling, about, value) }]]
      }),
    )
  } catch (reason) {
    return isOfDatabase(reason)
      ? new Map(answers.map((answer) => [answer, { status: 'rejected' as const, reason }]))
      : new Map()
  }
}

export async function settle(settling: Settling, answer: Answer): Promise<Verdict> {
  const order = orderOf(answer)
  if (order === null) return 'ignored'
  const context = settling.asSystem(order.client)
  const about: About = { answer, task: order.task, request_id: null }
  const warn = (error: unknown): void =>
    settling.warn(error, { command: answer.id, task: about.task, request_id: about.request_id })
  try {
    const verdicts = await transacted(
      context,
      { written: settling.written, ports: settling.ports, warn },
      (within, noting) => settled(settling, { writing: () => within, ...noting }, [about]),
    )
    return ended(settling, about, verdicts.get(answer)!)
  } catch (error) {
    if (isOfDatabase(error)) throw error
    warn(error)
    return ended(
      settling,
      about,
      await inOneTransaction(context, (within) => notStored(settling, within, order, answer)),
    )
  }
}

/** An answer, and what the log says of its command. */
interface About {
  readonly answer: Answer
  readonly task: number
  /** Known once its record is read. */
  request_id: string | null
}

function ended({ note }: Settling, { answer, request_id }: About, verdict: Verdict): Verdict {
  note?.({ outcome: verdict, command: answer.id, request_id })
  return verdict
}

interface Judged extends About {
  readonly standing: queue.Standing
  readonly verdict: Exclude<Verdict, 'ignored'>
}

/**
 * All of one company, each of another command. Several: those whose effect stands by itself are left as they are, and
 * missing in what is answered.
 */
async function settled(
  settling: Settling,
  given: Allowed,
  abouts: readonly About[],
): Promise<ReadonlyMap<Answer, Verdict>> {
  const within = given.writing()
  const client = within.scope.client_id
  const standings = await queue.take(
    within.connection,
    client,
    abouts.map(({ task }) => task),
  )
  const verdicts = new Map<Answer, Verdict>()
  const counting: Judged[] = []
  for (const about of abouts) {
    const standing = standings.get(about.task)
    about.request_id = standing?.request_id ?? null
    const verdict = standing === undefined ? 'ignored' : verdictOf(standing, about.answer)
    if (verdict === 'done' && abouts.length > 1 && commandOf(settling, standing!)?.effects === undefined) continue
    verdicts.set(about.answer, verdict)
    if (verdict !== 'ignored') counting.push({ ...about, standing: standing!, verdict })
  }
  const done = counting.filter(({ verdict }) => verdict === 'done')
  await tellBelated(within, done)
  // Records first, the slot then: who holds a record and asks for the slot is told at once that it is taken.
  await effects(settling, given, done)
  const bad = counting.filter(({ verdict }) => verdict === 'failed')
  await refusals(
    settling,
    given,
    bad.filter(({ answer: { code } }) => code !== undefined),
  )
  const why = ({ answer: { code, reason } }: Judged): Ended['why'] =>
    code !== undefined ? { code } : reason === undefined ? 'device' : { said: reason }
  await failed(
    settling,
    within,
    bad.map((one) => ({ ...one.standing, client_id: client, task_id: one.task, why: why(one) })),
  )
  await queue.succeeded(
    within.connection,
    client,
    done.map(({ task }) => task),
  )
  await next(settling, given, done)
  return verdicts
}

/** People were shown another end: the log says how it came to this one. */
async function tellBelated(within: Context, done: readonly Judged[]): Promise<void> {
  const entity = entityNamed(within.model, COMMAND)
  for (const { task: key, standing } of done) {
    if (standing.state !== 'cancelled' && standing.state !== 'expired') continue
    const changes = [{ field: 'state', before: standing.state, after: 'success' }]
    await note(within, { action: 'update', entity, key, changes })
  }
}

const commandOf = ({ commands }: Settling, { command }: queue.Standing): Command | null | undefined =>
  commands?.[command as keyof CommandTable]

const doneOf = ({ task, standing, answer }: Judged): Done => ({
  ...{ task, payload: parsed(standing.payload) },
  data: answer.data ?? {},
})

async function next(settling: Settling, given: Allowed, done: readonly Judged[]): Promise<void> {
  for (const { command, work, some } of byCommand(settling, given, done)) await command?.next?.(work, some.map(doneOf))
}

async function effects(settling: Settling, given: Allowed, done: readonly Judged[]): Promise<void> {
  for (const { command, work, some } of byCommand(settling, given, done)) {
    const all = some.map(doneOf)
    if (all.length === 1 && command?.effect !== undefined) await command.effect(work, all[0]!)
    else await command?.effects?.(work, all)
  }
}

/** Of those that were refused by a code. */
async function refusals(settling: Settling, given: Allowed, bad: readonly Judged[]): Promise<void> {
  for (const { command, work, some } of byCommand(settling, given, bad))
    await command?.refused?.(
      work,
      some.map(({ task, standing, answer: { code } }): Refused => ({
        task,
        payload: parsed(standing.payload),
        code: code!,
      })),
    )
}

const byCommand = (settling: Settling, given: Allowed, judged: readonly Judged[]) =>
  [...grouped(judged, ({ standing }) => standing.command).values()].map((some) => {
    const [first] = some
    // What follows from an answer follows from the same request.
    const requestId = some.every(({ request_id }) => request_id === first!.request_id) ? first!.request_id : null
    const context = { ...given.writing(), requestId }
    const work = systemWork(context, settling.outgoing, { ...given, writing: () => context })
    return { command: commandOf(settling, first!.standing), work, some }
  })

/** The device did it, and the records refuse what follows: people must know, and may try again. */
async function notStored(
  settling: Settling,
  context: Context,
  { client, task }: { readonly client: number; readonly task: number },
  answer: Answer,
): Promise<Verdict> {
  const standing = (await queue.take(context.connection, client, [task])).get(task)
  if (standing === undefined || verdictOf(standing, answer) === 'ignored') return 'ignored'
  await failed(settling, context, [{ ...standing, client_id: client, task_id: task, why: 'not_stored' }])
  return 'failed'
}

type Failed = queue.Standing & Pick<Ended, 'client_id' | 'task_id' | 'why'>

async function failed(
  settling: Settling,
  { connection, model, scope }: Context,
  all: readonly Failed[],
): Promise<void> {
  // One that has timed out has given its slot away: another may have it by now.
  const isRetried = (one: Failed): boolean =>
    one.state === 'sending' && one.why !== 'not_stored' && one.attempts < (commandOf(settling, one)?.retries ?? 0)
  const failures = (some: readonly Failed[]): readonly queue.Failure[] =>
    some.map(({ task_id: task, why }) => ({ task, failure: whyText(model, why) }))
  await queue.retried(connection, scope.client_id, failures(all.filter(isRetried)))
  const some = all.filter((one) => !isRetried(one))
  await queue.failed(connection, scope.client_id, failures(some))
  await tellOf(
    connection,
    settling.asAccount,
    some.flatMap((one) => (one.address === null ? [] : [{ ...one, address: one.address, end: 'fail' as const }])),
  )
}

const parsed = (payload: string | null): Payload => (payload === null ? {} : (JSON.parse(payload) as Payload))

/** It may be told again. */
const isOfDatabase = (error: unknown): boolean =>
  isAway(error) || (error instanceof AppError && (['timeout', 'disk_full'] as string[]).includes(error.key))
