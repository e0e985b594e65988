/** Commands enter the queue: within the operation's transaction, so that none is sent of what was taken back. */
import { randomUUID } from 'node:crypto'
import { AppError } from '../../errors/app-error.ts'
import type { CommandType } from '../../generated/enums.ts'
import { note } from '../operations/audit.ts'
import type { Context } from '../operations/context.ts'
import { sqlState } from '../operations/failures.ts'
import { writeEach } from '../operations/write/each.ts'
import type { NewRecord, Records } from '../records/types.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Heard } from './link.ts'
import * as queue from './queue.ts'
import type { Sealer } from './secrets.ts'
import type { Commands, Sending, Sent } from './types.ts'

export interface Outgoing {
  readonly sealer: () => Sealer
  /** Whether the product says what a command of this type comes to. */
  takes(type: CommandType): boolean
  /** Seconds that a command of this type waits for its device. */
  waits(type: CommandType): number
  /** There is something to send. */
  wake(): void
  /** As a link tells it. */
  readonly online: Heard['online']
}

/** For work that only reads. */
export const SENDS_NOTHING: Outgoing = {
  sealer: () => {
    throw new Error('who only reads sends nothing')
  },
  takes: () => false,
  waits: () => queue.TIMES.kept,
  wake: () => undefined,
  online: () => Promise.resolve(),
}

interface Hooks {
  /** The context of the transaction; throws where nothing may be written. */
  readonly writing: () => Context
  readonly records: Records
  readonly outgoing: Outgoing
  readonly later: (task: () => void | Promise<void>) => void
}

/** A command about nothing in particular of its device. */
const WHOLE = '*'
const CONSOLE = 1
const SYSTEM = 2

export const commandsIn = (hooks: Hooks): Commands => ({
  send: async (type, sending) => (await sendTogether(hooks, type, [sending]))[0]!,
  sendTogether: (type, sendings) => sendTogether(hooks, type, sendings),
  sendAll: async (type, sendings) => {
    if (sendings.length === 0) return []
    const context = writingOf(hooks, type)
    const { known, places, news } = await newAmong(context, sendings)
    const tasks = new Map<number, number>()
    // Who is refused a slot leaves no record: it is undone with the attempt, and the others are made anew.
    const refused = await writeEach(context, news, {
      write: async (within, some) => {
        const keys = await enteredEach(hooks, within, type, some)
        return keys.map((key, place) => {
          if (key instanceof AppError) return key
          tasks.set(some[place]!.at, key)
          return null
        })
      },
      refusal: () => null,
    })
    if (refused.size < news.length) hooks.later(hooks.outgoing.wake)
    const wrong = new Map([...refused].map(([{ at }, error]) => [at, error]))
    return sendings.map(({ key }, place): Sent => {
      const at = places[place]!
      const error = wrong.get(at)
      return error === undefined ? { task: known.get(key ?? '') ?? tasks.get(at)! } : { refused: error }
    })
  },
  retry: async (task) => {
    const context = hooks.writing()
    const client = context.scope.client_id
    const state = await retried(() => queue.again(context.connection, { client, task, asker: context.scope.staff_id }))
    if (state === null) {
      const [waits] = await queue.waitingInstead(context.connection, client, task)
      throw busyBy(context, waits)
    }
    const entity = entityNamed(context.model, 'command_task')
    const changes = [{ field: 'state', before: state, after: 'pending' }]
    await note(context, { action: 'update', entity, key: task, changes })
    hooks.later(hooks.outgoing.wake)
  },
  online: (address) => {
    const { client_id: client } = hooks.writing().scope
    // After the commit: who settles a command holds the queue's rows and then asks for the records held here.
    hooks.later(() => hooks.outgoing.online(client, address))
  },
})

function writingOf({ writing, outgoing }: Hooks, type: CommandType): Context {
  const context = writing()
  // A mistake of the program: a device would do what no record ever tells of.
  if (!outgoing.takes(type)) throw new Error(`nothing says what a command ${type} comes to: it is not sent`)
  return context
}

async function sendTogether(hooks: Hooks, type: CommandType, sendings: readonly Sending[]): Promise<readonly number[]> {
  if (sendings.length === 0) return []
  const context = writingOf(hooks, type)
  const { known, places, news } = await newAmong(context, sendings)
  const taken = new Map<number, number>()
  if (news.length > 0) {
    const values = news.map(({ sending }) => recordOf(context, type, sending))
    const tasks = await hooks.records.of('command_task').createTogether(values)
    const made = news.map(({ sending }, place) => ({ task: tasks[place]!, sending }))
    const free = await entered(hooks, context, { type, made })
    const busy = made.find(({ task }) => !free.has(task))?.sending
    if (busy !== undefined) throw (await busyWith(context, [busy]))(busy)
    hooks.later(hooks.outgoing.wake)
    news.forEach(({ at }, place) => taken.set(at, tasks[place]!))
  }
  return sendings.map(({ key }, place) => known.get(key ?? '') ?? taken.get(places[place]!)!)
}

