/**
 * Takes what is due from the queue and hands it to the link. Any number of servers may run one: each takes what no
 * other holds, and what a killed one had taken is due again by itself.
 */
import { createLoop, type Loop } from '../loop.ts'
import type { Store } from '../store/store.ts'
import type { DeviceLink, Payload } from './link.ts'
import * as queue from './queue.ts'
import type { Sealer } from './secrets.ts'

export interface Dispatching {
  readonly store: Store
  readonly link: Pick<DeviceLink, 'deliver'>
  readonly sealer: () => Sealer
  readonly failure: (name: 'timeout' | 'expired') => string
  readonly warn: (error: unknown, about: object) => void
  /** Taken at once. */
  readonly most?: number
}

export type Dispatcher = Loop

const MOST = 500

export const createDispatcher = (dispatching: Dispatching): Dispatcher =>
  createLoop({
    look: () => lookOnce(dispatching),
    untilNext: () => queue.untilNext(dispatching.store),
    failed: (error) => dispatching.warn(error, {}),
  })

const DEEDS: readonly queue.Deed[] = ['expire', 'timeout', 'forget', 'again', 'send']

async function lookOnce(dispatching: Dispatching): Promise<number> {
  const { store, failure, most = MOST } = dispatching
  const due = await store.transaction(async (connection) => {
    const found = await queue.due(connection, most)
    for (const deed of DEEDS) {
      const some = found.filter((one) => one.deed === deed)
      const words = deed === 'expire' ? failure('expired') : failure('timeout')
      if (some.length > 0) await queue.step(connection, deed, { due: some, failure: words })
    }
    return found
  })
  await handOver(dispatching, due)
  return due.length
}

/** Outside of any transaction: the network takes what it takes. */
async function handOver({ store, link, sealer, warn }: Dispatching, due: readonly queue.Due[]): Promise<void> {
  const outgoing = due.filter(({ deed }) => deed === 'send' || deed === 'again')
  const away: queue.Due[] = []
  await Promise.all(
    outgoing.map(async (one) => {
      const id = queue.orderId(one.client_id, one.task_id)
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
        warn(error, { command: id })
        if (one.deed === 'send') away.push(one)
      }
    }),
  )
  if (away.length > 0) await queue.putBack(store, away, queue.TIMES.away)
}

const payloadOf = ({ payload, sealed }: queue.Due, id: string, sealer: () => Sealer): Payload => ({
  ...(JSON.parse(payload) as Payload),
  ...(sealed !== null && sealer().open(sealed, id)),
})
