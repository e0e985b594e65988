/**
 * `npm run dev`: one process that follows saved schemas and code. A good schema goes to the database (what loses
 * nothing), to the server's model, then to the generated files that Vite hands to the open page; a broken one shows its
 * mistakes on the page and here, and the last good model serves on. So it is with the server's code.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer } from 'vite'
import { watchSchemas } from '../generators/watch.ts'
import { printMistake, type Mistake } from '../src/model/mistake.ts'
import type { Model } from '../src/model/model.ts'
import { readSettings } from '../src/server/ports/settings.ts'
import { prepareData } from '../src/server/prepare-data.ts'
import { ToldError } from '../src/server/store/failures.ts'
import { followCode } from './dev/code.ts'
import { createEffects } from './dev/effects.ts'
import { describe } from './dev/follow.ts'
import { createGeneratedFiles } from './dev/generated-files.ts'
import { createLiveSource } from './dev/live-source.ts'
import { quiet, type Notice } from './dev/notice.ts'
import { createNotices } from './dev/notices.ts'
import { serve, type Served } from './dev/served.ts'
import { side } from './dev/side.ts'
import { createUnwritten } from './dev/unwritten.ts'
import { productFolder } from './product.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = readSettings({ DATA_DIR: path.join(root, 'data/dev'), ...process.env }, side.product)
if ('mistakes' in read) giveUp(read.mistakes.join('\n'))
const { config } = read

console.log(`Starting: database in ${config.databaseUrl === '' ? config.dataDir : 'DATABASE_URL'} …`)
/** Until somebody serves. */
const live = createLiveSource()
const options = { databaseUrl: config.databaseUrl, dataDir: config.dataDir, rowSecurity: config.rowSecurity }
const store = await side.openStore(options).catch(giveUp)
/** Null until the tables stand: before that there is nothing to follow with. */
let served: Served | null = null

const notices = createNotices(() => {
  served?.accept()
  void watch.again()
})
const generated = createGeneratedFiles(root)
const effects = createEffects(root)
const unwritten = createUnwritten({
  root,
  folder: productFolder,
  tell: (names) => {
    notices.also({ unwritten: names })
    if (names.length > 0) console.warn(`${printed(names)}\n${clock()} Names without code: ${names.length}.`)
  },
})
const watch = watchSchemas({
  dir: path.join(root, 'schemas'),
  out: root,
  onModel: async (model, handedOver) => {
    const inForce = await follow(model)
    if (inForce) unwritten.ask(handedOver)
    return inForce
  },
  onMistakes: refuse,
  onWritten: (written) => {
    generated.tell(written)
    if (served !== null && written.complete) console.log(`${clock()} saved: every file follows`)
  },
  onFailure: (error) => tell({ ...quiet, failure: error instanceof Error ? error.message : String(error) }),
})
await live.first

const { model: first } = live.source.current()
const account = await prepareData(store, first, config, side.product, { back: true }).catch(giveUp)
const demo = account?.isDemo ? { name: account.name, pass: account.pass } : null
console.log('Starting the server and the console …')
served = await serve({
  ...{ side, store, options, model: first },
  config: { ...config, runtime: { ...config.runtime, demo } },
})
// Saved while the tables were being made.
if (live.source.current().model !== first) await follow(live.source.current().model)
process.env['API_PORT'] = String(served.port)
const code = followCode(root, {
  settled: () => watch.idle(),
  onFirst: () => console.log(`${clock()} code saved: all of it is loaded once, later only what changes …`),
  async onLoaded(next) {
    await served!.replace(next)
    notices.tellCode(null)
    console.log(`${clock()} code saved: the server runs it`)
  },
  onFailure(error) {
    notices.tellCode(error instanceof Error ? error.message : String(error))
    console.error(error)
    console.error(`${clock()} The code that was saved does not run: the server goes on with what it had.`)
  },
})
const vite = await createServer({
  root,
  clearScreen: false,
  plugins: [notices.plugin, generated.plugin, served.plugin, code],
  server: { port: config.port, host: config.host },
})
await vite.listen()
console.log(
  `Open ${vite.resolvedUrls?.local[0] ?? ''}${account === null ? '' : ` and log in as ${account.name} with ${account.pass}`}`,
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

async function stop(): Promise<void> {
  unwritten.close()
  await Promise.all([watch.close(), vite.close()])
  await served?.close()
  process.exit(0)
}

/** The database first: a column must be there before a screen asks for it. */
async function follow(model: Model): Promise<boolean> {
  if (served === null) {
    live.set({ model, validators: side.compiledChecks(model) })
    tell(quiet)
    return true
  }
  const { inForce, notice } = await served.follow(model)
  tell(notice)
  effects.ask(model, !inForce, (found) => {
    notices.also({ effects: found })
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
  live.set({ model, validators: side.compiledChecks(model) })
}

/** On the page, and here. */
function tell(notice: Notice): void {
  notices.tell({ ...notice, unwritten: unwritten.known() })
  const { mistakes, steps, waits, failure } = notice
  if (mistakes.length > 0)
    console.error(
      `${printed(mistakes)}\n${clock()} ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}: the last good model serves on.`,
    )
  if (steps.length > 0)
    console.warn(
      `${describe(notice)}\n${clock()} ${waits ? 'The database cannot follow by itself: the last good model serves on.' : 'The database follows but for this.'}`,
    )
  if (failure !== null) console.error(`${clock()} ${failure}`)
}

function printed(mistakes: readonly Mistake[]): string {
  return mistakes.map((mistake) => printMistake(mistake)).join('\n')
}

function clock(): string {
  return new Date().toLocaleTimeString('en-GB')
}

function giveUp(reason: unknown): never {
  console.error(reason instanceof ToldError ? reason.text.en : reason)
  process.exit(1)
}
