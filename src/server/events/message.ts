/** What a receiver is sent, as Standard Webhooks says (https://www.standardwebhooks.com). */
import { randomBytes } from 'node:crypto'
import { WebhookEvent } from '../../generated/enums.ts'
import type { Sealer } from '../commands/secrets.ts'
import { signatureOf } from '../webhooks/signature.ts'

/** How every secret begins, so that people, libraries and scanners of source code know it. */
const PREFIX = 'whsec_'
const BYTES = 32
const LAST = 4

export interface NewSecret {
  /** Shown once. */
  readonly secret: string
  /** By which people tell it from others. */
  readonly hint: string
}

export function newSecret(): NewSecret {
  const secret = `${PREFIX}${randomBytes(BYTES).toString('base64')}`
  return { secret, hint: `${PREFIX}…${secret.slice(-LAST)}` }
}

/** Whose it is when it is sealed: it opens as nobody else's. */
export interface SecretOwner {
  readonly entity: 'webhook_target' | 'scheduled_report'
  readonly client: number
  readonly id: number
}

const nameOf = ({ entity, client, id }: SecretOwner): string => `${entity}/${client}/${id}`

export const sealed = (sealer: Sealer, owner: SecretOwner, secret: string): string =>
  sealer.seal({ secret }, nameOf(owner))

export const opened = (sealer: Sealer, owner: SecretOwner, text: string): Buffer =>
  Buffer.from(sealer.open(text, nameOf(owner))['secret']!.slice(PREFIX.length), 'base64')

export interface Told {
  readonly type: string
  readonly at: Date
  /** JSON. */
  readonly data: string
}

/** The text that is signed. */
export const bodyOf = ({ type, at, data }: Told): string =>
  `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(at.toISOString())},"data":${data}}`

const NAMES = new Map(Object.entries(WebhookEvent).map(([name, code]) => [code as number, name]))

export const typeOf = (resource: string, event: number): string => `${resource}.${NAMES.get(event)}`

/** `at`: of this attempt. */
export function headersOf(
  number: string,
  at: Date,
  body: string,
  secrets: readonly Buffer[],
): Readonly<Record<string, string>> {
  const time = Math.floor(at.getTime() / 1000)
  return {
    'webhook-id': number,
    'webhook-timestamp': String(time),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, number, time, body)).join(' '),
  }
}
