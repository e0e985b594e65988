/**
 * The server without its listener: parts in, a Fastify instance out, so that tests call it in process.
 * In charge of joining plugins and routes in their order; knows no entity and opens nothing.
 */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import cookies from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { BOUNDS } from './bounds.ts'
import type { DeviceLink } from './commands/link.ts'
import type { CommandCenter } from './commands/command-center.ts'
import type { Config } from './config.ts'
import { createLive } from './messages/live.ts'
import { createRunner } from './jobs/runner.ts'
import { outbox, type SmsPort } from './messages/sms.ts'
import { JOB_RUN } from '../model/system-needs.ts'
import { setTimeZone } from '../values/calendar.ts'
import { createSessions } from './auth/sessions.ts'
import { openFiles } from './files/open-files.ts'
import { installSweep } from './files/sweep.ts'
import { endImports } from './operations/import/in-process.ts'
import { installApiDocument } from './plugins/api-document.ts'
import { installConsoleFiles } from './plugins/console-files.ts'
import { connectionOptions, installConnectionLimits, refuseBroken } from './plugins/connections.ts'
import { installErrorHandler, answerError, asAppError } from './plugins/error-handler.ts'
import { installLimits } from './plugins/limits.ts'
import { installSecurityHeaders, secured, securityHeaders } from './plugins/security-headers.ts'
import { commandCenter } from './routes/command-center.ts'
import { installApi } from './routes/api.ts'
import { installFile } from './routes/file.ts'
import type { Parts } from './routes/parts.ts'
import type { Product } from './product.ts'
import type { ModelSource } from './source.ts'
import type { Store } from './store/store.ts'

export interface AppParts {
  readonly store: Store
  readonly source: ModelSource
  readonly config: Config
  readonly product: Product
  /** Left out: the outbox. */
  readonly sms?: SmsPort
  /** Left out: a simulated fleet. */
  readonly link?: DeviceLink
  /** Where the log is written; left out: the standard output. */
  readonly log?: { write(line: string): void }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Commands to devices: works by itself from when the server listens, or the first is sent. */
    commands: CommandCenter
  }
}

/** With which an address may begin, when it was written for a proxy. */
const HOST = /^https?:\/\/[^/?#]*\/?/i

export async function createApp({
  store,
  source,
  config,
  product,
  sms,
  link,
  log,
}: AppParts): Promise<FastifyInstance> {
  const followZone = (): void => setTimeZone(source.current().model.app.constants['time_zone'])
  followZone()
  source.onChange(followZone)
  const headers = securityHeaders(config.runtime)
  const app = Fastify({
    logger: {
      ...(log && { stream: log }),
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    bodyLimit: config.bodyLimit,
    ...connectionOptions(config),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: BOUNDS.address.pathPart, caseSensitive: true },
    rewriteUrl: ({ url = '/' }) => url.replace(HOST, '/'),
    frameworkErrors: (error, request, reply) => {
      secured(headers, request, reply)
      void answerError(asAppError(error), request, reply)
    },
    clientErrorHandler: (error, socket) => {
      refuseBroken(error, socket, headers)
    },
  })
  await app.register(cookies)
  installSecurityHeaders(app, config.runtime)
  installConnectionLimits(app, config, headers)
  installErrorHandler(app)
  installLimits(app, config.importLimit)
  const live = createLive(store, { source, topics: product.topics })
  // Streams never end by themselves: stopping must not wait for them.
  app.addHook('preClose', () => Promise.resolve(live.close()))
  const sessions = createSessions(store, config.sessionMinutes)
  const written: Parts['written'] = (entities) => {
    for (const name of entities) sessions.written(name)
    if (entities.includes(JOB_RUN)) runner.wake()
  }
  const commands = commandCenter({ store, source, config, product, written, log: app.log }, link)
  app.decorate('commands', commands)
  if (product.commands) app.addHook('onListen', () => Promise.resolve(commands.start()))
  app.addHook('preClose', () => commands.stop())
  const runner = createRunner(
    {
      store,
      product,
      outgoing: commands.outgoing,
      fileHost: config.runtime.hosts.file,
      written,
      warn: (details, text) => app.log.warn(details, text),
    },
    source,
  )
  // Where nobody listens nothing goes by the clock.
  app.addHook('onListen', () => {
    if (config.jobs) runner.start()
  })
  app.addHook('preClose', () => runner.stop())
  const files = await openFiles(config)
  const parts: Parts = {
    store,
    source,
    config,
    product,
    live,
    outgoing: commands.outgoing,
    sms: sms ?? outbox(path.resolve(config.smsOutbox || path.join(config.dataDir, 'outbox.jsonl')), app.log),
    sessions,
    written,
    files,
  }
  installApi(app, parts)
  installFile(app, parts)
  installSweep(app, { store, source, ...files })
  // An import that goes on would keep the store from closing.
  app.addHook('preClose', () => endImports(store))
  installApiDocument(app, config.openapi)
  await installConsoleFiles(app, config.consoleDir, config.runtime)
  return app
}