interface News {
  /** By its business key each command that there is. */
  readonly known: ReadonlyMap<string, number>
  /** Of each the place of the first with its key. */
  readonly places: readonly number[]
  readonly news: readonly { readonly sending: Sending; readonly at: number }[]
}

/** What has not been sent yet. */
async function newAmong(context: Context, sendings: readonly Sending[]): Promise<News> {
  const known = await knownOf(context, sendings)
  const places = placesOf(sendings)
  const all = sendings.map((sending, at) => ({ sending, at }))
  const isNew = (key: string | undefined, at: number): boolean => places[at] === at && !known.has(key ?? '')
  return { known, places, news: all.filter(({ sending, at }) => isNew(sending.key, at)) }
}

const knownOf = ({ connection, scope }: Context, sendings: readonly Sending[]) =>
  queue.known(
    connection,
    scope.client_id,
    sendings.flatMap(({ key }) => key ?? []),
  )

/** The same key twice is one command: that of the first. */
function placesOf(sendings: readonly Sending[]): readonly number[] {
  const first = new Map<string, number>()
  return sendings.map(({ key }, at) => {
    if (key === undefined) return at
    const place = first.get(key) ?? at
    first.set(key, place)
    return place
  })
}

const recordOf = ({ scope, requestId }: Context, type: CommandType, { record, summary, key }: Sending) =>
  ({
    ...record,
    command: type,
    business_key: key ?? randomUUID(),
    ...(summary !== undefined && { parameters: summary.zh, parameters_en: summary.en }),
    ...(scope.staff_id === null ? { origin: SYSTEM } : { origin: CONSOLE, staff_id: scope.staff_id }),
    resendable: true,
    request_id: requestId,
  }) as NewRecord<'command_task'>

interface Made {
  readonly task: number
  readonly sending: Sending
}

/** Those that have got their slot. */
function entered(
  { outgoing }: Hooks,
  context: Context,
  { type, made }: { readonly type: CommandType; readonly made: readonly Made[] },
): Promise<ReadonlySet<number>> {
  const waits = outgoing.waits(type)
  const client = context.scope.client_id
  const entries = made.map(({ task, sending: { address, target = WHOLE, payload = {}, secrets } }) => ({
    ...{ task, address, target, payload: JSON.stringify(payload), waits },
    sealed: secrets === undefined ? null : outgoing.sealer().seal(secrets, queue.orderId(client, task)),
  }))
  return queue.enter(context.connection, { client, asker: context.scope.staff_id }, entries)
}

async function enteredEach(
  hooks: Hooks,
  context: Context,
  type: CommandType,
  some: readonly { readonly sending: Sending }[],
): Promise<readonly (number | AppError)[]> {
  const keys = await hooks.records
    .of('command_task')
    .createAll(some.map(({ sending }) => recordOf(context, type, sending)))
  const made = keys.flatMap((task, at) => (task instanceof AppError ? [] : [{ task, sending: some[at]!.sending }]))
  const free = await entered(hooks, context, { type, made })
  if (free.size === made.length) return keys
  const refused = await busyWith(
    context,
    made.flatMap(({ task, sending }) => (free.has(task) ? [] : [sending])),
  )
  return keys.map((key, at) => (key instanceof AppError || free.has(key) ? key : refused(some[at]!.sending)))
}

/** Why each of these has not entered. */
async function busyWith(context: Context, sendings: readonly Sending[]): Promise<(sending: Sending) => AppError> {
  const placeOf = ({ address, target = WHOLE }: Sending) => ({ address, target })
  const waiting = await queue.waiting(context.connection, context.scope.client_id, sendings.map(placeOf))
  const bySlot = new Map(waiting.map((one) => [one.slot, one]))
  return (sending) => busyBy(context, bySlot.get(queue.slotAt(placeOf(sending))))
}

/** A command that only waits keeps nothing busy: people are told which it is. */
function busyBy({ model, lang }: Context, waiting: queue.Waiting | undefined): AppError {
  if (waiting === undefined) return new AppError('busy')
  const type = model.enums['command_type']?.values.find(({ value }) => value === waiting.command)
  return new AppError('command_waits', { command: type?.label[lang] ?? waiting.command })
}

const TAKEN = '23505'

/** Another was sent for the same target at this very moment. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw sqlState(error) === TAKEN ? new AppError('busy') : error
  }
}
