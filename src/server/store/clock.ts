/**
 * The time of a database elsewhere, kept by this process's own steady clock and compared with it now and then: servers
 * whose clocks differ, or are set meanwhile, agree, and no request asks for the time.
 */
const EVERY_MS = 60_000

export interface Clock {
  now(): Date
  /** Rejects where the database does not answer; the time is then kept as it was known. */
  compare(): Promise<void>
}

/** `ask`: milliseconds since 1970, as the database says. */
export function createClock(ask: () => Promise<number>): Clock {
  /** Of the database's time before the steady clock; this machine's own until it was first asked. */
  let ahead = performance.timeOrigin
  let asked = -Infinity
  const compare = async (): Promise<void> => {
    const sent = (asked = performance.now())
    const told = await ask()
    // It was told at some moment between: what agrees with any of them stays.
    ahead = Math.min(Math.max(ahead, told - performance.now()), told - sent)
  }
  return {
    compare,
    now: () => {
      if (performance.now() - asked > EVERY_MS) void compare().catch(() => undefined)
      return new Date(performance.now() + ahead)
    },
  }
}
