/**
 * `npm run dev`: one process that follows saved schemas. A good save goes to the database (what loses nothing), to the
 * server's model, then to the generated files that Vite hands to the open page; a broken one shows its mistakes on the
 * page and here, and the last good model serves on.
 */
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createServer } from 'vite'
import { watchSchemas } from '../generators/watch.ts'
import product from '#product/product.ts'
import { printMistake, type Mistake } from '../src/model/mistake.ts'
import type { Model } from '../src/model/model.ts'
import { createApp } from '../src/server/app.ts'
import { compiledChecks } from '../src/server/compiled-checks.ts'
import { readSettings } from '../src/server/ports/settings.ts'
import { prepareData } from '../src/server/prepare-data.ts'
import { ToldError } from '../src/server/store/failures.ts'
import { openStore } from '../src/server/store/open-store.ts'
import { createEffects } from './dev/effects.ts'
import { createFollower, describe, type Follower } from './dev/follow.ts'
import { createGeneratedFiles } from './dev/generated-files.ts'
import { createLiveSource } from './dev/live-source.ts'
import { quiet, type Notice } from './dev/notice.ts'
import { createNotices } from './dev/notices.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = readSettings({ DATA_DIR: path.join(root, 'data/dev'), ...process.env }, product)
if ('mistakes' in read) giveUp(read.mistakes.join('\n'))
const { config } = read

console.log(`Starting: database in ${config.databaseUrl === '' ? config.dataDir : 'DATABASE_URL'} …`)
const live = createLiveSource()
const store = await openStore({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
  rowSecurity: config.rowSecurity,
}).catch(giveUp)
/** Null until the tables stand: before that there is nothing to follow with. */
let follower: Follower | null = null

const notices = createNotices(() => {
  follower?.accept()
  void watch.again()
})
const generated = createGeneratedFiles(root)
const effects = createEffects(root)
const watch = watchSchemas({
  dir: path.join(root, 'schemas'),
  out: root,
  onModel: follow,
  onMistakes: refuse,
  onWritten: (written) => {
    generated.tell(written)
    if (follower !== null && written.complete) console.log(`${clock()} saved: every file follows`)
  },
  onFailure: (error) => tell({ ...quiet, failure: error instanceof Error ? error.message : String(error) }),
})
await live.first

const { model: first } = live.source.current()
const account = await prepareData(store, first, config, product, { back: true }).catch(giveUp)
follower = createFollower(store)
// Saved while the tables were being made.
if (live.source.current().model !== first) await follow(live.source.current().model)
const demo = account?.isDemo ? { name: account.name, pass: account.pass } : null
console.log('Starting the server and the console …')
const app = await createApp({
  store,
  source: live.source,
  product,
  config: { ...config, runtime: { ...config.runtime, demo } },
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.env['API_PORT'] = String((app.server.address() as AddressInfo).port)
const vite = await createServer({
  root,
  clearScreen: false,
  plugins: [notices.plugin, generated.plugin],
  server: { port: config.port, host: config.host },
})
await vite.listen()
console.log(
  `Open ${vite.resolvedUrls?.local[0] ?? ''}${account === null ? '' : ` and log in as ${account.name} with ${account.pass}`}`,
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

async function stop(): Promise<void> {
  await Promise.all([watch.close(), vite.close()])
  await app.close()
  await store.close()
  process.exit(0)
}

/** The database first: a column must be there before a screen asks for it. */
async function follow(model: Model): Promise<boolean> {
  const { inForce, notice } = follower === null ? { inForce: true, notice: quiet } : await follower.follow(model)
  if (inForce) live.set({ model, validators: compiledChecks(model) })
  tell(notice)
  if (inForce && follower !== null)
    effects.ask(model, (found) => {
      notices.tell({ ...notice, effects: found })
      const breaking = found.filter(({ breaking: breaks }) => breaks).length
      console.log(`${clock()} Against the last commit: ${breaking} of ${found.length} changes break something.`)
    })
  return inForce
}

/** Broken from the start: the model that was generated last is the last good one. */
async function refuse(mistakes: readonly Mistake[]): Promise<void> {
  tell({ ...quiet, mistakes })
  if (live.isSet()) return
  const model = JSON.parse(await readFile(path.join(root, 'src/generated/model.json'), 'utf8')) as Model
  live.set({ model, validators: compiledChecks(model) })
}

/** On the page, and here. */
function tell(notice: Notice): void {
  notices.tell(notice)
  const { mistakes, steps, waits, failure } = notice
  if (mistakes.length > 0)
    console.error(
      `${mistakes.map((mistake) => printMistake(mistake)).join('\n')}\n${clock()} ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}: the last good model serves on.`,
    )
  if (steps.length > 0)
    console.warn(
      `${describe(steps)}\n${clock()} ${waits ? 'The database cannot follow by itself: the last good model serves on.' : 'The database follows but for this.'}`,
    )
  if (failure !== null) console.error(`${clock()} ${failure}`)
}

function clock(): string {
  return new Date().toLocaleTimeString('en-GB')
}

function giveUp(reason: unknown): never {
  console.error(reason instanceof ToldError ? reason.text.en : reason)
  process.exit(1)
}
