/**
 * What a connection may cost before anything is asked on it: how long a request may take to come, how many connections
 * one address may hold, and that whoever is refused is hung up on, whether they hang up or not.
 */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { AppError, entry, type ErrorKey } from '../../errors/app-error.ts'
import { BOUNDS } from '../bounds.ts'
import type { Config } from '../config.ts'
import { errorText } from './error-handler.ts'

type Headers = Readonly<Record<string, string>>

const { headMs, keepMs, lingerMs, lookMs, silentMs } = BOUNDS.connection

declare module 'fastify' {
  interface FastifyRequest {
    /** Brings a file, which takes as long as it takes: from now on it has to move, and the time of an upload. */
    bringsFile(): void
  }
}

type Times = Pick<Config, 'requestSeconds' | 'uploadSeconds'>

export function connectionOptions({ requestSeconds, uploadSeconds }: Times) {
  const requestTimeout = requestSeconds * 1000
  return {
    // Of whatever comes; what is no file has less, from when its head is there.
    requestTimeout: Math.max(requestSeconds, uploadSeconds) * 1000,
    keepAliveTimeout: keepMs,
    connectionTimeout: silentMs,
    // Without a host nothing is asked of this server; that is answered as everything is, and not by Node.
    http: {
      headersTimeout: Math.min(headMs, requestTimeout),
      connectionsCheckingInterval: Math.min(lookMs, requestTimeout),
      requireHostHeader: false,
    },
  } satisfies FastifyServerOptions & { readonly http: object }
}

export function installConnectionLimits(
  app: FastifyInstance,
  { connectionsPerAddress, proxies, ...times }: Pick<Config, 'connectionsPerAddress' | 'proxies'> & Times,
  headers: Headers,
): void {
  installLateness(app, times, headers)
  app.addHook('onRequest', (request, _reply, done) => {
    done(
      request.headers.host === undefined && request.raw.httpVersion !== '1.0' ? new AppError('parameter') : undefined,
    )
  })
  // An expectation that nobody has heard of is no reason to refuse, and Node's own refusal would be bare.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
  if (connectionsPerAddress === 0 || proxies > 0) return
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const from = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(from) ?? 0) + 1
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
    if (count <= connectionsPerAddress) return
    dismiss(socket, 'too_many_requests', 'Too Many Requests', headers)
    // What may follow on it is not read any more.
    socket.destroySoon()
  })
}

/** Looks for a stalled upload in the time within which something must come of it. */
const LOOKS = 4

/** A body must have come whole in its time; that of an upload is longer, as long as there is always more of it. */
function installLateness(app: FastifyInstance, { requestSeconds, uploadSeconds }: Times, headers: Headers): void {
  const allowed = requestSeconds * 1000
  const watches = new WeakMap<FastifyRequest, NodeJS.Timeout | undefined>()
  const watch = ({ raw }: FastifyRequest, isLate: () => boolean, everyMs: number): NodeJS.Timeout | undefined => {
    // Asked within the process, nothing is on its way.
    if (!(raw.socket instanceof Socket)) return undefined
    const timer = setInterval(() => {
      if (raw.complete) clearInterval(timer)
      else if (isLate()) {
        clearInterval(timer)
        refuseBroken(LATE, raw.socket, headers)
      }
    }, everyMs).unref()
    raw.once('close', () => {
      clearInterval(timer)
    })
    return timer
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request.headers))
      watches.set(
        request,
        watch(request, () => true, allowed),
      )
    done()
  })
  app.decorateRequest('bringsFile', function (this: FastifyRequest) {
    clearInterval(watches.get(this))
    const { raw } = this
    const begun = performance.now()
    let [moved, bytes] = [begun, raw.socket.bytesRead]
    const isLate = (): boolean => {
      const now = performance.now()
      // Where nothing is read for a while, it is this server that lets it wait.
      if (raw.socket.bytesRead > bytes || raw.isPaused()) [moved, bytes] = [now, raw.socket.bytesRead]
      return now - moved >= allowed || now - begun >= uploadSeconds * 1000
    }
    watch(this, isLate, allowed / LOOKS)
  })
}

export const hasBody = (headers: FastifyRequest['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** A client with one address of IPv6 has the other 2⁶⁴ of its network as well. */
export function networkOf(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (four) return four[1]!
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]!.split('::', 2)
  const [first, last] = [head, tail ?? ''].map((text) => text.split(':').filter((group) => group !== ''))
  return [
    ...first!,
    ...Array<string>(Math.max(0, tail === undefined ? 0 : 8 - first!.length - last!.length)).fill('0'),
    ...last!,
  ]
    .slice(0, 4)
    .join(':')
}

const BROKEN: Readonly<Record<string, { readonly key: ErrorKey; readonly reason: string }>> = {
  HPE_HEADER_OVERFLOW: { key: 'header_too_large', reason: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { key: 'request_timeout', reason: 'Request Timeout' },
}

const LATE = Object.assign(new Error('a request came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** What is no HTTP, or comes too late to be, never becomes a request; it is answered on the bare socket. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  const { key, reason } = BROKEN[error.code ?? ''] ?? ({ key: 'parameter', reason: 'Bad Request' } as const)
  if (error.code === 'ECONNRESET') socket.destroy()
  else dismiss(socket, key, reason, headers)
}

/**
 * One last word. Its sender has a moment to read it, then the descriptor is free: half a connection would stay for as
 * long as they like.
 */
function dismiss(socket: Socket, key: ErrorKey, reason: string, headers: Headers): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = errorText(new AppError(key), 'zh', 'main', '')
  const lines = Object.entries({
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${entry(key).status} ${reason}\r\n${lines.join('')}\r\n${body}`)
  const timer = setTimeout(() => {
    socket.destroy()
  }, lingerMs).unref()
  socket.once('close', () => {
    clearTimeout(timer)
  })
}
