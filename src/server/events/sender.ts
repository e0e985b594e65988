/**
 * Sends events to those who want to be told of them. Any number of servers may: each takes what no other holds, and
 * what a killed one had taken is due again. A receiver may get an event twice, under one number; the order is not
 * promised, since each is tried again by itself. Nothing is asked of the network within a transaction.
 */
import { setMaxListeners } from 'node:events'
import type { Label, Model } from '../../model/model.ts'
import { WEBHOOK_SENDING, WEBHOOK_TARGET } from '../../model/system-needs.ts'
import type { AsAccount } from '../auth/as-account.ts'
import type { Sealer } from '../commands/secrets.ts'
import { fill } from '../../errors/fill.ts'
import { createLoop, type Loop } from '../loop.ts'
import { inBoth } from '../messages/in-both.ts'
import { tellAsker } from '../messages/notices.ts'
import type { Context } from '../operations/context.ts'
import { namesOf } from '../operations/write/statements.ts'
import { postOutside, type Reach } from '../outside/post.ts'
import { troubleText } from '../outside/words.ts'
import { mayOperate } from '../policies/rights.ts'
import { entityNamed } from '../sql/sources.ts'
import type { Store } from '../store/store.ts'
import { escaped } from '../../values/markup.ts'
import { bodyOf, headersOf, opened, typeOf } from './message.ts'
import { dataOf } from './payload.ts'
import * as queue from './queue.ts'

export interface Sending {
  readonly store: Store
  readonly model: () => Model
  readonly asAccount: AsAccount
  readonly sealer: () => Sealer
  readonly reach: Reach
  readonly warn: (error: unknown, about: object) => void
  readonly note?: (noted: About & { readonly outcome: Outcome; readonly status: number | null }) => void
}

export type Outcome = 'sent' | 'failed' | 'given_up' | 'withheld' | 'without_account' | 'put_back'

interface About {
  readonly event: string
  readonly client: number
  readonly webhook: number
}

export interface Sender extends Loop {
  /** Records of these entities were written, and stand: it looks, if anybody wants to be told of them. */
  written(entities: readonly string[]): void
}

/** Whoever writes these wants something sent, perhaps. */
const OWN: ReadonlySet<string> = new Set([WEBHOOK_TARGET, WEBHOOK_SENDING])
/**
 * Under way at once, of receivers that answer and of those that keep one waiting, each: of all webhooks and of one
 * company; so that a company with many of them keeps back only its own events, and its slow receivers only theirs. Of
 * one webhook as many at most.
 */
const MOST = 32
const SHARE = 8
const EACH = 4
/** Whose answer has not come by then makes way for others. */
const SLOW_MS = 1_000

interface Underway {
  readonly due: queue.Due
  isSlow: boolean
}

export function createSender(sending: Sending): Sender {
  const { store, warn } = sending
  const underway = new Map<Promise<void>, Underway>()
  const stopping = new AbortController()
  // Each that is under way listens to it.
  setMaxListeners(2 * MOST, stopping.signal)
  let wanted: ReadonlySet<string> = new Set()

  const begin = (due: queue.Due): void => {
    const one: Underway = { due, isSlow: due.failing }
    const timer = setTimeout(() => {
      one.isSlow = true
      loop.wake()
    }, SLOW_MS)
    const work = attempt(sending, due, stopping.signal)
      .catch((error: unknown) => warn(error, aboutOf(due)))
      .finally(() => {
        clearTimeout(timer)
        underway.delete(work)
        loop.wake()
      })
    underway.set(work, one)
  }
  const loop = createLoop({
    look: async () => {
      wanted = await queue.wanted(store)
      if (wanted.size === 0 || underway.size === 2 * MOST) return 0
      const due = await queue.take(store, placesOf([...underway.values()]))
      due.forEach(begin)
      return due.length
    },
    // Each that has ended is a reason to look.
    most: 2 * MOST + 1,
    untilNext: async () =>
      wanted.size === 0 || underway.size === 2 * MOST ? null : queue.untilNext(store, placesOf([...underway.values()])),
    failed: (error) => warn(error, {}),
  })
  const rested = async (): Promise<void> => {
    await loop.rested()
    while (underway.size > 0) {
      await Promise.all(underway.keys())
      await loop.rested()
    }
  }
  return {
    ...loop,
    rested,
    round: async () => {
      const due = await loop.round()
      await rested()
      return due
    },
    written: (entities) => {
      if (entities.some((name) => wanted.has(name) || OWN.has(name))) loop.wake()
    },
    stop: async () => {
      const stopped = loop.stop()
      stopping.abort()
      await stopped
      await Promise.all(underway.keys())
    },
  }
}

