/**
 * What a connection may cost before anything is asked on it: how long a request may take to come, how many connections
 * one address may hold, and that whoever is refused is hung up on, whether they hang up or not.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { AppError, entry, type ErrorKey } from '../../errors/app-error.ts'
import { BOUNDS } from '../bounds.ts'
import type { Config } from '../config.ts'
import { errorText } from './error-handler.ts'

type Headers = Readonly<Record<string, string>>

const { headMs, keepMs, lingerMs, lookMs, silentMs } = BOUNDS.connection

export function connectionOptions({ requestSeconds }: Pick<Config, 'requestSeconds'>) {
  const requestTimeout = requestSeconds * 1000
  return {
    requestTimeout,
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
  { connectionsPerAddress, proxies }: Pick<Config, 'connectionsPerAddress' | 'proxies'>,
  headers: Headers,
): void {
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

/** Whoever has one address of IPv6 has the other 2⁶⁴ of its network as well. */
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
