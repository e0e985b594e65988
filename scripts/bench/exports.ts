/** Whole exports of a large list from a PostgreSQL server. */
import { benched } from '#product/bench/benched.ts'
import type { Benchmark } from './benchmark.ts'
import { forget } from './cold.ts'
import { bigDatabase } from './database.ts'
import { coldBesideWarm, measure, RAW, rawCopy, ROWS } from './export-run.ts'
import { startServer } from './server.ts'

const benchmark: Benchmark = {
  name: 'Exports on PostgreSQL',
  how: `A million records of the large list, ${benched.large.exported.length} columns with labels, in the list's own order, read over HTTP from the built server by another process; a second caller lists 20 of them over and over. The floor is COPY of the same columns as they are stored, in no order, read by the driver. "Cold": nothing of the database is in memory, median of 3, the warm ones between them.`,
  async run() {
    const database = await bigDatabase({ [benched.large.entity]: ROWS })
    const server = await startServer({ DATABASE_URL: database.url })
    try {
      const usual = await measure(server, () => rawCopy(database.url, RAW), 3, {
        csv: 2.2,
        xlsx: 4.5,
        p99: 50,
        memory: 64,
      })
      return [...usual, await coldBesideWarm(server, () => forget(database.url), 3)]
    } finally {
      await server.stop()
      await database.stop()
    }
  },
}
export default benchmark
