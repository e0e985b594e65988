/** One at a time; whoever can wait (exports, maintenance) lets everybody else go first, though not for ever. */
export type Urgency = 'now' | 'later'

export interface Gate {
  enter<T>(work: () => Promise<T>, urgency?: Urgency): Promise<T>
  /** Nobody is inside or waiting. */
  idle(): boolean
  /** Who waits, since when by `performance.now()`. */
  waiting(): readonly number[]
}

interface Waiter {
  readonly enter: () => void
  readonly since: number
}

/** So many others may pass one that can wait. */
const PATIENCE = 16

export const createGate = (): Gate => {
  const waiting: Readonly<Record<Urgency, Waiter[]>> = { now: [], later: [] }
  let busy = false
  let passed = 0
  const next = (): Waiter | undefined => {
    const patient = waiting.later.length > 0 && passed < PATIENCE
    passed = patient && waiting.now.length > 0 ? passed + 1 : 0
    return patient ? (waiting.now.shift() ?? waiting.later.shift()) : (waiting.later.shift() ?? waiting.now.shift())
  }
  const leave = (): void => {
    const waiter = next()
    if (waiter) waiter.enter()
    else busy = false
  }
  const turn = (urgency: Urgency): Promise<void> | undefined => {
    if (busy)
      return new Promise((resolve) => {
        waiting[urgency].push({ enter: resolve, since: performance.now() })
      })
    busy = true
    return undefined
  }
  return {
    enter: async (work, urgency = 'now') => {
      await turn(urgency)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    idle: () => !busy,
    waiting: () => [...waiting.now, ...waiting.later].map(({ since }) => since),
  }
}
