/**
 * Who runs the jobs: each server process looks from time to time, and at once where a run was asked for here. In charge
 * of when to look and how much at a time; what one look does is beside. State lives in the database alone.
 */
import { randomUUID } from 'node:crypto'
import type { ModelSource } from '../source.ts'
import { claim, enter, isAnythingDue, queueDue } from './queue.ts'
import { carryOut, hasCode, type Here } from './run.ts'

export interface Runner {
  /** Looks now, then from time to time. */
  start(): void
  /** Somebody has asked for a run here. */
  wake(): void
  /** One look; what it begins goes on by itself. */
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
  /** A look that fails is tried again; whatever fails it fails requests, too, which say so. */
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
