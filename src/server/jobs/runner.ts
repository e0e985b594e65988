/**
 * Runs the jobs: each server process polls from time to time, and at once when a run was requested here. In charge of
 * when to poll and of how much runs at a time; `run.ts` does one run. All state lives in the database.
 */
import { randomUUID } from 'node:crypto'
import type { ModelSource } from '../source.ts'
import { claim, enter, isAnythingDue, queueDue } from './queue.ts'
import { carryOut, hasCode, type Here } from './run.ts'

export interface Runner {
  /** Polls now, then from time to time. */
  start(): void
  /** A run was requested here. */
  wake(): void
  /** One poll; what it starts continues on its own. */
  look(): Promise<void>
  /** Until nothing runs here any more. */
  idle(): Promise<void>
  /** What runs here ends its part and is given back. */
  stop(): Promise<void>
}

const EVERY_MS = 10_000
/** At a time in one process: a long one must not keep the others waiting. */
const MOST = 2
/** Companies come while servers run. */
const ENTER_MS = 10 * 60_000

export function createRunner(here: Here, source: ModelSource): Runner {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let [timer, entered, isStarted]: [NodeJS.Timeout | undefined, { hash: string; at: number } | null, boolean] = [
    undefined,
    null,
    false,
  ]
  let looking: Promise<void> = Promise.resolve()

  const enterAll = async (): Promise<void> => {
    const { hash, jobs } = source.current().model
    if (entered?.hash === hash && performance.now() - entered.at < ENTER_MS) return
    await enter(here.store, Object.values(jobs))
    entered = { hash, at: performance.now() }
  }

  const fill = async (): Promise<void> => {
    while (running.size < MOST && !stopping.signal.aborted) {
      const inForce = source.current()
      const names = Object.keys(inForce.model.jobs).filter((name) => hasCode(here.product, name))
      const claimed = await claim(here.store, names, randomUUID())
      if (claimed === null) return
      const work = carryOut(here, inForce, claimed, stopping.signal).finally(() => {
        running.delete(work)
        wake()
      })
      running.add(work)
    }
  }

  const once = async (): Promise<void> => {
    await enterAll()
    if (!(await isAnythingDue(here.store))) return
    await queueDue(here.store, source.current().model.jobs)
    await fill()
  }

  const look = (): Promise<void> => (looking = looking.catch(() => undefined).then(once))
  /** A failed poll is tried again; its cause makes requests fail, too, and they report it. */
  const next = async (): Promise<void> => {
    clearTimeout(timer)
    await look().catch((error: unknown) => here.warn({ err: error }, 'jobs could not be looked for'))
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(() => void next(), EVERY_MS).unref()
  }
  const wake = (): void => {
    if (isStarted && !stopping.signal.aborted) void next()
  }
  return {
    start: () => {
      isStarted = true
      void next()
    },
    wake,
    look,
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await looking.catch(() => undefined)
      await Promise.all(running)
    },
  }
}
