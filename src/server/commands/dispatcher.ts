/**
 * Takes what is due from the queue and hands it to the link. Any number of servers may run one: each takes what no
 * other holds, and what a killed one had taken is due again by itself. It sleeps until the next command is due, or its
 * own server sends one; now and then it looks for what others have left.
 */
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
  readonly failure: (name: 'timeout' | 'expired') => string
  /** In the transaction in which they end. */
  readonly tell: (connection: Connection, ended: readonly Ended[]) => Promise<void>
  readonly warn: (error: unknown, about: object) => void
  readonly note?: Note | undefined
  /** Taken at once. */
  readonly most?: number
  /** Taken by nobody yet: given back by whoever has to stop. */
  readonly undelivered?: Set<queue.Due>
}

export interface Dispatcher {
  /** From now on it looks by itself. */
  start(): void
  /** There is something due. */
  wake(): void
  /** One look; answers how many were due. */
  round(): Promise<number>
  /** Nothing of its own is under way. */
  rested(): Promise<void>
  /** Ends what it is about, and begins nothing more. */
  stop(): Promise<void>
}

const MOST = 500
/** However quiet it is: another server may have been killed. */
const LOOK_MS = 15_000
/** After a look that failed. */
const TROUBLE_MS = 2_000

export function createDispatcher(given: Dispatching): Dispatcher {
  const undelivered = new Set<queue.Due>()
  const dispatching = { ...given, undelivered }
  const { store, warn } = dispatching
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let asked = false
  let isStopped = false

  const round = (): Promise<number> => lookOnce(dispatching)
  const run = async (): Promise<number> => {
    do {
      asked = false
      while (!isStopped && (await round()) > 0);
    } while (asked && !isStopped)
    return Math.min((await queue.untilNext(store)) ?? LOOK_MS, LOOK_MS)
  }
  const wake = (): void => {
    asked = true
    if (running !== null || isStopped) return
    clearTimeout(timer)
    running = run()
      .catch((error: unknown) => {
        warn(error, {})
        return TROUBLE_MS
      })
      .then((ms) => {
        running = null
        if (isStopped) return
        // Asked for while it was about to end: whoever waits for it to rest waits for this as well.
        if (asked) wake()
        // A timer may be early by the clock of the database.
        else timer = setTimeout(wake, ms + 5).unref()
      })
  }
  return {
    start: wake,
    wake,
    round,
    rested: async () => {
      while (running !== null) await running
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await inTime(running)
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

const DEEDS: readonly queue.Deed[] = ['expire', 'timeout', 'forget', 'again', 'send']
const ENDS: Readonly<Partial<Record<queue.Deed, BadEnd & ('timeout' | 'expired')>>> = {
  expire: 'expired',
  timeout: 'timeout',
}

async function lookOnce(dispatching: Dispatching): Promise<number> {
  const { store, failure, tell, note, most = MOST } = dispatching
  const due = await store.transaction(async (connection) => {
    const found = await queue.due(connection, most)
    for (const deed of DEEDS) {
      const some = found.filter((one) => one.deed === deed)
      const end = ENDS[deed]
      if (some.length > 0) await queue.step(connection, deed, { due: some, failure: failure(end ?? 'timeout') })
      if (some.length > 0 && end !== undefined)
        await tell(
          connection,
          some.map((one) => ({ ...one, end, why: end })),
        )
    }
    return found
  })
  for (const one of due) note?.({ outcome: one.deed, ...nameOf(one) })
  await handOver(dispatching, due)
  return due.length
}

/** By which the log knows it. */
const nameOf = ({ client_id, task_id, request_id }: queue.Due) => ({
  command: queue.orderId(client_id, task_id),
  request_id,
})

/** Outside of any transaction: the network takes what it takes. */
async function handOver(
  { store, link, sealer, warn, note, undelivered }: Dispatching,
  due: readonly queue.Due[],
): Promise<void> {
  const outgoing = due.filter(({ deed }) => deed === 'send' || deed === 'again')
  const away: queue.Due[] = []
  await Promise.all(
    outgoing.map(async (one) => {
      const id = queue.orderId(one.client_id, one.task_id)
      undelivered?.add(one)
      try {
        const taken = await link.deliver({
          id,
          attempt: one.attempts + 1,
          client_id: one.client_id,
          type: one.command,
          address: one.address,
          target: one.target,
          payload: payloadOf(one, id, sealer),
        })
        // What was accepted once may have been done: only an answer, or none in time, says more.
        if (taken === 'away' && one.deed === 'send') away.push(one)
      } catch (error) {
        warn(error, nameOf(one))
        if (one.deed === 'send') away.push(one)
      } finally {
        undelivered?.delete(one)
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
