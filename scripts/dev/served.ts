/**
 * The server behind the page, one at a time: when its code has changed, another takes its place and its port, and
 * whoever asks meanwhile waits. The database stays open, unless what opens databases has changed as well.
 */
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Plugin } from 'vite'
import type { Model } from '../../src/model/model.ts'
import type { Config } from '../../src/server/config.ts'
import { endServing } from '../../src/server/end-serving.ts'
import type { StoreOptions } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Followed, Follower } from './follow.ts'
import { createLiveSource, type LiveSource } from './live-source.ts'
import type { Side } from './side.ts'

export interface Served {
  readonly port: number
  readonly plugin: Plugin
  /** The database follows; the model is in force if it could. */
  follow(model: Model): Promise<Followed>
  /** The next model may change tables in ways that want review. */
  accept(): void
  /** Fails where it does not start; then what stood there before goes on. */
  replace(side: Side): Promise<void>
  close(): Promise<void>
}

export interface Start {
  readonly side: Side
  readonly store: Store
  readonly options: StoreOptions
  readonly model: Model
  readonly config: Config
}

interface Running {
  readonly side: Side
  readonly app: FastifyInstance
  readonly live: LiveSource
  readonly follower: Follower
}

/** Calls under way may end within this; the page waits for the next server all the while. */
const CUT_MS = 3_000

export async function serve({ side: first, store, options, model, config }: Start): Promise<Served> {
  /** Null while none is open. */
  let opened: { readonly by: Side['openStore']; readonly store: Store } | null = { by: first.openStore, store }
  let gate: Promise<void> | null = null
  let port = 0
  let running = await start(first, model)
  const inTurn = turns()

  async function databaseFor({ openStore }: Side): Promise<Store> {
    if (opened?.by === openStore) return opened.store
    const before = opened
    opened = null
    await before?.store.close()
    opened = { by: openStore, store: await openStore(options) }
    return opened.store
  }

  async function start(side: Side, inForce: Model, left?: ReadonlySet<string>): Promise<Running> {
    const own = await databaseFor(side)
    const live = createLiveSource()
    // Of its own: what other code has kept by a model is nothing to this.
    const model = structuredClone(inForce)
    live.set({ model, validators: side.compiledChecks(model) })
    const app = await side.createApp({ store: own, source: live.source, product: side.product, config })
    await app.listen({ port, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
    return { side, app, live, follower: side.createFollower(own, left) }
  }

  async function takeOver(side: Side): Promise<void> {
    const before = running
    const [inForce, left] = [before.live.source.current().model, before.follower.left()]
    await endServing(before.app, CUT_MS)
    try {
      running = await start(side, inForce, left)
    } catch (error) {
      running = await start(before.side, inForce, left)
      throw error
    }
  }

  return {
    port,
    plugin: {
      name: 'served',
      configureServer(server) {
        server.middlewares.use((_request, _response, next) => {
          if (gate === null) next()
          else void gate.then(() => next())
        })
      },
    },
    follow: (next) =>
      inTurn(async () => {
        const { side, live, follower } = running
        const followed = await follower.follow(next)
        if (followed.inForce) live.set({ model: next, validators: side.compiledChecks(next) })
        return followed
      }),
    accept: () => {
      running.follower.accept()
    },
    replace: (side) =>
      inTurn(async () => {
        const done = takeOver(side)
        gate = done.catch(() => undefined)
        await done.finally(() => {
          gate = null
        })
      }),
    close: () =>
      inTurn(async () => {
        await endServing(running.app, CUT_MS)
        await opened?.store.close()
      }),
  }
}

/** Each waits for the one before, however that ended. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}
