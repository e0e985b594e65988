/**
 * Looks for what is due in the database, whoever has left it there. It sleeps until the next thing is due, or its own
 * server has one; now and then it looks for what others have left.
 */
export interface Looking {
  /** One look; answers how much was due. */
  readonly look: () => Promise<number>
  /** What one look takes: fewer is all that there was. */
  readonly most: number
  /** Milliseconds between looks of which each took as much as it may; left out: none. */
  readonly pauseMs?: number
  /** Milliseconds until something is due; null: nothing waits. */
  readonly untilNext: () => Promise<number | null>
  readonly failed: (error: unknown) => void
}

/**
 * The database's clock as its columns keep it, rounded to milliseconds: what was put down for now is due to whoever
 * looks next, and not half a millisecond later.
 */
export const NOW = 'now()::timestamptz(3)'

export interface Loop {
  /** From now on it looks by itself. */
  start(): void
  /** There is something due. */
  wake(): void
  /** One look; answers how much was due, once what it had under way by itself has ended, too. */
  round(): Promise<number>
  /** Nothing of its own is under way. */
  rested(): Promise<void>
  /** Ends what it is about, and begins nothing more. */
  stop(): Promise<void>
}

/** However quiet it is: another server may have been killed. */
const LOOK_MS = 15_000
/** Between looks while one thing after the other comes: others come with it, and one look is enough for all. */
const GATHER_MS = 25
/** After a look that failed. */
const TROUBLE_MS = 2_000

export function createLoop({ look, most, pauseMs = 0, untilNext, failed }: Looking): Loop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let asked = false
  let isStopped = false

  const run = async (): Promise<number> => {
    do {
      asked = false
      while (!isStopped && (await look()) === most) await pause(pauseMs)
      if (asked && !isStopped) await pause(GATHER_MS)
    } while (asked && !isStopped)
    return Math.min((await untilNext()) ?? LOOK_MS, LOOK_MS)
  }
  const wake = (): void => {
    asked = true
    if (running !== null || isStopped) return
    clearTimeout(timer)
    running = run()
      .catch((error: unknown) => {
        failed(error)
        return TROUBLE_MS
      })
      .then((ms) => {
        running = null
        if (isStopped) return
        // Asked for while it was about to end: whoever waits for it to rest waits for this as well.
        if (asked) wake()
        // A timer may be early by the clock of the database.
        else timer = setTimeout(wake, ms + 5).unref()
      })
  }
  const rested = async (): Promise<void> => {
    while (running !== null) await running
  }
  return {
    start: wake,
    wake,
    round: async () => {
      const due = await look()
      await rested()
      return due
    },
    rested,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
