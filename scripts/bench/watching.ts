/** What counting requests costs: an empty call of a server whose figures somebody reads, beside one without. */
import type { FastifyInstance } from 'fastify'
import product from '#product/product.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { fixedSource } from '../../src/server/source.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { createMetrics } from '../../src/server/watch/metrics.ts'
import { projectModel, testConfig } from '../../tests/http/support/server.ts'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import type { Benchmark } from './benchmark.ts'
import { race } from './timing.ts'

const TIMES = 20_000
const WARM = 2_000
const CALLS = 200
const MOST_US = 5

const benchmark: Benchmark = {
  name: 'Watching',
  how: `What a request costs more where figures for Prometheus are kept: noting alone, of ${TIMES} requests to ${CALLS} calls; and a call that does nothing, asked in process, p50 of ${TIMES} in turn, with a METRICS_TOKEN beside without.`,
  async run() {
    const cluster = await startCluster()
    const store = await openStore({ databaseUrl: await cluster.database(), dataDir: '' })
    const model = await projectModel()
    const parts = { store, source: fixedSource({ model, validators: compiledChecks(model) }), product }
    const counted = await createApp({ ...parts, config: testConfig({ METRICS_TOKEN: 'a-token-of-the-benchmark' }) })
    const plain = await createApp({ ...parts, config: testConfig() })
    const ask = (app: FastifyInstance) => () => app.inject({ url: '/livez' })
    try {
      const times = await race({ counted: ask(counted), plain: ask(plain) }, TIMES, WARM)
      return [
        { what: 'noting a request', value: await noting(), unit: 'µs', target: { atMost: MOST_US } },
        {
          what: 'a call that does nothing, counted (p50)',
          value: times.counted.p50 * 1000,
          unit: 'µs',
          floor: { what: 'not counted', value: times.plain.p50 * 1000 },
        },
      ]
    } finally {
      await counted.close()
      await plain.close()
      await store.close()
      await cluster.stop()
    }
  },
}
export default benchmark

async function noting(): Promise<number> {
  const metrics = await createMetrics({
    figures: () => Promise.reject(new Error('nobody reads')),
    load: () => ({
      connections: { open: 0, busy: 0, most: 0, waiting: 0, waited: 0 },
      exports: { running: 0, waiting: 0 },
    }),
    streams: () => 0,
    ports: () => [],
  })
  const names = Array.from({ length: CALLS }, (_, at) => `entity_${at}.list`)
  const all = (): void => {
    for (let at = 0; at < TIMES; at++) metrics.answered(names[at % CALLS]!, 200, (at % 100) / 1000)
  }
  all()
  const begun = performance.now()
  all()
  return ((performance.now() - begun) * 1000) / TIMES
}
