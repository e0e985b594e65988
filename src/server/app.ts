/**
 * The server without its listener: parts in, a Fastify instance out, so that tests call it in process.
 * In charge of joining plugins and routes in their order; knows no entity and opens nothing.
 */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import cookies from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { AppError, entry, type ErrorKey } from '../errors/app-error.ts'
import type { Operations } from './calls/operation.ts'
import type { Config } from './config.ts'
import { createLive } from './messages/live.ts'
import { outbox, type SmsPort } from './messages/sms.ts'
import { createSessions } from './passport/sessions.ts'
import { endImports } from './operations/import/in-process.ts'
import { installConsoleFiles } from './plugins/console-files.ts'
import { errorText, installErrorDoor, answerError, asAppError } from './plugins/error-door.ts'
import { installLimits } from './plugins/limits.ts'
import { installSecurityHeaders } from './plugins/security-headers.ts'
import { installApi } from './routes/api.ts'
import type { ModelSource } from './source.ts'
import type { Store } from './store/store.ts'

export interface AppParts {
  readonly store: Store
  readonly source: ModelSource
  readonly config: Config
  /** What the product's own calls do. */
  readonly operations: Operations
  /** Left out: the outbox. */
  readonly sms?: SmsPort
}

/** A body must have come within this; an answer may take longer (exports). */
const REQUEST_MS = 30_000
/** With which an address may begin, when it was written for a proxy. */
const HOST = /^https?:\/\/[^/?#]*\/?/i

export async function createApp({ store, source, config, operations, sms }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    bodyLimit: config.bodyLimit,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2_000, caseSensitive: true },
    rewriteUrl: ({ url = '/' }) => url.replace(HOST, '/'),
    frameworkErrors: (error, request, reply) => { void answerError(asAppError(error), request, reply) },
    clientErrorHandler: refuseBrokenRequest,
  })
  await app.register(cookies)
  installSecurityHeaders(app, config.runtime)
  installErrorDoor(app)
  installLimits(app, config.importLimit)
  const live = createLive(store)
  // Streams never end by themselves: stopping must not wait for them.
  app.addHook('preClose', () => Promise.resolve(live.close()))
  installApi(app, { store, source, config, operations, live, sms: sms ?? outbox(path.resolve(config.smsOutbox || path.join(config.dataDir, 'outbox.jsonl')), app.log), sessions: createSessions(store, config.sessionMinutes) })
  // An import that goes on would keep the store from closing.
  app.addHook('preClose', () => endImports(store))
  await installConsoleFiles(app, config.consoleDir, config.runtime)
  return app
}

const BROKEN: Readonly<Record<string, { readonly key: ErrorKey; readonly reason: string }>> = {
  HPE_HEADER_OVERFLOW: { key: 'header_too_large', reason: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { key: 'request_timeout', reason: 'Request Timeout' },
}

/** What is no HTTP never becomes a request; it is answered on the bare socket. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { key, reason } = BROKEN[error.code ?? ''] ?? { key: 'parameter', reason: 'Bad Request' } as const
  const body = errorText(new AppError(key), 'zh', 'main', '')
  socket.end(`HTTP/1.1 ${entry(key).status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
}
