/** Whole exports of a large list from a PostgreSQL server. */
import pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { openStore } from '../../src/server/store/open-store.ts'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import type { Benchmark } from './benchmark.ts'
import { fill, measure, RAW, startServer } from './export-run.ts'

const benchmark: Benchmark = {
  name: 'Exports on PostgreSQL',
  how: 'A million devices, twelve columns with labels, in the list\'s own order, read over HTTP from the built server by another process; a second caller lists 20 devices over and over. The floor is COPY of the same columns as they are stored, in no order, read by the driver.',
  async run() {
    const cluster = await startCluster()
    const databaseUrl = await cluster.database()
    const store = await openStore({ databaseUrl, maintenance: 0 })
    await fill(store).finally(() => store.close())
    const server = await startServer({ DATABASE_URL: databaseUrl, DEMO: 'on' })
    try {
      return await measure(server, () => rawCopy(databaseUrl), 3, { csv: 2.2, xlsx: 4.5, p99: 50, memory: 64 })
    } finally {
      await server.stop()
      await cluster.stop()
    }
  },
}
export default benchmark

async function rawCopy(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const started = performance.now()
  let bytes = 0
  for await (const chunk of client.query(copyStreams.to(RAW))) bytes += (chunk as Buffer).length
  const taken = performance.now() - started
  await client.end()
  if (bytes === 0) throw new Error('the floor read nothing')
  return taken
}
