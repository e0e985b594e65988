/**
 * Whether a message is the sender's: signed as Standard Webhooks says (https://www.standardwebhooks.com), HMAC-SHA256
 * over number, time and body. Who signs otherwise is verified by a function of the product's (`webhook.ts`).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signed {
  readonly header: (name: string) => string | undefined
  readonly body: Buffer
  /** Any of them may have signed it: while a secret is changed there are two. */
  readonly secrets: readonly Buffer[]
}

export interface Verified {
  /** The sender's number of the message. */
  readonly number: string
  /** Seconds since 1970 at which it was signed; null: it does not say. */
  readonly signedAt: number | null
}

/** Null: the signature is missing or wrong. Compares in a time that tells nothing. */
export type Verify = (signed: Signed) => Verified | null

const NUMBER = /^[\x21-\x7e]{1,128}$/
const TIME = /^\d{1,12}$/
/** Signatures that one message may carry. */
const MOST = 5

export const standard: Verify = ({ header, body, secrets }) => {
  const [number, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    header(name),
  )
  if (number === undefined || time === undefined || signatures === undefined) return null
  if (!NUMBER.test(number) || !TIME.test(time)) return null
  const given = signatures
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .slice(0, MOST)
    .map((one) => Buffer.from(one.slice(3), 'base64'))
  const right = secrets.map((secret) => createHmac('sha256', secret).update(`${number}.${time}.`).update(body).digest())
  const isSigned = right.some((one) =>
    given.some((other) => other.length === one.length && timingSafeEqual(one, other)),
  )
  return isSigned ? { number, signedAt: Number(time) } : null
}

/** For the sender: a test, or a service of one's own. */
export const signatureOf = (secret: Buffer, number: string, time: number, body: string | Buffer): string =>
  `v1,${createHmac('sha256', secret).update(`${number}.${time}.`).update(body).digest('base64')}`
