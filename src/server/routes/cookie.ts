/** The cookie that carries the session: out of reach of scripts and of other sites, over TLS only where there is TLS. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from './asked.ts'

const options = (request: FastifyRequest) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string, minutes: number): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, token, { ...options(request), maxAge: minutes * 60 })

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply => reply.clearCookie(SESSION_COOKIE, options(request))
