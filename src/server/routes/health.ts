/**
 * How the server is, for programs: without a login, at any rate, and saying no more than whether a part is well.
 * `/livez`: the process answers; who gets nothing here starts it again. `/readyz`: requests may be sent here.
 * `/healthz`: the whole of it, work in the background and all; that work is all servers' together, so that a balancer
 * which asked this address would take all of them away at once.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Health } from '../watch/health.ts'
import { JSON_TYPE } from './envelope.ts'

export const HEALTH_PATHS = ['/livez', '/readyz', '/healthz'] as const

type Told = { readonly status: 'ok' | 'failed' | 'stopping'; readonly parts?: Readonly<Record<string, string>> }

const tell = (reply: FastifyReply, told: Told): FastifyReply =>
  reply
    .code(told.status === 'ok' ? 200 : 503)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify(told))

export function installHealth(app: FastifyInstance, health: Health): void {
  // First of all that happens at the end: balancers that ask again go elsewhere.
  app.addHook('preClose', (done) => {
    health.leave()
    done()
  })
  app.get('/livez', (_request, reply) => tell(reply, { status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    tell(reply, health.isLeaving() ? STOPPING : { status: (await health.isReady()) ? 'ok' : 'failed' }),
  )
  app.get('/healthz', async (_request, reply) => {
    if (health.isLeaving()) return tell(reply, STOPPING)
    const parts = await health.parts()
    return tell(reply, { status: Object.values(parts).every((one) => one === 'ok') ? 'ok' : 'failed', parts })
  })
}

const STOPPING = { status: 'stopping' } as const
