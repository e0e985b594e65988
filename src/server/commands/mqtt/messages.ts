/**
 * What goes over a broker, by topic: `<root>/<company>/<address>/orders` to a device, `answers`, `reports` and
 * `presence` from it. Whose a message is its topic alone says, since the broker lets a device write below its own.
 */
import { parseBody } from '../../plugins/limits.ts'
import { isObject } from '../../../values/is-object.ts'
import type { Answer, Order, Payload, Report } from '../link.ts'

const KINDS = ['answers', 'reports', 'presence'] as const
type Kind = (typeof KINDS)[number]

export const orderTopic = (root: string, { client_id, address }: Pick<Order, 'client_id' | 'address'>): string =>
  `${root}/${client_id}/${encodeURIComponent(address)}/orders`

export const topicsOf = (root: string, kinds: readonly Kind[] = KINDS): readonly string[] =>
  kinds.map((kind) => `${root}/+/+/${kind}`)

export const orderText = ({ id, attempt, type, target, payload }: Order): string =>
  JSON.stringify({ id, attempt, type, target, payload })

export type Incoming =
  | { readonly is: 'answer'; readonly answer: Answer }
  | { readonly is: 'report'; readonly report: Report }
  /** Nothing of it can be taken, however often it comes. */
  | { readonly is: 'unusable'; readonly why: string }

export interface Message {
  readonly topic: string
  readonly payload: Buffer
  /** When it came. */
  readonly at: string
}

/** Bytes: what a device says is short, and files go another way. */
export const MOST_BYTES = 65_536

export function read(root: string, { topic, payload, at }: Message): Incoming {
  const place = placeOf(root, topic)
  if (place === null) return unusable('no device has such a topic')
  if (payload.length > MOST_BYTES) return unusable(`${payload.length} bytes, of ${MOST_BYTES} at most`)
  const said = parsed(payload)
  if (!isObject(said)) return unusable('it is no JSON object, or holds what is no text')
  const { kind, ...from } = place
  return READ[kind](said, from, at)
}

const unusable = (why: string): Incoming => ({ is: 'unusable', why })

interface From {
  readonly client_id: number
  readonly address: string
}

function placeOf(root: string, topic: string): (From & { readonly kind: Kind }) | null {
  if (!topic.startsWith(`${root}/`)) return null
  const [company = '', name = '', last, ...rest] = topic.slice(root.length + 1).split('/')
  const kind = KINDS.find((one) => one === last)
  const address = decoded(name)
  if (kind === undefined || rest.length > 0 || !/^[1-9]\d{0,14}$/.test(company) || !address) return null
  return { kind, client_id: Number(company), address }
}

function decoded(text: string): string | null {
  try {
    const name = decodeURIComponent(text)
    return name.includes('\0') ? null : name
  } catch {
    return null
  }
}

function parsed(payload: Buffer): unknown {
  try {
    // As calls and webhooks read theirs: what no database takes comes no further.
    return parseBody(payload.toString('utf8'))
  } catch {
    return undefined
  }
}

type Said = Readonly<Record<string, unknown>>

const READ: Readonly<Record<Kind, (said: Said, from: From, at: string) => Incoming>> = {
  answers: ({ id, attempt, outcome, reason, code, data }, from) => {
    if (typeof id !== 'string' || !isNumber(attempt, 1)) return unusable('it names no command and attempt')
    if (outcome !== 'done' && outcome !== 'failed') return unusable('its outcome is neither done nor failed')
    return {
      is: 'answer',
      answer: {
        ...{ id, attempt, outcome, from },
        ...(typeof reason === 'string' && { reason }),
        ...(isNumber(code, 0) && { code }),
        ...(isObject(data) && { data: data as Payload }),
      },
    }
  },
  reports: ({ kind, at: said, boot, sequence, data = {} }, from) => {
    if (typeof kind !== 'string' || typeof said !== 'string') return unusable('it names no kind and time')
    if (boot !== undefined && !isNumber(boot, 0)) return unusable('boot is no whole number')
    if (sequence !== undefined && !isNumber(sequence, 1)) return unusable('sequence is no whole number from 1')
    if (!isObject(data)) return unusable('data is no object')
    const number = { ...(boot !== undefined && { boot }), ...(sequence !== undefined && { sequence }) }
    return { is: 'report', report: { ...from, ...number, kind, at: said, data: data as Payload } }
  },
  presence: ({ state, session }, from, at) => {
    if (state !== 'online' && state !== 'offline') return unusable('its state is neither online nor offline')
    if (!isNumber(session, 1) || session > MOST_SESSIONS) return unusable('session is no whole number from 1')
    const sequence = session * 2 - (state === 'online' ? 1 : 0)
    return { is: 'report', report: { ...from, boot: PRESENCE, sequence, kind: state, at, data: {} } }
  },
}

const isNumber = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least

/**
 * A last will is written when the connection begins and sent when it is lost, so it cannot have one of the report's
 * numbers. Presence counts by itself, as if in a start that no device has: two numbers for each connection.
 */
const PRESENCE = Number.MAX_SAFE_INTEGER
const MOST_SESSIONS = Math.floor(Number.MAX_SAFE_INTEGER / 2)
