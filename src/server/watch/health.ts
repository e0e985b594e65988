/**
 * Whether the server is healthy, part by part, for load balancers and for the person on call. Decides what counts as
 * failed; `routes/health.ts` tells it.
 */
import type { OpenPorts } from '../ports/open-ports.ts'
import type { PortState } from '../ports/ports.ts'
import type { Product } from '../product.ts'
import type { Store } from '../store/store.ts'
import { type Figures, figuresOf } from './figures.ts'
import { shared } from './shared.ts'

/** `unknown`: who would have to be asked does not answer. */
export type Verdict = 'ok' | 'failed' | 'unknown'
export type PartName = 'store' | 'jobs' | 'commands' | 'inbox' | 'ports'

export interface Health {
  /** The store answers, and nobody has told the server to stop: requests may come. */
  isReady(): Promise<boolean>
  parts(): Promise<Readonly<Record<string, Verdict>>>
  figures(): Promise<Figures>
  /** How the services outside are; looked after now and then, while somebody asks. */
  ports(): Promise<readonly PortState[]>
  /** From now on no more requests should come. */
  leave(): void
  isLeaving(): boolean
}

/** Milliseconds that the store may take to answer. */
const WAIT = 2_000
const ONCE_A_SECOND = { keep: 1_000, wait: WAIT }
/** Counting costs more than asking. */
const NOW_AND_THEN = { keep: 5_000, wait: WAIT }

/** Seconds that work may wait for somebody who takes it: servers look at it much more often. */
export const LATEST = { commands: 60, inbox: 60, jobs: 300 } as const

export const isLate = (seconds: number | null, most: number): boolean => seconds !== null && seconds > most

/** Seconds that a request may wait for a connection: on one that all share each waits for a moment. */
export const LONGEST_WAIT = 2

/** Others' services are not asked as often as this one. */
const SELDOM = { keep: 30_000, wait: 6_000 }

const judged: Readonly<Record<Exclude<PartName, 'store' | 'ports'>, (figures: Figures) => boolean>> = {
  jobs: ({ late }) => !isLate(late, LATEST.jobs),
  commands: ({ commands }) => !isLate(commands.late, LATEST.commands),
  inbox: ({ inbox }) => !isLate(inbox.late, LATEST.inbox),
}

/** Work that a product has none of. */
export const partsWithout = ({ commands, webhooks }: Pick<Product, 'commands' | 'webhooks'>): ReadonlySet<PartName> =>
  new Set<PartName>([
    ...(commands === undefined ? (['commands'] as const) : []),
    ...(Object.keys(webhooks).length === 0 ? (['inbox'] as const) : []),
  ])

export interface Asked {
  readonly store: Store
  readonly ports: Pick<OpenPorts, 'states' | 'check'>
  /** These are not looked at. */
  readonly without: ReadonlySet<PartName>
}

export function createHealth({ store, ports, without }: Asked): Health {
  let leaving = false
  const asked = shared(() => store.text({ text: 'select 1', values: [] }), ONCE_A_SECOND)
  const counted = shared(() => figuresOf(store, null), NOW_AND_THEN)
  const lookAfter = shared(() => ports.check(), SELDOM)
  const names = Object.keys(judged) as (keyof typeof judged)[]
  const here = names.filter((name) => !without.has(name))
  return {
    isReady: async () => !leaving && (await answers(asked)),
    parts: async () => {
      // Nobody waits for them here: what was found stands in their states.
      void lookAfter().catch(() => undefined)
      const isThere = await answers(asked)
      const figures = isThere ? await counted().catch(() => null) : null
      const verdict = (name: keyof typeof judged): Verdict =>
        figures === null ? 'unknown' : judged[name](figures) ? 'ok' : 'failed'
      return {
        store: isThere && figures !== null ? 'ok' : 'failed',
        ...Object.fromEntries(here.map((name) => [name, verdict(name)])),
        ports: ports.states().every(({ healthy }) => healthy !== false) ? 'ok' : 'failed',
      }
    },
    figures: counted,
    ports: () => lookAfter().catch(() => ports.states()),
    leave: () => {
      leaving = true
    },
    isLeaving: () => leaving,
  }
}

const answers = (ask: () => Promise<unknown>): Promise<boolean> =>
  ask().then(
    () => true,
    () => false,
  )
