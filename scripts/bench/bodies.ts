/**
 * What the largest bodies cost, whatever stands in them: processor time of the server's process for one request, over
 * every call that takes a body.
 */
import { hostileBodies } from '../../tests/http/support/hostile-bodies.ts'
import { loggedIn, startServer, type Caller } from '../../tests/http/support/server.ts'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import { addressesOf } from '../../src/server/routes/addresses.ts'
import { takenBy } from '../../src/server/routes/excess.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Benchmark, Measurement } from './benchmark.ts'

/** The largest body that is taken where nothing else is set. */
const SIZE = 1_048_000
const MOST_MS = 50
/**
 * The dearest is asked again, and its cheapest try counts, until the dearest is one that was: what else the process did
 * meanwhile is no cost of theirs.
 */
const TRIES = 3

const benchmark: Benchmark = {
  name: 'The largest bodies',
  how:
    `Every call that takes a body is sent bodies of ${Math.round(SIZE / 1000)} kB, each one thing without end: items, digits, blanks, markup, unknown names, levels. ` +
    `Processor time of the whole process (its collection of memory among it) for one request in process; of the dearest ones the least of ${TRIES} further tries. The floor is JSON.parse of a list of as many numbers.`,
  async run() {
    const cluster = await startCluster()
    const { app, store, model } = await startServer(async () =>
      openStore({ databaseUrl: await cluster.database(), dataDir: '', rowSecurity: false }),
    )
    try {
      const admin = await loggedIn(app)
      const asked = addressesOf(model).all.flatMap(({ method, path, target }) => {
        const taken = takenBy(target)
        return taken === null || path.startsWith('/passport/') || path.endsWith('password')
          ? []
          : [{ method, url: path.replaceAll(/\{\w+\}/g, '1'), taken }]
      })
      const costs: Cost[] = []
      for (const {
        method,
        url,
        taken: { schema, part },
      } of asked) {
        for (const { what, text } of hostileBodies(schema, part, SIZE))
          costs.push({ method, url, what, ms: await cost(admin, method, url, text) })
      }
      const tried = new Set<Cost>()
      for (let worst = dearestOf(costs); !tried.has(worst); worst = dearestOf(costs)) {
        tried.add(worst)
        worst.ms = Math.min(worst.ms, ...(await again(admin, worst, asked)))
      }
      return figures(costs)
    } finally {
      await app.close()
      await store.close()
      await cluster.stop()
    }
  },
}
export default benchmark

interface Cost {
  readonly method: string
  readonly url: string
  readonly what: string
  ms: number
}
type Asked = readonly {
  readonly method: string
  readonly url: string
  readonly taken: NonNullable<ReturnType<typeof takenBy>>
}[]

/** Made anew, so that thousands of bodies are not kept. */
async function again(admin: Caller, { method, url, what }: Cost, asked: Asked): Promise<readonly number[]> {
  const { schema, part } = asked.find((one) => one.method === method && one.url === url)!.taken
  const { text } = hostileBodies(schema, part, SIZE).find((body) => body.what === what)!
  const tries: number[] = []
  for (let i = 0; i < TRIES; i++) tries.push(await cost(admin, method, url, text))
  return tries
}

async function cost(admin: Caller, method: string, url: string, text: string): Promise<number> {
  const before = process.cpuUsage()
  await admin.call(method, url, text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const dearestOf = (costs: readonly Cost[]): Cost => costs.reduce((worst, one) => (one.ms > worst.ms ? one : worst))

function figures(costs: readonly Cost[]): readonly Measurement[] {
  const worst = dearestOf(costs)
  const sorted = costs.map(({ ms }) => ms).sort((a, b) => a - b)
  const list = `[${Array.from({ length: SIZE / 8 }, (_, n) => 1_000_000 + n).join(',')}]`
  const before = process.cpuUsage()
  JSON.parse(list)
  const { user, system } = process.cpuUsage(before)
  const floor = { what: 'JSON.parse of as much', value: (user + system) / 1000 }
  return [
    {
      what: `dearest of ${costs.length} bodies (${worst.method} ${worst.url}, ${worst.what})`,
      value: worst.ms,
      unit: 'ms',
      target: { atMost: MOST_MS },
    },
    { what: 'median', value: sorted[Math.floor(sorted.length / 2)]!, unit: 'ms', floor },
  ]
}
