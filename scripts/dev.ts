/**
 * `npm run dev`: one process that follows saved schemas. A good save goes to the database (what loses nothing), to the server's
 * model, then to the generated files that Vite hands to the open page; a broken one shows its mistakes on the page and here,
 * and the last good model serves on.
 */
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { watchSchemas } from '../generators/watch.ts'
import { tablesOf } from '../src/fields/tables.ts'
import { printMistake, type Mistake } from '../src/model/mistake.ts'
import type { Model } from '../src/model/model.ts'
import { createApp } from '../src/server/app.ts'
import { compiledChecks } from '../src/server/compiled-checks.ts'
import { readConfig } from '../src/server/config.ts'
import { prepareData } from '../src/server/prepare-data.ts'
import { StartError } from '../src/server/store/failures.ts'
import { applyTables } from '../src/server/store/differ/apply-tables.ts'
import { describePlan } from '../src/server/store/differ/plan.ts'
import { openStore } from '../src/server/store/open-store.ts'
import { createLiveSource } from './dev/live-source.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = readConfig({ DATA_DIR: path.join(root, 'data/dev'), ...process.env })
if ('mistakes' in read) {
  for (const mistake of read.mistakes) console.error(mistake)
  process.exit(1)
}
const { config } = read

const live = createLiveSource()
const page: { vite: ViteDevServer | null } = { vite: null }
const store = await openStore({ databaseUrl: config.databaseUrl, dataDir: config.dataDir }).catch((error: unknown) => {
  console.error(error instanceof StartError ? error.text.en : error)
  process.exit(1)
})

const watch = watchSchemas({ dir: path.join(root, 'schemas'), out: root, onModel: follow, onMistakes: show, onFailure: (error) => console.error(error) })
await live.first

const account = await prepareData(store, live.source.current().model, config)
const demo = account?.isDemo ? { name: account.name, pass: account.pass } : null
const app = await createApp({ store, source: live.source, config: { ...config, runtime: { ...config.runtime, demo } } })
await app.listen({ port: 0, host: '127.0.0.1' })
process.env['API_PORT'] = String((app.server.address() as AddressInfo).port)
const vite = await createServer({ root, server: { port: config.port, host: config.host } })
page.vite = vite
await vite.listen()
console.log(`Open ${vite.resolvedUrls?.local[0] ?? ''}${account === null ? '' : ` and log in as ${account.name} with ${account.pass}`}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

async function stop(): Promise<void> {
  await Promise.all([watch.close(), page.vite?.close()])
  await app.close()
  await store.close()
  process.exit(0)
}

/** The database first: a column must be there before a screen asks for it. */
async function follow(model: Model): Promise<void> {
  if (page.vite !== null) {
    const { left } = await applyTables(store, tablesOf(model), { mode: 'auto' })
    if (left.length > 0) console.warn(describePlan({ steps: left }, 'en'))
  }
  live.set({ model, validators: compiledChecks(model) })
}

function show(mistakes: readonly Mistake[]): void {
  const text = mistakes.map((mistake) => printMistake(mistake)).join('\n')
  console.error(text)
  page.vite?.ws.send({ type: 'error', err: { message: text, stack: '', plugin: 'schemas' } })
}
