/**
 * Codes that a lock checks by itself, from a secret that it shares with whoever issues them and from the time. All are
 * digits, and of each kind as many as no other has:
 *
 * - offline, 10: first hour (modulo 1,000) and hours, masked, then four digits of the proof; at most 744 hours;
 * - dynamic, 8: of the minute in which it was issued, and taken until the sixth after it has begun;
 * - function, 9: the two of the function, then seven as a dynamic one has them.
 *
 * A proof is HMAC-SHA256 over the kind and the whole hours or minutes since 1970, so that no code is good again later.
 */
import { createHmac } from 'node:crypto'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
export const LONGEST_HOURS = 744
/** A code given out late in a minute holds for these all the same. */
export const DYNAMIC_MINUTES = 5

const HOURS = 1_000
const PLAIN = 6
const PROOF = 4
const DYNAMIC = 8
const FUNCTION = 7

/** `admin`: opens as the admin password does. */
export type OfflineKind = 'guest' | 'admin'
export type Accepted =
  | { readonly is: 'offline'; readonly as: OfflineKind; readonly begin: Date; readonly end: Date }
  | { readonly is: 'dynamic'; readonly minute: number }
  | { readonly is: 'function'; readonly code: string; readonly minute: number }

function digitsOf(secret: string, message: string, length: number): string {
  const number = createHmac('sha256', secret).update(message).digest().readBigUInt64BE()
  return String(number % 10n ** BigInt(length)).padStart(length, '0')
}

const turned = (digits: string, by: string, sign: 1 | -1): string => {
  const size = 10 ** digits.length
  return String((Number(digits) + sign * Number(by) + size) % size).padStart(digits.length, '0')
}

const proofOf = (secret: string, as: OfflineKind, first: number, hours: number): string =>
  digitsOf(secret, `offline ${as} ${first} ${hours}`, PROOF)
const maskOf = (secret: string, proof: string): string => digitsOf(secret, `mask ${proof}`, PLAIN)

export interface Hours {
  readonly begin: Date
  readonly end: Date
}

/** Both ends are whole hours, at most `LONGEST_HOURS` apart. */
export function offlineCode(secret: string, { begin, end }: Hours, as: OfflineKind): string {
  const [first, hours] = [begin.getTime() / HOUR_MS, (end.getTime() - begin.getTime()) / HOUR_MS]
  const proof = proofOf(secret, as, first, hours)
  const plain = `${String(first % HOURS).padStart(3, '0')}${String(hours).padStart(3, '0')}`
  return turned(plain, maskOf(secret, proof), 1) + proof
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS)

export const dynamicCode = (secret: string, at: Date): string => dynamicOf(secret, minuteOf(at))
const dynamicOf = (secret: string, minute: number): string => digitsOf(secret, `dynamic ${minute}`, DYNAMIC)

export const functionCode = (secret: string, code: string, at: Date): string => functionOf(secret, code, minuteOf(at))
const functionOf = (secret: string, code: string, minute: number): string =>
  code + digitsOf(secret, `function ${code} ${minute}`, FUNCTION)

/** Until when a code that was issued at that time is good for certain. */
export const dynamicEnd = (at: Date): Date => new Date(at.getTime() + DYNAMIC_MINUTES * MINUTE_MS)

/**
 * What the lock makes of digits, by its own clock; null: nothing that is good now. Whether it has taken them before is
 * not asked: `keypad` does.
 */
export function accepted(secret: string, digits: string, at: Date): Accepted | null {
  if (digits.length === PLAIN + PROOF) return offlineAccepted(secret, digits, at)
  for (let back = 0; back <= DYNAMIC_MINUTES; back++) {
    const minute = minuteOf(at) - back
    if (digits === dynamicOf(secret, minute)) return { is: 'dynamic', minute }
    const code = digits.slice(0, -FUNCTION)
    if (code !== '' && digits === functionOf(secret, code, minute)) return { is: 'function', code, minute }
  }
  return null
}

/** A lock's keypad: a dynamic code and a function are taken once, by the minute of their issue. */
export function keypad(secret: string): (digits: string, at: Date) => Accepted | null {
  const spent = new Set<string>()
  return (digits, at) => {
    const found = accepted(secret, digits, at)
    if (found === null || found.is === 'offline') return found
    const issue = `${digits} ${found.minute}`
    if (spent.has(issue)) return null
    spent.add(issue)
    return found
  }
}

function offlineAccepted(secret: string, digits: string, at: Date): Accepted | null {
  const [masked, proof] = [digits.slice(0, PLAIN), digits.slice(PLAIN)]
  const plain = turned(masked, maskOf(secret, proof), -1)
  const [place, hours] = [Number(plain.slice(0, 3)), Number(plain.slice(3))]
  const now = Math.floor(at.getTime() / HOUR_MS)
  // The latest hour of that place which has begun.
  const first = now - ((((now - place) % HOURS) + HOURS) % HOURS)
  if (hours > LONGEST_HOURS || now >= first + hours) return null
  const as = (['guest', 'admin'] as const).find((kind) => proof === proofOf(secret, kind, first, hours))
  if (as === undefined) return null
  return { is: 'offline', as, begin: new Date(first * HOUR_MS), end: new Date((first + hours) * HOUR_MS) }
}
