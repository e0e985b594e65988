/**
 * What is noted of every request once it is answered: in the figures, where they are kept, and in the log, where it is
 * that talkative. And the address at which the figures are read.
 */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorKey } from '../../errors/app-error.ts'
import { digest } from '../auth/tokens.ts'
import type { Config } from '../config.ts'
import { DEVICE_PATH, FILE_PATH } from '../files/signing.ts'
import type { Metrics } from '../watch/metrics.ts'
import type { Target } from './addresses.ts'
import { HEALTH_PATHS } from './health.ts'
import { WEBHOOK_PATH } from './webhooks.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused. */
    refusal: ErrorKey | null
    /** Bytes of the file that came with it, once it is kept. */
    kept: number | null
    noted: boolean
  }
}

export const METRICS_PATH = '/metrics'
/** Answered as nginx notes it: the caller had gone. */
const GONE = 499
const STREAM = 'text/event-stream'
/** Calls by which people log in. */
const LOGIN = /^login(_|$)/

/** Where no call was found: the server's own addresses by what is there; everything else has one name. */
const OWN: Readonly<Record<string, string>> = {
  '/*': 'console',
  '/config.json': 'console',
  [`${FILE_PATH}:name`]: 'file',
  [`${DEVICE_PATH}:client/:name`]: 'file',
  [WEBHOOK_PATH]: 'webhook',
  ...Object.fromEntries([METRICS_PATH, ...HEALTH_PATHS].map((path) => [path, path.slice(1)])),
}

const TALKATIVE: ReadonlySet<string> = new Set(['info', 'debug', 'trace'])

const names = new WeakMap<Target, string>()

function nameOf(target: Target): string {
  const known = names.get(target)
  if (known !== undefined) return known
  const name =
    target.kind === 'call'
      ? target.call.name
      : target.kind === 'file'
        ? `${target.call.name}.${target.operation}`
        : `${target.entity.name}.${target.kind === 'entity' ? target.operation : target.transition.name}`
  names.set(target, name)
  return name
}

const calledOf = ({ asked, routeOptions }: FastifyRequest): string =>
  asked ? nameOf(asked.target) : (OWN[routeOptions.url ?? ''] ?? 'none')

export function noteRequests(app: FastifyInstance, metrics: Metrics | null, logLevel: Config['logLevel']): void {
  app.decorateRequest('refusal', null)
  app.decorateRequest('kept', null)
  app.decorateRequest('noted', false)
  const isTalkative = TALKATIVE.has(logLevel)
  if (metrics === null && !isTalkative) return
  const note = (request: FastifyRequest, reply: FastifyReply, status: number): void => {
    if (request.noted) return
    request.noted = true
    const noted = { call: calledOf(request), status }
    if (metrics !== null) count(metrics, request, reply, noted)
    if (isTalkative) request.log.info(lineOf(request, reply, noted), 'answered')
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => note(request, reply, isStream(reply) ? reply.statusCode : GONE))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    note(request, reply, reply.statusCode)
    done()
  })
}

interface Noted {
  readonly call: string
  readonly status: number
}

const isStream = (reply: FastifyReply): boolean => String(reply.getHeader('content-type') ?? '').startsWith(STREAM)

function lineOf({ session, refusal }: FastifyRequest, { elapsedTime }: FastifyReply, noted: Noted): object {
  const staff = session?.actor.staff_id
  return { ...noted, ms: Math.round(elapsedTime), ...(staff && { staff_id: staff }), ...(refusal && { refusal }) }
}

function count(metrics: Metrics, request: FastifyRequest, reply: FastifyReply, { call, status }: Noted): void {
  const { refusal, kept, headers } = request
  metrics.answered(call, status, isStream(reply) ? null : reply.elapsedTime / 1000)
  if (refusal !== null) {
    metrics.refused(refusal)
    if (LOGIN.test(call)) metrics.loginRefused(refusal)
  }
  if (headers['content-type']?.startsWith('multipart/')) metrics.uploaded(status < 400 ? (kept ?? 0) : null)
}

/** Not there at all without a token: nor does the console's page stand in its place, as at other addresses. */
export function installMetrics(app: FastifyInstance, metrics: Metrics | null, token: string): void {
  if (metrics === null) {
    app.get(METRICS_PATH, () => {
      throw new AppError('no_such_api')
    })
    return
  }
  const expected = Buffer.from(digest(token))
  app.get(METRICS_PATH, async (request, reply) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (!timingSafeEqual(Buffer.from(digest(given)), expected)) {
      reply.header('www-authenticate', 'Bearer')
      throw new AppError('unauthorized')
    }
    const { type, text } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}
