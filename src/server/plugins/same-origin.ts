/**
 * A call that changes something must come from the console itself, not from a page elsewhere that rides on the cookie.
 * Browsers say where a request comes from; what says nothing is no browser, and has no cookie by accident.
 */
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITE = new Set(['same-origin', 'none'])

export function refuseOtherSites(request: FastifyRequest): void {
  if (HARMLESS.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (typeof site === 'string' ? !OWN_SITE.has(site) : origin !== undefined && !isOwn(origin, request.host))
    throw new AppError('cross_site')
}

function isOwn(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
