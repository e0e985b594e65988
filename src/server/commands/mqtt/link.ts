/**
 * Devices behind an MQTT broker. The broker keeps what comes for this server while it is away, the queue in the
 * database what waits for a device; here nothing is kept. What is told twice or out of order is settled behind `Heard`.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { IClientOptions, IPublishPacket, MqttClient } from 'mqtt'
import { Answered } from '../../ports/trouble.ts'
import type { DeviceLink, Heard, Order } from '../link.ts'
import { TIMES } from '../queue.ts'
import { acknowledging, type Acknowledging } from './acknowledged.ts'
import { MOST_BYTES, orderText, orderTopic, read, topicsOf, type Incoming } from './messages.ts'

export interface Broker {
  readonly url: string
  /** 5, or 3.1.1 for a broker that knows no other. */
  readonly version: 4 | 5
  readonly username: string
  readonly password: string
  readonly ca: Buffer | null
  readonly cert: Buffer | null
  readonly key: Buffer | null
  /** By which the broker knows this server again after a while: no two servers have the same. */
  readonly clientId: string
  /** With which all topics begin. */
  readonly root: string
}

export interface Means {
  /** By what the records say: nothing is sent to who is not there. */
  readonly isAway: (order: Order) => Promise<boolean>
  /** By whose clock messages have come. */
  readonly now: () => Date
  readonly warn: (details: object, text: string) => void
  /** Milliseconds until the broker is tried again. */
  readonly again?: number
}

export interface MqttLink extends DeviceLink {
  /** Rejects with what is wrong between this server and the broker. */
  check(): Promise<void>
}

/** Seconds for which the broker keeps what comes for this server while it is away. */
const KEPT_S = 86_400
/** Messages that may come before the first of them is stored. */
const AHEAD = 1_000
const AGAIN_MS = 2_000
const KEEPALIVE_S = 20
/** A server that stops does not wait for its broker. */
const CLOSE_MS = 1_000
/** A faulty device would fill the log: so many lines in a minute. */
const LINES = 20

class Gone extends Error {
  readonly code = 'ECONNRESET'
  constructor() {
    super('the broker is away')
  }
}

export async function createMqttLink(
  broker: Broker,
  { isAway, now, warn, again = AGAIN_MS }: Means,
): Promise<MqttLink> {
  // Not loaded where devices are not behind a broker.
  const { connect } = await import('mqtt')
  const closing = new AbortController()
  let client: MqttClient | undefined
  let trouble: Error | null | undefined
  /** Numbers of orders that the broker took and has nobody to give to: the library tells it by the packet alone. */
  const unheard = new Set<number | undefined>()
  const say = limited(warn)
  return {
    connect: (heard) => {
      client = connect(broker.url, optionsOf(broker, again))
      client.on('packetreceive', (packet) => {
        if (packet.cmd === 'puback' && packet.reasonCode === NOBODY) unheard.add(packet.messageId)
      })
      follow(client, broker, {
        again,
        take: takingInto(broker, heard, { now, say, closing: closing.signal }),
        is: (now) => {
          if (now !== null && !trouble && !closing.signal.aborted)
            warn({ err: now }, 'devices are out of reach: the broker is away')
          // That the connection ended says less than why it did.
          trouble = now instanceof Gone && trouble ? trouble : now
        },
      })
    },
    deliver: async (order) => {
      // Nor where its answer would not be heard.
      if (client?.connected !== true || trouble) throw trouble ?? new Gone()
      if (await isAway(order)) return 'away'
      const sent = await client.publishAsync(orderTopic(broker.root, order), orderText(order), {
        qos: 1,
        ...(broker.version === 5 && { properties: { messageExpiryInterval: TIMES.answer } }),
      })
      return unheard.delete(sent?.messageId) ? 'away' : 'accepted'
    },
    check: () => (trouble === null ? Promise.resolve() : Promise.reject(trouble ?? new Gone())),
    close: async () => {
      closing.abort()
      await Promise.race([client?.endAsync().catch(() => undefined), wait(CLOSE_MS, undefined, { ref: false })])
      client?.end(true)
    },
  }
}

/** Of MQTT 5: no matching subscribers. */
const NOBODY = 0x10

