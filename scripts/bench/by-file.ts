/** Calls by a file: how long a thousand of them take, each in a transaction of its own. */
import { benched } from '#product/bench/benched.ts'
import product from '#product/product.ts'
import { seed } from '../../src/server/seed/seed.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { fixedSource } from '../../src/server/source.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { FileRun } from '../../src/model/answers.ts'
import { caller, projectModel, testConfig, type Caller } from '../../tests/http/support/server.ts'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import { makeTables } from '../../tests/support/tables.ts'
import type { Benchmark } from './benchmark.ts'
import { timed } from './timing.ts'

const ROWS = 1_000
const { byFile } = benched
const demo = product.demo!

const benchmark: Benchmark = {
  name: 'Calls by a file',
  how: `The demo on PostgreSQL, asked in process: ${byFile.said}, one row after the other, each as one call with its own transaction, checked first and then done. Both are given for ${ROWS.toLocaleString('en')} rows, by the time that a row has taken.`,
  async run() {
    const cluster = await startCluster()
    const store = await openStore({ databaseUrl: await cluster.database(), dataDir: '', rowSecurity: false })
    const model = await projectModel()
    await makeTables(store, model)
    await seed(store, model, { ...product, demo }, { scale: 1, now: new Date().toISOString() })
    await store.script('vacuum analyze')
    const source = fixedSource({ model, validators: compiledChecks(model) })
    const app = await createApp({ store, source, config: testConfig({ CHECK_ANSWERS: '0' }), product })
    try {
      const admin = caller(app)
      await admin.call('POST', '/passport/api/v2/login', {
        name: demo.account.name,
        pass: demo.account.password,
        from: 2,
      })
      const { rows } = await store.query({ text: byFile.records, values: [] })
      const file = Buffer.from([byFile.heads.join(','), ...rows.map(byFile.line)].join('\n'))
      const times = { check: NaN, done: NaN }
      let run: FileRun | null = null
      times.check = await timed(async () => void (await sent(admin, file, `${byFile.query}&dry_run=true`)))
      times.done = await timed(async () => {
        run = await sent(admin, file, byFile.query)
      })
      const { done = 0 } = (run ?? {}) as Partial<FileRun>
      if (done < rows.length / 2)
        throw new Error(`only ${done} of ${rows.length} rows were done: ${JSON.stringify(run)}`)
      const of = (taken: number): number => (taken / rows.length / 1000) * ROWS
      return [
        { what: `checked (${rows.length} rows)`, value: of(times.check), unit: 's' },
        { what: `done (${done} of ${rows.length} rows)`, value: of(times.done), unit: 's', target: { atMost: 60 } },
      ]
    } finally {
      await app.close()
      await store.close()
      await cluster.stop()
    }
  },
}
export default benchmark

async function sent(by: Caller, payload: Buffer, query: string): Promise<FileRun> {
  const url = `/v3/by_file/${byFile.call}`
  const headers = { 'content-type': 'application/octet-stream' }
  let { data } = (await by.call('POST', url + query, undefined, { payload, headers })).json as unknown as {
    data: FileRun
  }
  while (data.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 200))
    data = (await by.call('GET', url)).json.data as unknown as FileRun
  }
  return data
}
