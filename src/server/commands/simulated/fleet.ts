/**
 * Devices that do not exist, behind the same port as those that do: for demos, development and tests. Each order meets
 * a mood, by chance from a seed; whatever the mood, a device does a command once and answers again what it answered.
 * What a device does and tells is the product's to say.
 */
import type { Answer, DeviceLink, Heard, Order, Payload } from '../link.ts'
import { chanceOf, chosen } from './chance.ts'
import type { Mood, Moods } from './moods.ts'

/** What a device keeps, by names of the product's own, as long as the fleet runs. */
export type Memory = Map<string, unknown>

/** What the device does, once, and tells of it; a text, or a number of the catalogue of errors: why it fails. */
export type Behaviour = (
  order: Order,
  chance: (...words: readonly string[]) => number,
  memory: Memory,
) => Payload | string | number

export interface Fleet extends DeviceLink {
  /** How often each command took place, by its id. */
  readonly done: ReadonlyMap<string, number>
  /** Every order that was handed over, in turn. */
  readonly orders: readonly Order[]
  memoryOf(client_id: number, address: string): Memory
  /** What was told has been heard. */
  rested(): Promise<void>
}

export interface FleetOptions {
  readonly seed: number
  readonly mood: Moods | ((order: Order) => Mood)
  readonly behaviours: Readonly<Record<string, Behaviour | undefined>>
  /** Devices that are away whatever their mood, such as those that the records call offline. */
  readonly isAway?: (order: Order) => Promise<boolean>
  /** Left out: timers. */
  readonly after?: (ms: number, task: () => void) => void
}

/** Milliseconds: from and to. */
const DELAYS: Readonly<Record<Mood, readonly [from: number, to: number]>> = {
  prompt: [400, 2_500],
  duplicated: [400, 2_500],
  failing: [800, 4_000],
  /** Beyond the time in which an answer is waited for. */
  late: [185_000, 240_000],
  silent: [0, 0],
  /** Until it is back. */
  offline: [60_000, 240_000],
  asleep: [10_000, 40_000],
}
/** Commands whose answers are remembered, and orders that are told. */
const REMEMBERED = 20_000
/** An answer that could not be stored is told again. */
const TELL_AGAIN_MS = 2_000

export function createFleet({ seed, mood, behaviours, isAway, after = onTimer }: FleetOptions): Fleet {
  const done = new Map<string, number>()
  const answers = new Map<string, Omit<Answer, 'attempt'>>()
  const orders: Order[] = []
  const back = new Set<string>()
  const memories = new Map<string, Memory>()
  let heard: Heard | null = null
  let isClosed = false

  const memoryOf: Fleet['memoryOf'] = (client, address) => {
    const place = `${client} ${address}`
    const memory = memories.get(place) ?? new Map<string, unknown>()
    memories.set(place, memory)
    forget(memories)
    return memory
  }
  const moodOf = (order: Order): Mood =>
    typeof mood === 'function' ? mood(order) : chosen(mood, chanceOf(seed, 'mood', order.id, order.attempt))
  const later = (order: Order, kind: Mood, task: () => void): void => {
    const [from, to] = DELAYS[kind]
    after(from + chanceOf(seed, 'delay', order.id, order.attempt) * (to - from), () => {
      if (!isClosed) task()
    })
  }
  /** The device does it, unless it has. */
  const perform = (order: Order, isFailing: boolean): Omit<Answer, 'attempt'> => {
    const known = answers.get(order.id)
    if (known?.outcome === 'done') return known
    const chance = (...words: readonly string[]): number => chanceOf(seed, order.address, ...words)
    const memory = memoryOf(order.client_id, order.address)
    const outcome = isFailing ? '' : (behaviours[order.type]?.(order, chance, memory) ?? {})
    const answer: Omit<Answer, 'attempt'> =
      typeof outcome === 'object'
        ? { id: order.id, outcome: 'done', data: outcome }
        : { id: order.id, outcome: 'failed', ...faultOf(outcome) }
    if (answer.outcome === 'done') done.set(order.id, (done.get(order.id) ?? 0) + 1)
    answers.set(order.id, answer)
    forget(answers)
    forget(done)
    return answer
  }
  const told = new Set<Promise<void>>()
  const telling = (work: Promise<void> | undefined): void => {
    if (work === undefined) return
    const ended = work.finally(() => told.delete(ended))
    told.add(ended)
  }
  const tell = (answer: Answer): void =>
    telling(heard?.answered(answer).catch(() => after(TELL_AGAIN_MS, () => (isClosed ? undefined : tell(answer)))))
  const seen = new Set<string>()
  const answer = (order: Order, kind: Mood): void => {
    const outcome = { ...perform(order, kind === 'failing'), attempt: order.attempt }
    tell(outcome)
    if (kind === 'duplicated') tell(outcome)
  }
  return {
    done,
    orders,
    memoryOf,
    rested: async () => {
      while (told.size > 0) await Promise.all(told)
    },
    connect: (to) => {
      heard = to
    },
    deliver: async (order) => {
      orders.push(order)
      if (orders.length > REMEMBERED) orders.shift()
      const kind = moodOf(order)
      const place = `${order.client_id} ${order.address}`
      const isGone = (kind === 'offline' || kind === 'asleep') && !back.delete(place)
      if (isGone || (await isAway?.(order))) {
        if (isGone) {
          later(order, kind, () => {
            back.add(place)
            telling(heard?.online(order.client_id, order.address).catch(() => undefined))
          })
        }
        return 'away'
      }
      // Handed over again, it is under way already.
      const attempt = `${order.id} ${order.attempt}`
      if (kind !== 'silent' && !seen.has(attempt)) {
        seen.add(attempt)
        forget(seen)
        later(order, kind === 'offline' || kind === 'asleep' ? 'prompt' : kind, () => answer(order, kind))
      }
      return 'accepted'
    },
    close: () => {
      isClosed = true
      return Promise.resolve()
    },
  }
}

const faultOf = (why: string | number): Pick<Answer, 'code' | 'reason'> => {
  if (typeof why === 'number') return { code: why }
  return why === '' ? {} : { reason: why }
}

const onTimer = (ms: number, task: () => void): void => void setTimeout(task, ms).unref()

function forget(known: Map<string, unknown> | Set<string>): void {
  if (known.size <= REMEMBERED) return
  const [oldest] = known.keys()
  known.delete(oldest!)
}
