/**
 * How long the built server takes until it answers, on data that exists, and what it holds in memory when nobody asks
 * anything.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { memoryOf, startServer, type Running } from './server.ts'
import { median } from './timing.ts'

const RUNS = 7
const IDLE_MS = 5_000

const benchmark: Benchmark = {
  name: 'Start and memory',
  how: `The built server on the demo's data that is already there: from its process's birth to its first answer, median of ${RUNS}. Memory is the process's resident size ${IDLE_MS / 1000} s after the start, without a request since.`,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'console-bench-start-'))
    const cluster = await startCluster()
    try {
      const embedded = await measured({ DATA_DIR: folder })
      const server = await measured({ DATABASE_URL: await cluster.database(), DEMO: 'on' })
      return [...of('PGlite', embedded, { start: 3_000 }), ...of('PostgreSQL', server, { start: 1_500, memory: 110 })]
    } finally {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
export default benchmark

interface Figures {
  readonly start: number
  readonly memory: number
}

const of = (
  store: string,
  { start, memory }: Figures,
  most: { readonly start: number; readonly memory?: number },
): readonly Measurement[] => [
  { what: `start on ${store}`, value: start, unit: 'ms', target: { atMost: most.start } },
  {
    what: `idle memory on ${store}`,
    value: memory,
    unit: 'MB',
    ...(most.memory === undefined ? {} : { target: { atMost: most.memory } }),
  },
]

/** The first start makes the data and does not count. */
async function measured(settings: Readonly<Record<string, string>>): Promise<Figures> {
  await (await started(settings)).server.stop()
  const times: number[] = []
  let memory = NaN
  for (let run = 0; run < RUNS; run++) {
    const { server, ms } = await started(settings)
    times.push(ms)
    if (run === RUNS - 1) memory = await idleMemory(server)
    await server.stop()
  }
  return { start: median(times), memory }
}

async function started(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly server: Running; readonly ms: number }> {
  const born = performance.now()
  const server = await startServer(settings)
  const { status } = await fetch(`${server.url}/static/time`)
  if (status !== 200) throw new Error(`The server's first answer is ${status}.`)
  return { server, ms: performance.now() - born }
}

async function idleMemory(server: Running): Promise<number> {
  await new Promise((resolve) => {
    setTimeout(resolve, IDLE_MS)
  })
  return memoryOf(server)
}
