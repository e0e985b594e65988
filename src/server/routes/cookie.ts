/**
 * The cookie that carries the session: out of reach of scripts and of other sites, over TLS only where there is TLS.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from './asked.ts'

const options = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const

/** Longer than any session lasts unused: when it is over is the server's to say. */
const DAYS_30 = 2_592_000

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, token, { ...options(request), maxAge: DAYS_30 })

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(SESSION_COOKIE, options(request))
