/**
 * Takes what is due from the queue and hands it to the link. Any number of servers may run one: each takes what no
 * other holds, and what a killed one had taken is due again by itself.
 */
import type { Label } from '../../model/model.ts'
import { createLoop, type Loop } from '../loop.ts'
import { Late } from '../ports/trouble.ts'
import type { Connection, Store } from '../store/store.ts'
import type { DeviceLink, Payload } from './link.ts'
import type { Note } from './note.ts'
import * as queue from './queue.ts'
import type { Sealer } from './secrets.ts'
import type { BadEnd, Ended } from './told.ts'

export interface Dispatching {
  readonly store: Store
  readonly link: Pick<DeviceLink, 'deliver'>
  readonly sealer: () => Sealer
  /** Of a company's command: with addresses of files that its device can read. */
  readonly addressed: (client: number, payload: Payload) => Promise<Payload>
  /** How often one of this type is sent again by itself. */
  readonly retries: (command: string) => number
  readonly failure: (name: 'timeout' | 'expired') => Label
  /** In the transaction in which they end. */
  readonly tell: (connection: Connection, ended: readonly Ended[]) => Promise<void>
  readonly warn: (error: unknown, about: object) => void
  readonly note?: Note | undefined
}

export type Dispatcher = Loop

/** Taken at once: few enough that a list asked for meanwhile hardly waits. */
const MOST = 60
/** Pause between two looks, so that others get the database. */
const PAUSE_MS = 15

export function createDispatcher(dispatching: Dispatching): Dispatcher {
  const { store, warn } = dispatching
  /** Not taken by the link yet: given back when this server stops. */
  const undelivered = new Set<queue.Due>()
  const loop = createLoop({
    look: () => lookOnce(dispatching, undelivered),
    most: MOST,
    pauseMs: PAUSE_MS,
    untilNext: () => queue.untilNext(store),
    failed: (error) => warn(error, {}),
  })
  return {
    ...loop,
    stop: async () => {
      await inTime(loop.stop())
      // Others hand these over again, as the same attempt.
      if (undelivered.size > 0) await queue.dueNow(store, [...undelivered])
    },
  }
}

/** A link that does not answer is not waited for when a server stops. */
const STOP_MS = 2_000

async function inTime(work: Promise<void> | null): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, STOP_MS)))])
  clearTimeout(timer)
}

const ACTIONS: readonly queue.DueAction[] = ['expire', 'lapse', 'retry', 'timeout', 'keep', 'forget', 'again', 'send']
const ENDS: Readonly<Partial<Record<queue.DueAction, BadEnd & ('timeout' | 'expired')>>> = {
  expire: 'expired',
  lapse: 'expired',
  timeout: 'timeout',
}

async function lookOnce(dispatching: Dispatching, undelivered: Set<queue.Due>): Promise<number> {
  const { store, failure, tell, note, retries } = dispatching
  const due = await store.transaction(async (connection) => {
    const found = (await queue.due(connection, MOST)).map((one): queue.Due =>
      one.action === 'timeout' && one.attempts < retries(one.command) ? { ...one, action: 'retry' } : one,
    )
    for (const action of ACTIONS) {
      const some = found.filter((one) => one.action === action)
      if (some.length === 0) continue
      const end = ENDS[action]
      await queue.step(connection, action, { due: some, failure: failure(end ?? 'timeout') })
      if (end !== undefined)
        await tell(
          connection,
          some.map((one) => ({ ...one, end, why: end })),
        )
    }
    return found
  })
  for (const one of due) note?.({ outcome: one.action, ...nameOf(one) })
  await handOver(dispatching, due, undelivered)
  return due.length
}

/** By which the log knows it. */
const nameOf = ({ client_id, task_id, request_id }: queue.Due) => ({
  command: queue.orderId(client_id, task_id),
  request_id,
})

/** Outside of any transaction: the network takes what it takes. */
async function handOver(
  { store, link, sealer, addressed, warn, note }: Dispatching,
  due: readonly queue.Due[],
  undelivered: Set<queue.Due>,
): Promise<void> {
  const outgoing = due.filter(({ action }) => action === 'send' || action === 'again')
  const away: queue.Due[] = []
  await Promise.all(
    outgoing.map(async (one) => {
      const id = queue.orderId(one.client_id, one.task_id)
      undelivered.add(one)
      try {
        const taken = await link.deliver({
          id,
          attempt: one.attempts + 1,
          client_id: one.client_id,
          type: one.command,
          address: one.address,
          target: one.target,
          payload: await addressed(one.client_id, payloadOf(one, id, sealer)),
        })
        // What was accepted once may have been done: only an answer, or none in time, says more.
        if (taken === 'away' && one.action === 'send') away.push(one)
      } catch (error) {
        warn(error, nameOf(one))
        // Who is late may bring it all the same: then, too, only an answer, or none in time, says more.
        if (one.action === 'send' && !(error instanceof Late)) away.push(one)
      } finally {
        undelivered.delete(one)
      }
    }),
  )
  for (const one of away) note?.({ outcome: 'away', ...nameOf(one) })
  if (away.length > 0) await queue.putBack(store, away, queue.TIMES.away)
}

const payloadOf = ({ payload, sealed }: queue.Due, id: string, sealer: () => Sealer): Payload => ({
  ...(JSON.parse(payload) as Payload),
  ...(sealed !== null && sealer().open(sealed, id)),
})