/** Who keeps one waiting has one of the places for that, as long as there are any. */
function placesOf(underway: readonly Underway[]): queue.Places {
  const [asked, quick, slow] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()]
  const free = { quick: MOST, slow: MOST }
  for (const { due, isSlow } of underway) {
    const client = due.client_id
    const lane = isSlow && free.slow > 0 && (slow.get(client) ?? 0) < SHARE ? 'slow' : 'quick'
    free[lane] -= 1
    countUp(lane === 'slow' ? slow : quick, client)
    countUp(asked, due.target_id)
  }
  const lanes = { quick: { free: free.quick, taken: quick }, slow: { free: free.slow, taken: slow } }
  return { each: EACH, share: SHARE, asked, ...lanes }
}

const countUp = (counts: Map<number, number>, of: number): unknown => counts.set(of, (counts.get(of) ?? 0) + 1)

/** The same at every attempt. */
const numberOf = ({ client_id, sending_id }: queue.Due): string => `evt_${client_id}_${sending_id}`

const aboutOf = (due: queue.Due): About => ({
  event: numberOf(due),
  client: due.client_id,
  webhook: due.target_id,
})

async function attempt(sending: Sending, due: queue.Due, signal: AbortSignal): Promise<void> {
  const { store, model, asAccount, reach, note } = sending
  const said = (name: string): Label => model().app.copy[`webhook.${name}`]!
  const noted = (outcome: Outcome, status: number | null = null): void => note?.({ ...aboutOf(due), outcome, status })
  // Each time its server has died, or the database was away.
  if (due.attempts > queue.MOST_ATTEMPTS) return failed(sending, due, NOTHING, said('interrupted'), null, noted)
  const context = due.staff_id === null ? null : await asAccount(store, due.client_id, due.staff_id)
  if (context === null) {
    await queue.endTarget(store, due, said('no_account'))
    return noted('without_account')
  }
  const data = await dataOf(context, due)
  if (data === null) {
    await queue.withheld(store, due, said('withheld'))
    return noted('withheld')
  }
  const secrets = secretsOf(sending, due)
  if (secrets === null) return failed(sending, due, NOTHING, said('secret_lost'), context, noted)
  const body = bodyOf({ type: typeOf(due.resource, due.event), at: due.happened_at, data })
  const headers = headersOf(numberOf(due), store.now(), body, secrets)
  const outcome = await postOutside({ url: due.url, body, headers, signal }, reach)
  if (outcome.trouble === 'aborted') {
    await queue.putBack(store, due)
    return noted('put_back')
  }
  const why = troubleText(model(), outcome)
  if (why !== null) return failed(sending, due, outcome, why, context, noted)
  await queue.delivered(store, due, outcome)
  noted('sent', outcome.status)
}

const NOTHING: queue.Attempt = { status: null, text: '', milliseconds: 0 }

/** Null: they were sealed with another key. */
function secretsOf({ sealer, warn }: Sending, due: queue.Due): readonly Buffer[] | null {
  if (due.sealed === null) return null
  try {
    return [due.sealed, due.former].flatMap((text) =>
      text === null
        ? []
        : [opened(sealer(), { entity: WEBHOOK_TARGET, client: due.client_id, id: due.target_id }, text)],
    )
  } catch (error) {
    warn(error, aboutOf(due))
    return null
  }
}

/** `context`: of its owner, who is told where this has paused it. */
async function failed(
  { store }: Sending,
  due: queue.Due,
  attempted: queue.Attempt,
  why: Label,
  context: Context | null,
  noted: (outcome: Outcome, status: number | null) => void,
): Promise<void> {
  await store.transaction(async (connection) => {
    const paused = await queue.failed(connection, due, attempted, why)
    if (paused !== null && context !== null) await tellOwner({ ...context, connection }, due, paused, why)
  })
  noted(due.attempts >= queue.MOST_ATTEMPTS ? 'given_up' : 'failed', attempted.status)
}

async function tellOwner(context: Context, due: queue.Due, { failures }: queue.Paused, why: Label): Promise<void> {
  const target = entityNamed(context.model, WEBHOOK_TARGET)
  if (!mayOperate(context.actor, target, 'info')) return
  const name = (await namesOf(context, target, [due.target_id])).get(due.target_id) ?? ''
  const texts = inBoth((lang) => {
    const text = (part: string): string => context.model.app.copy[`notice.webhook.${part}`]![lang]
    const values = { name, failures, failure: why[lang] }
    return {
      title: fill(text('title'), values),
      content: fill(text('content'), { ...values, name: escaped(name), failure: escaped(why[lang]) }),
    }
  })
  await tellAsker(context, WEBHOOK_TARGET, [{ id: due.target_id, ...texts }])
}
