/**
 * What every answer tells browsers. Scripts come from this server alone; styles may stand inline, since MUI writes them
 * at run time.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Runtime } from '../../model/runtime.ts'

const policy = (hosts: string, pictures: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self' data:",
    `connect-src 'self' https:${hosts}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
}
const ONE_YEAR = 31_536_000

export function installSecurityHeaders(app: FastifyInstance, runtime: Pick<Runtime, 'hosts' | 'brands'>): void {
  const headers = securityHeaders(runtime)
  app.addHook('onRequest', (request, reply, done) => {
    secured(headers, request, reply)
    done()
  })
}

export const securityHeaders = ({
  hosts,
  brands,
}: Pick<Runtime, 'hosts' | 'brands'>): Readonly<Record<string, string>> => {
  const open = Object.values(hosts).filter((address) => address.startsWith('http:'))
  const pictures = [hosts.file, hosts.main, ...brands.flatMap(({ logo, icon }) => [logo ?? '', icon ?? ''])]
  return { ...HEADERS, 'content-security-policy': policy(originsOf(open), originsOf(pictures)) }
}

/**
 * Hooks run on every request but those that are refused before there is one: whoever answers these asks here as well.
 */
export function secured(headers: Readonly<Record<string, string>>, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers)
  reply.header('x-request-id', request.id)
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${ONE_YEAR}`)
}

/** Hosts that the configuration names: pictures come from no others, and what has no TLS is reached by name only. */
const originsOf = (addresses: readonly string[]): string =>
  [...new Set(addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin))]
    .map((origin) => ` ${origin}`)
    .join('')