const optionsOf = (broker: Broker, again: number): IClientOptions => ({
  protocolVersion: broker.version,
  clientId: broker.clientId,
  clean: false,
  keepalive: KEEPALIVE_S,
  reconnectPeriod: again,
  // Credentials may be put right where they are kept, without a restart here.
  reconnectOnConnackError: true,
  resubscribe: false,
  ...(broker.username !== '' && { username: broker.username, password: broker.password }),
  ...(broker.ca !== null && { ca: broker.ca }),
  ...(broker.cert !== null && broker.key !== null && { cert: broker.cert, key: broker.key }),
  ...(broker.version === 5 && {
    properties: { sessionExpiryInterval: KEPT_S, receiveMaximum: AHEAD, maximumPacketSize: MOST_BYTES + 1_024 },
  }),
})

interface Following extends Required<Pick<Means, 'again'>> {
  readonly take: (message: IPublishPacket, isOver: () => boolean) => Promise<boolean>
  /** Null: all is well. */
  readonly is: (trouble: Error | null) => void
}

function follow(client: MqttClient, broker: Broker, { again, take, is }: Following): void {
  const acks = acknowledging(client)
  let connection = 0
  // What it may read may be put right at the broker, which tells nobody of it.
  const subscribed = async (mine: number): Promise<void> => {
    const error = await subscribe(client, broker).then(() => null, reasonOf)
    if (mine !== connection) return
    is(error)
    if (error === null) return
    await wait(again, undefined, { ref: false })
    if (mine === connection) await subscribed(mine)
  }
  client.on('connect', () => void subscribed(connection))
  client.on('message', (_, __, packet) => {
    const mine = connection
    void took(acks, take, packet, () => mine !== connection)
  })
  client.on('error', (error) => is(reasonOf(error)))
  client.on('close', () => {
    connection += 1
    acks.forget()
    is(new Gone())
  })
}

async function took(
  acks: Acknowledging,
  take: Following['take'],
  packet: IPublishPacket,
  isOver: () => boolean,
): Promise<void> {
  const stored = packet.qos === 1 ? acks.hold(packet.messageId!) : () => undefined
  if (await take(packet, isOver)) stored()
}

/**
 * At each connection, since a broker may come back with the session and without what it subscribed to. Each of several
 * servers is told everything: what is numbered counts once, and one that is gone for good takes nothing with it.
 */
const subscribe = (client: MqttClient, { root }: Broker): Promise<unknown> =>
  client.subscribeAsync([...topicsOf(root)], { qos: 1, rh: ONLY_NEW })

/** What is retained is sent for a subscription that the session did not have (MQTT 5). */
const ONLY_NEW = 1

/** By the numbers of either version: who we are is not known, or not allowed. */
const REFUSALS: ReadonlySet<unknown> = new Set([4, 5, 128, 134, 135])

function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { code, packet } = error as Error & { code?: unknown; packet?: { granted?: readonly unknown[] } }
  const isRefused = REFUSALS.has(code) || packet?.granted?.some((one) => REFUSALS.has(one)) === true
  return isRefused ? Object.assign(new Answered(401), { message: error.message }) : error
}

interface Taking extends Pick<Means, 'now'> {
  readonly say: (details: object, text: string) => void
  readonly closing: AbortSignal
}

/** Answers whether the message may be forgotten. */
function takingInto(broker: Broker, heard: Heard, { now, say, closing }: Taking): Following['take'] {
  let last = 0
  // Two that come at the same moment came one after the other.
  const instant = (): string => new Date((last = Math.max(now().getTime(), last + 1))).toISOString()
  return async ({ topic, payload }, isOver) => {
    const found = read(broker.root, { topic, payload: Buffer.from(payload), at: instant() })
    if (found.is === 'unusable') {
      say({ topic: topic.slice(0, 200), why: found.why }, 'a message of a device is of no use')
      return true
    }
    while (!closing.aborted && !isOver())
      try {
        await tell(heard, found)
        return true
      } catch (error) {
        say({ err: error }, 'what a device said could not be stored and is tried again')
        await wait(AGAIN_MS, undefined, { ref: false })
      }
    return false
  }
}

const tell = (heard: Heard, found: Exclude<Incoming, { is: 'unusable' }>): Promise<void> =>
  found.is === 'answer' ? heard.answered(found.answer) : heard.reported(found.report)

/** What is left out of a minute is told with the next line. */
function limited(warn: Means['warn']): Means['warn'] {
  let [minute, lines, left] = [0, 0, 0]
  return (details, text) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, lines] = [now, 0]
    lines += 1
    if (lines > LINES) {
      left += 1
      return
    }
    warn({ ...details, ...(left > 0 && { left_out: left }) }, text)
    left = 0
  }
}
