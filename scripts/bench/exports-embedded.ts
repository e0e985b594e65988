/** Whole exports of a large list from the embedded database, which has one connection for everybody. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benched } from '#product/bench/benched.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Benchmark } from './benchmark.ts'
import { fill } from './database.ts'
import { measure, RAW, ROWS } from './export-run.ts'
import { startServer } from './server.ts'

const benchmark: Benchmark = {
  name: 'Exports on the embedded database',
  how: 'The same as on PostgreSQL, on a folder of the embedded database. The floor is one COPY of the same columns as they are stored, in no order, while nobody else asks anything.',
  async run() {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'console-bench-'))
    try {
      const floor = await prepared(dataDir)
      const server = await startServer({ DATA_DIR: dataDir })
      // One process at a time may use the folder: the floor was measured before.
      return await measure(server, () => Promise.resolve(floor), 2, {
        csv: 5,
        xlsx: 12,
        p99: 60,
        memory: null,
      }).finally(() => server.stop())
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}
export default benchmark

async function prepared(dataDir: string): Promise<number> {
  const store = await openStore({ dataDir, maintenance: 0, statementTimeout: 1_800_000 })
  try {
    await fill(store, { [benched.large.entity]: ROWS })
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      const started = performance.now()
      await store.bulk((connection) => connection.copyOut(RAW))
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  } finally {
    await store.close()
  }
}
