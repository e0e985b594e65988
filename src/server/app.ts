/**
 * The server without its listener: parts in, a Fastify instance out, so that tests call it in process.
 * In charge of joining plugins and routes in their order; knows no entity and opens nothing.
 */
import { randomUUID } from 'node:crypto'
import cookies from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { BOUNDS } from './bounds.ts'
import type { CommandCenter } from './commands/command-center.ts'
import type { Config } from './config.ts'
import { createHealth, partsWithout } from './watch/health.ts'
import { createMetrics } from './watch/metrics.ts'
import { createLive } from './messages/live.ts'
import { createRunner } from './jobs/runner.ts'
import { COMMAND, JOB_RUN, WEBHOOK_MESSAGE } from '../model/system-needs.ts'
import { followCustoms } from './customs.ts'
import { createApiTokens } from './auth/api-tokens.ts'
import { asAccountWith } from './auth/as-account.ts'
import { createSessions } from './auth/sessions.ts'
import { createSender, type Sender } from './events/sender.ts'
import { dayBefore, removeUnfinished } from './files/sweep.ts'
import { SENDS_NOTHING } from './commands/send.ts'
import { systemWork } from './calls/perform.ts'
import { systemContexts } from './operations/system-context.ts'
import type { Files } from './files/blobs.ts'
import { filesIn } from './ports/files.ts'
import { openPorts, type OpenPorts } from './ports/open-ports.ts'
import type { Ports } from './ports/ports.ts'
import { endImports } from './operations/import/in-process.ts'
import { installApiDocument } from './plugins/api-document.ts'
import { installConsoleFiles } from './plugins/console-files.ts'
import { connectionOptions, installConnectionLimits, refuseBroken } from './plugins/connections.ts'
import { loadLanguages } from './plugins/language.ts'
import { installErrorHandler, answerError, asAppError } from './plugins/error-handler.ts'
import { installLastAnswers } from './plugins/last-answers.ts'
import { installLimits } from './plugins/limits.ts'
import { installSecurityHeaders, secured, securityHeaders } from './plugins/security-headers.ts'
import { commandCenter } from './routes/command-center.ts'
import { installApi } from './routes/api.ts'
import { installWebhooks } from './routes/webhooks.ts'
import { createHandler } from './webhooks/handle.ts'
import type { Loop } from './loop.ts'
import { installFile } from './routes/file.ts'
import { installHealth } from './routes/health.ts'
import { installMetrics, noteRequests } from './routes/watched.ts'
import type { Parts } from './routes/parts.ts'
import { requestIdFrom } from './routes/request-id.ts'
import type { Product } from './product.ts'
import type { ModelSource } from './source.ts'
import { holdingIn } from './sql/holding.ts'
import type { Store } from './store/store.ts'

export interface AppParts {
  readonly store: Store
  readonly source: ModelSource
  readonly config: Config
  readonly product: Product
  /** In place of those that the settings say. */
  readonly ports?: Partial<Ports>
  /** Where the log is written; left out: the standard output. */
  readonly log?: { write(line: string): void }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Commands to devices: works by itself from when the server listens, or the first is sent. */
    commands: CommandCenter
    /** External services: how they are, and a look after them. */
    ports: OpenPorts
    files: Files
    /** Messages from outside: handled by itself from when the server listens, or the first has come. */
    inbox: Loop
    /** Events of records: sent by itself from when the server listens, or somebody has asked to be told. */
    events: Sender
    /** Whoever asks whether requests may be sent here is told no from now on; those that come are served. */
    leave(): void
    /** The same, and what works by itself in the background ends: others do it. */
    retire(): Promise<void>
  }
}

