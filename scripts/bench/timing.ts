/** Repeats work and sums the times up; the order of the rivals alternates, so that neither has the warmer machine. */

export interface Times {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly n: number
}

/** Milliseconds of `times` runs of each rival, after `warm` runs that do not count. */
export async function race<Name extends string>(
  rivals: Readonly<Record<Name, () => Promise<unknown>>>,
  times: number,
  warm = 3,
): Promise<Record<Name, Times>> {
  const names = Object.keys(rivals) as Name[]
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -warm; round < times; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const started = performance.now()
      await rivals[name]()
      if (round >= 0) taken[name].push(performance.now() - started)
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(taken[name])])) as Record<Name, Times>
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

export function summary(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99), n: sorted.length }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

export const median = (numbers: readonly number[]): number =>
  at(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )
