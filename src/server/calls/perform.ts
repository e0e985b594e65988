/**
 * Performs a call's operation: one transaction, retried when two writers conflict; a key that was used answers as
 * before. In charge of what surrounds the code; what the code does to records is `records/`.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Call } from '../../model/model.ts'
import type { Context } from '../operations/context.ts'
import { refuseGuesses } from '../operations/limited.ts'
import { inOneTransaction } from '../operations/write/transaction.ts'
import { readableFile } from '../operations/readable-file.ts'
import { settingsInForce, valuesInForce } from '../operations/effective-settings.ts'
import { commandsIn, SENDS_NOTHING, type Outgoing } from '../commands/send.ts'
import { jobsIn } from '../jobs/asked.ts'
import { spoken } from '../ports/spoken.ts'
import { recordsOf, type Hooks } from '../records/records.ts'
import { heldElsewhere } from '../sql/holding.ts'
import { entityNamed } from '../sql/sources.ts'
import { refuseWrongAnswer } from './answer-check.ts'
import { answeredBefore, once } from './idempotency.ts'
import { listsIn } from './lists.ts'
import type { Ahead, Work } from './operation.ts'
import { inWordsOf } from './refusals.ts'
import { forgetIn, rememberedIn } from './remembered.ts'
import { askIn } from './statements.ts'
import { holdSubject, type Memory, remembering } from './subject.ts'
import { Previewed } from './previewed.ts'
import { type Following, type Noting, transacted } from './transacted.ts'

type Performed = (work: Work, request: never) => Promise<unknown>
/** A product's operation, whatever its call: the table that it stands in has the types. */
export type AnyOperation =
  | Performed
  | {
      readonly asks?: (request: never) => boolean
      readonly ahead: (ahead: Ahead, request: never) => Promise<Performed>
    }

export interface Performance extends Following {
  readonly call: Call
  readonly operation: AnyOperation
  readonly payload: Readonly<Record<string, unknown>>
  /** Of the request's header; null: none was sent. */
  readonly key: string | null
  /** Done in the transaction of the work, after it: where this fails, the work is undone. */
  readonly within?: (context: Context, answer: unknown) => Promise<void>
  /** In tests and development. */
  readonly checkAnswer: boolean
  /** Where commands go that it sends. */
  readonly outgoing: Outgoing
}

/** `operation`: what external services were to say ahead of it has been said. */
type Ready = Omit<Performance, 'operation'> & { readonly operation: Performed }

export async function perform(context: Context, asked: Performance): Promise<unknown> {
  const { call, key } = asked
  if (asksFirst(asked) && call.idempotent && key !== null) {
    const before = await answeredBefore(context, asked, key)
    if (before !== null) return checked(asked, before.answer)
  }
  const performance: Ready = { ...asked, operation: await told(context, asked) }
  if (performance.call.method === 'GET') return checked(performance, await run(context, performance, readOnly))
  try {
    const answer = await write(context, performance)
    forgetIn(context)
    return answer
  } catch (error) {
    if (error instanceof Previewed) return checked(performance, error.answer)
    throw error
  }
}

const write = (context: Context, performance: Ready): Promise<unknown> =>
  transacted(context, performance, async (within, noting) => {
    const work = async (): Promise<unknown> => {
      const [held, memory] = await withSubject(within, performance)
      return run(held, performance, { writing: () => held, memory, ...noting })
    }
    const answer =
      performance.call.idempotent && performance.key !== null
        ? await once(within, performance, performance.key, work)
        : await work()
    const found = checked(performance, answer)
    await performance.within?.(within, found)
    return found
  })

const asksFirst = ({ operation, payload }: Performance): boolean =>
  typeof operation !== 'function' && operation.asks?.(payload as never) !== false

async function told(context: Context, asked: Performance): Promise<Performed> {
  const { call, operation, payload, ports } = asked
  if (typeof operation === 'function') return operation
  const refused = asksFirst(asked) ? await refusedAhead(context, call, payload) : null
  // Nobody outside is asked for it. It may yet be a repetition, which is answered as before.
  if (refused !== null) return () => Promise.reject(refused)
  const ahead: Ahead = {
    ...readingWork(context, call),
    ports: spoken(ports, context),
    guess: (subject, code) => refuseGuesses(context, subject, code),
  }
  return operation.ahead(ahead, payload as never)
}

async function refusedAhead(context: Context, call: Call, payload: Performance['payload']): Promise<AppError | null> {
  const { action } = call
  if (action === null) return null
  try {
    await inOneTransaction(context, (within) => holdSubject(within, call, action, payload))
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Whom the call is done to is held before its code runs. */
async function withSubject(within: Context, { call, payload }: Ready): Promise<readonly [Context, Memory]> {
  const subject = call.action === null ? null : await holdSubject(within, call, call.action, payload)
  return remembering(within, call, subject)
}

export interface Allowed extends Noting {
  readonly memory?: Memory
  readonly writing: () => Context
}

const refuseWriting = (): never => {
  throw new Error('a call that is asked with GET writes nothing')
}
const nothing: Memory = { known: () => null, held: () => undefined }
const readOnly: Allowed = { writing: refuseWriting, wrote: refuseWriting, later: refuseWriting }

function run(context: Context, { call, operation, payload, outgoing }: Ready, allowed: Allowed): Promise<unknown> {
  return operation(workIn(context, inWordsOf(call), outgoing, allowed), payload as never)
}

function workIn(
  context: Context,
  told: Hooks['told'],
  outgoing: Outgoing,
  { writing, memory = nothing, wrote, later }: Allowed,
): Work {
  const { actor, now, lang, model, requestId } = context
  const records = recordsOf(context, { writing, ...memory, wrote, told })
  return {
    actor,
    now,
    lang,
    model,
    requestId,
    records,
    commands: commandsIn({ writing, records, outgoing, later }),
    jobs: jobsIn({ writing, wrote }),
    lists: listsIn(context),
    reach: context.reach,
    secrets: {
      seal: (secrets, owner) => outgoing.sealer().seal(secrets, owner),
      open: (sealed, owner) => outgoing.sealer().open(sealed, owner),
    },
    settings: (resource, type, value) => valuesInForce(context, { resource, type, value }),
    settingsShown: (resource, type, value) => settingsInForce(context, { resource, type, value }),
    heldElsewhere: (entity, sought) => {
      const { connection, scope } = writing()
      return heldElsewhere(connection, { model, client: scope.client_id }, entity, sought)
    },
    file: (name, of) => readableFile(context, name, of),
    ask: (statement, ...values) => {
      if (statement.writes !== undefined) wrote(entityNamed(model, statement.writes))
      return askIn(context)(statement, ...values)
    },
    remembered: rememberedIn(context),
    afterCommit: later,
  }
}

/** For what a product adds to a call that the engine answers. */
export const readingWork = (context: Context, call: Call): Work =>
  workIn(context, inWordsOf(call), { ...SENDS_NOTHING, sealer: context.sealer }, readOnly)

/** For what no call has asked for: what is refused is told as it is, or in the words that `told` finds. */
export const systemWork = (
  context: Context,
  outgoing: Outgoing,
  allowed: Allowed = readOnly,
  told: Hooks['told'] = (error) => error,
): Work => workIn(context, told, outgoing, allowed)

function checked({ call, checkAnswer }: Pick<Performance, 'call' | 'checkAnswer'>, answer: unknown): unknown {
  if (checkAnswer) refuseWrongAnswer(call, answer ?? null)
  return answer ?? null
}

/** A header that was sent more than once is ambiguous and refused. */
export function keyFrom(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(header))
    throw new AppError('bad_value', { name: 'Idempotency-Key' })
  return header
}
