/** A sender of messages, and a server's application on any store that takes them. */
import type { FastifyInstance } from 'fastify'
import { apartment } from '../../src/apartment/product.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import type { Product } from '../../src/server/product.ts'
import { fixedSource } from '../../src/server/source.ts'
import type { Store } from '../../src/server/store/store.ts'
import { signatureOf } from '../../src/server/webhooks/signature.ts'
import { projectModel, testConfig, type Envelope } from '../http/support/server.ts'

export const SECRET = Buffer.alloc(32, 1)
const OTHER = Buffer.alloc(32, 2)
const NEXT = Buffer.alloc(32, 3)
export const secrets = { first: SECRET, second: OTHER, next: NEXT }
export const SETTINGS = {
  WEBHOOK_SECRETS: `device_report/1=whsec_${SECRET.toString('base64')},device_report/1=${NEXT.toString('base64')},device_report/2=${OTHER.toString('base64')}`,
}

const SILENT = {
  connect: () => undefined,
  deliver: () => Promise.resolve('accepted' as const),
  close: () => Promise.resolve(),
}

export async function appOn(store: Store, product: Product = apartment): Promise<FastifyInstance> {
  const model = await projectModel()
  return createApp({
    store,
    source: fixedSource({ model, validators: compiledChecks(model) }),
    config: testConfig(SETTINGS),
    product,
    ports: { devices: SILENT },
  })
}

export interface Sent {
  readonly number?: string
  /** Seconds ago that it was signed. */
  readonly age?: number
  readonly secret?: Buffer
  readonly company?: number
  readonly webhook?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
}

let numbers = 0
export const newNumber = (): string => `msg_${String((numbers += 1)).padStart(5, '0')}`

/** As the sender sends it; answers once it is stored, not handled. */
export async function post(app: FastifyInstance, message: unknown, sent: Sent = {}) {
  const { status, json } = await answered(app, message, sent)
  return { status, code: json.err_code }
}

export async function answered(app: FastifyInstance, message: unknown, sent: Sent = {}) {
  const { number = newNumber(), age = 0, secret = SECRET, company = 1, webhook = 'device_report' } = sent
  const body = typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message)
  const time = Math.floor(Date.now() / 1000) - age
  const headers = {
    'content-type': 'application/json',
    'webhook-id': number,
    'webhook-timestamp': String(time),
    'webhook-signature': signatureOf(secret, number, time, body),
    ...sent.headers,
  }
  const answer = await app.inject({
    method: 'POST',
    url: `/hooks/${webhook}/${company}`,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
    payload: body,
  })
  return { status: answer.statusCode, json: answer.json() as unknown as Envelope }
}

export const MESSAGE = {
  type: 'opening',
  sn: 'lk240350000000077009',
  at: '2026-06-01T08:00:00.000Z',
  open_way: 7,
} as const
