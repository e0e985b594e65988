/**
 * The listener: settings → is the port free → database → tables → first data → app → port. In charge of starting and
 * stopping in that order; whatever hinders the start is one sentence and exit code 1, with the data as it was.
 */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError, entry } from '../errors/app-error.ts'
import { tablesOf } from '../kinds/tables.ts'
import { createApp } from './app.ts'
import { isSharedKey, keyIfAny } from './commands/shared-key.ts'
import { backupFolder, type Config } from './config.ts'
import { endServing } from './end-serving.ts'
import { filesBeside } from './files/back-up.ts'
import { generatedSource } from './generated-source.ts'
import { keptIn } from './ports/files.ts'
import { readSettings } from './ports/settings.ts'
import { prepareData } from './prepare-data.ts'
import type { Product } from './product.ts'
import { startBackups } from './store/backup/automatic.ts'
import { StartError, ToldError } from './store/failures.ts'
import { supersededBy } from './store/migrations/refusals.ts'
import { oversee, versionOfModel } from './store/migrations/versions.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

const LANG = /^zh/i.test(process.env['LC_ALL'] ?? process.env['LANG'] ?? '') ? 'zh' : 'en'
/** Calls under way may end within this; what takes longer is cut off. */
const STOP_MS = 10_000
/** Whoever is still being answered by then is hung up on, so that what they hold can be given back in order. */
const CUT_MS = 7_000
/** How often an idle server looks for another version in force; a write notices at once. */
const OVERSEEN_MS = 10_000

/** What the embedded database writes when it is opened again: a piece of its log, and a checkpoint. */
const RESERVE = 48 << 20

async function start(config: Config, product: Product): Promise<void> {
  await tryPort(config)
  const source = await generatedSource()
  const { model } = source.current()
  const own = versionOfModel(tablesOf(model), model)
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    reserve: { bytes: RESERVE },
    companions: [keptIn(config)],
    rowSecurity: config.rowSecurity,
    exports: { running: config.exports },
    version: own.hash,
  })
  try {
    const account = await prepareData(store, model, config, product)
    const key = keyIfAny(config.commandKey, config.dataDir)
    if (key !== null && !(await isSharedKey(store, key))) console.error(OTHER_KEY[LANG])
    const app = await createApp({
      store,
      source,
      product,
      config: account?.isDemo
        ? { ...config, runtime: { ...config.runtime, demo: { name: account.name, pass: account.pass } } }
        : config,
    })
    // An embedded database is this server's alone.
    const oversight =
      store.kind === 'pglite'
        ? null
        : oversee(store, own, (why) => {
            console.error(supersededBy(why)[LANG])
            app.retire().catch((error: unknown) => app.log.error({ err: error }, 'work in the background did not end'))
          })
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw notListening(error, config)
    })
    const backsUp = store.kind === 'pglite' && config.backupKeep > 0
    const endBackups = backsUp
      ? startBackups(
          store,
          {
            folder: backupFolder(config),
            keep: config.backupKeep,
            beside: (earlier) => filesBeside(app.files, earlier),
          },
          (text) => console.error(text[LANG]),
        )
      : undefined
    oversight?.start(OVERSEEN_MS)
    const ends = () => {
      oversight?.stop()
      endBackups?.()
    }
    stopOnSignals(app, store, { leaveMs: config.leaveSeconds * 1000, ends })
    const { port } = app.server.address() as AddressInfo
    console.log(
      `Open http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}${account === null ? '' : ` and log in as ${account.name} with ${account.pass}`}`,
    )
  } catch (error) {
    await store.close()
    throw error
  }
}

const OTHER_KEY = {
  zh: '本服务的密钥（COMMAND_KEY，未设置时为 DATA_DIR 中的 command.key）与此数据库所用的不同：已加密的密码和密钥无法读取，相关指令无法下发。处理方法见 docs/configuration.md。',
  en: 'This server’s key (COMMAND_KEY, or else command.key in DATA_DIR) is not the one that this database’s secrets were encrypted with: they cannot be read, and commands with them are not sent. docs/configuration.md says what to do.',
} as const

/**
 * Told at once, not after minutes of making data that then nobody can look at. Who takes the port meanwhile is told
 * later.
 */
async function tryPort(config: Config): Promise<void> {
  const { port, host } = config
  const server = createServer().listen({ port, host })
  await once(server, 'listening').catch((error: unknown) => {
    throw notListening(error, config)
  })
  server.close()
  await once(server, 'close')
}

const LISTENING: Readonly<
  Record<string, (port: number, host: string) => { readonly zh: string; readonly en: string }>
> = {
  EADDRINUSE: (port) => ({
    zh: `端口 ${port} 已被其他程序占用，请用 PORT 指定空闲端口。`,
    en: `Port ${port} is taken by another program; set PORT to a free one.`,
  }),
  EACCES: (port) => ({
    zh: `没有权限监听端口 ${port}，请用 PORT 指定 1024 以上的端口。`,
    en: `No permission to listen on port ${port}; set PORT to one above 1024.`,
  }),
  EADDRNOTAVAIL: (_port, host) => ({
    zh: `本机没有地址 ${host}，请检查 HOST。`,
    en: `This machine has no address ${host}; check HOST.`,
  }),
  ENOTFOUND: (_port, host) => ({
    zh: `找不到主机 ${host}，请检查 HOST。`,
    en: `Host ${host} not found; check HOST.`,
  }),
}

function notListening(error: unknown, { port, host }: Config): unknown {
  const sentence = LISTENING[(error as NodeJS.ErrnoException).code ?? '']
  return sentence ? new StartError(sentence(port, host), { cause: error }) : error
}

interface Ending {
  /** Balancers have so long to find out, while requests that still come are served. */
  readonly leaveMs: number
  /** What works beside the app. */
  readonly ends: () => void
}

function stopOnSignals(app: FastifyInstance, store: Store, { leaveMs, ends }: Ending): void {
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    app.leave()
    if (leaveMs > 0) await sleep(leaveMs)
    setTimeout(() => process.exit(1), STOP_MS).unref()
    ends()
    await endServing(app, CUT_MS)
    await store.close()
    process.exit(0)
  }
  // Told twice is told once: Ctrl+C reaches every process of the terminal, and `npm start` tells it on as well.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

const FAILED = { zh: '服务无法启动：', en: 'The server could not start: ' } as const

function sentenceOf(error: unknown): string {
  if (error instanceof ToldError) return error.text[LANG]
  if (error instanceof AppError) return FAILED[LANG] + entry(error.key).message[LANG]
  return process.env['LOG_LEVEL'] === 'debug' && error instanceof Error
    ? (error.stack ?? error.message)
    : FAILED[LANG] + (error as Error).message
}

function exit(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence)
  process.exitCode = 1
}

export async function serve(product: Product): Promise<void> {
  const read = readSettings(process.env, product)
  if ('mistakes' in read) exit(read.mistakes)
  else await start(read.config, product).catch((error: unknown) => exit([sentenceOf(error)]))
}
