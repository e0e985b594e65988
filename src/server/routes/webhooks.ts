/**
 * Messages from outside: `POST /hooks/<webhook>/<company>`. Signed, not logged in; answered once they are stored, and
 * handled afterwards. Who asks without a good signature learns nothing of what there is.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Config } from '../config.ts'
import { parseJson } from '../plugins/limits.ts'
import { JSON_BODY } from '../media.ts'
import type { ModelSource } from '../source.ts'
import type { Store } from '../store/store.ts'
import { take } from '../webhooks/inbox.ts'
import { placeOf } from '../webhooks/secrets.ts'
import { standard, type Verify } from '../webhooks/signature.ts'
import type { Webhooks } from '../webhooks/webhook.ts'
import { MethodNotAllowed } from './asked.ts'
import { ENVELOPES, send } from './envelope.ts'

export interface WebhookParts {
  readonly store: Store
  readonly source: ModelSource
  readonly config: Pick<Config, 'webhookSecrets'>
  readonly webhooks: Webhooks
  /** There is something to handle. */
  readonly wake: () => void
}

type Asking = FastifyRequest<{ Params: { webhook: string; company: string } }>

const ROOT = '/hooks'
export const WEBHOOK_PATH = `${ROOT}/:webhook/:company`
/** Bytes of a message. */
const MOST = 262_144

export async function installWebhooks(app: FastifyInstance, parts: WebhookParts): Promise<void> {
  // A scope of its own: here a body is its bytes, which the signature is of.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(JSON_BODY, { parseAs: 'buffer', bodyLimit: MOST }, (_request, body, done) => {
      done(null, body)
    })
    // Addresses of machines: nothing below them is a page of the console, whoever asks and whatever there is.
    for (const url of [ROOT, `${ROOT}/*`])
      scope.all(url, {
        onRequest: () => Promise.reject(new AppError('no_such_api')),
        handler: () => undefined,
      })
    scope.route({
      method: scope.supportedMethods.filter((method) => method !== 'POST'),
      url: WEBHOOK_PATH,
      onRequest: ({ method }, reply) => {
        reply.header('allow', 'POST')
        return Promise.reject(new MethodNotAllowed(method, ['POST']))
      },
      handler: () => undefined,
    })
    scope.post(WEBHOOK_PATH, {
      // Before the body is read.
      onRequest: (request: Asking) => {
        secretsFor(request, parts)
        return Promise.resolve()
      },
      handler: (request: Asking, reply) => answer(request, reply, parts),
    })
    return Promise.resolve()
  })
}

function secretsFor({ params: { webhook, company } }: Asking, { config, source }: WebhookParts): readonly Buffer[] {
  const secrets = /^[1-9]\d{0,14}$/.test(company)
    ? config.webhookSecrets.get(placeOf(webhook, Number(company)))
    : undefined
  if (secrets === undefined || !Object.hasOwn(source.current().model.webhooks, webhook))
    throw new AppError('webhook_signature')
  return secrets
}

async function answer(request: Asking, reply: FastifyReply, parts: WebhookParts): Promise<FastifyReply> {
  const { webhook, company } = request.params
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const asked: string[] = []
  const header = (name: string): string | undefined => {
    asked.push(name)
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  const verify = (parts.webhooks as Readonly<Record<string, { readonly verify?: Verify }>>)[webhook]?.verify ?? standard
  const verified = verify({ header, body, secrets: secretsFor(request, parts) })
  if (verified === null) throw new AppError('webhook_signature')
  const taken = await take(parts.store, {
    client: Number(company),
    source: webhook,
    number: verified.number,
    signedAt: verified.signedAt,
    body: textOf(body),
    headers: JSON.stringify(Object.fromEntries(asked.map((name) => [name, request.headers[name]]))),
  })
  if (taken === 'old') throw new AppError('webhook_signature')
  if (taken === 'other') throw new AppError('key_reused')
  if (taken === 'new') parts.wake()
  return send(reply, ENVELOPES.main.success('{}', request.id))
}

/**
 * As it came. What is no JSON is refused while its sender is there to hear it: nobody could ever handle it. JSON is
 * UTF-8, and the database keeps no NUL: anything else could not be kept as it came.
 */
function textOf(body: Buffer): string {
  const text = body.toString('utf8')
  if (text.includes('\0') || !Buffer.from(text, 'utf8').equals(body)) throw new AppError('bad_json')
  parseJson(text)
  return text
}