/** With which an address may begin, when it was written for a proxy. */
const HOST = /^https?:\/\/[^/?#]*\/?/i

export async function createApp({
  store,
  source,
  config,
  product,
  ports: given,
  log,
}: AppParts): Promise<FastifyInstance> {
  const follow = (): void => followCustoms(source.current().model)
  follow()
  source.onChange(follow)
  await loadLanguages()
  const headers = securityHeaders(config.runtime)
  const app = Fastify({
    logger: {
      ...(log && { stream: log }),
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    // Who has a connection already is served on it to the end; others are told by `/readyz` to go elsewhere.
    return503OnClosing: false,
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    bodyLimit: config.bodyLimit,
    ...connectionOptions(config),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: BOUNDS.address.pathPart, caseSensitive: true },
    rewriteUrl: ({ url = '/' }) => url.replace(HOST, '/'),
    frameworkErrors: (error, request, reply) => {
      secured(headers, request, reply)
      void answerError(asAppError(error, request), request, reply)
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
  installLastAnswers(app)
  const asSystem = systemContexts({ store, rules: product, fileHost: config.runtime.hosts.file }, source)
  const ports = await openPorts(
    product.ports,
    {
      config,
      commands: product.commands,
      reading: (client) => systemWork(asSystem(client), SENDS_NOTHING),
      holding: holdingIn(store, source),
      now: store.now,
      log: app.log,
    },
    given,
  )
  app.decorate('ports', ports)
  const health = createHealth({ store, ports, without: partsWithout(product) })
  const live = createLive(store, { source, topics: product.topics })
  const metrics =
    config.metricsToken === ''
      ? null
      : await createMetrics({ figures: health.figures, load: store.load, streams: live.count, ports: ports.states })
  noteRequests(app, metrics, config.logLevel)
  installHealth(app, health)
  app.decorate('leave', health.leave)
  installMetrics(app, metrics, config.metricsToken)
  const sessions = createSessions(store, config.sessionMinutes)
  const isSent = (name: string): boolean => (source.current().model.entities[name]?.sent ?? null) !== null
  const written: Parts['written'] = (entities) => {
    for (const name of entities) sessions.written(name)
    if (entities.includes(COMMAND)) live.hurry()
    if (entities.includes(JOB_RUN) || entities.some(isSent)) runner.wake()
    if (entities.includes(WEBHOOK_MESSAGE)) inbox.wake()
    events.written(entities)
  }
  const commands = commandCenter({
    store,
    source,
    config,
    product,
    asSystem,
    written,
    ports: ports.all,
    log: app.log,
    metrics,
    wakeInbox: () => inbox.wake(),
  })
  app.decorate('commands', commands)
  if (product.commands) app.addHook('onListen', () => Promise.resolve(commands.start()))
  const files = filesIn(ports.all.files, config)
  app.decorate('files', files)
  const runner = createRunner(
    {
      store,
      product,
      files,
      outgoing: commands.outgoing,
      ports: ports.all,
      reach: config.outgoing,
      fileHost: config.runtime.hosts.file,
      written,
      warn: (details, text) => app.log.warn(details, text),
      note: (ended) => {
        metrics?.job(ended.job, ended.outcome, ended.seconds)
        app.log.info(ended, 'a job')
      },
    },
    source,
  )
  // Where nobody listens nothing goes by the clock.
  app.addHook('onListen', () => {
    if (config.jobs) runner.start()
  })
  const inbox = createHandler({
    store,
    webhooks: product.webhooks,
    reports: product.reports,
    outgoing: commands.outgoing,
    ports: ports.all,
    asSystem,
    written,
    warn: (error, about) => app.log.warn({ err: error, ...about }, 'a message from outside could not be handled'),
    note: ({ webhook, outcome, ...about }) => {
      metrics?.message(webhook, outcome)
      app.log.info({ webhook, outcome, ...about }, 'a message from outside')
    },
  })
  app.decorate('inbox', inbox)
  app.addHook('onListen', () => Promise.resolve(inbox.start()))
  const events = createSender({
    store,
    model: () => source.current().model,
    asAccount: asAccountWith(asSystem),
    sealer: commands.outgoing.sealer,
    reach: config.outgoing,
    warn: (error, about) => app.log.warn({ err: error, ...about }, 'an event could not be sent'),
    note: (noted) => {
      metrics?.event(noted.outcome)
      app.log.info(noted, 'an event of a record')
    },
  })
  app.decorate('events', events)
  app.addHook('onListen', () => Promise.resolve(events.start()))
  const background = [commands, runner, inbox, events] as const
  app.decorate('retire', async () => {
    health.leave()
    await Promise.all(background.map((part) => part.stop()))
  })
  const parts: Parts = {
    store,
    source,
    config,
    product,
    live,
    outgoing: commands.outgoing,
    ports,
    sessions,
    apiTokens: createApiTokens(store),
    written,
    files,
    health,
  }
  installApi(app, parts)
  installFile(app, parts)
  await installWebhooks(app, { store, source, config, webhooks: product.webhooks, wake: inbox.wake })
  // The job that does so elsewhere has only what came to its own machine.
  app.addHook('onListen', () => removeUnfinished(files.folder, dayBefore(source.current().model, store.now())))
  // Side by side: each has the whole time to end what it is about.
  app.addHook('preClose', async () => {
    // Streams never end by themselves: stopping must not wait for them.
    live.close()
    // An import that goes on would keep the store from closing.
    await Promise.all([endImports(store), ...background.map((part) => part.stop())])
  })
  installApiDocument(app, config.openapi)
  await installConsoleFiles(app, config.consoleDir, config.runtime)
  return app
}
