/**
 * So many at a time, the others in line: ten thousand answers must leave connections for who asks for a list. Those in
 * line go together, up to so many, since one transaction for all of them costs little more than one for one.
 */
export interface Lanes<T> {
  readonly lanes: number
  /** Of one set. */
  readonly most: number
  /** Items of one key go one after the other, in the order in which they came. */
  readonly keyOf: (item: T) => string
}

interface Waiting<T, R> {
  readonly item: T
  readonly settle: (outcome: PromiseSettledResult<R>) => void
}

/** `work` tells how each has ended, in their order; what it throws is the end of all of them. */
export function inSets<T, R>(
  { lanes, most, keyOf }: Lanes<T>,
  work: (items: readonly T[]) => Promise<readonly PromiseSettledResult<R>[]>,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let busy = 0
  const underway = new Set<string>()
  const next = (): readonly Waiting<T, R>[] => {
    const [set, keys, rest] = [[] as Waiting<T, R>[], new Set(underway), [] as Waiting<T, R>[]]
    let at = 0
    for (; at < waiting.length && set.length < most; at += 1) {
      const one = waiting[at]!
      const key = keyOf(one.item)
      ;(keys.has(key) ? rest : set).push(one)
      keys.add(key)
    }
    waiting = [...rest, ...waiting.slice(at)]
    for (const { item } of set) underway.add(keyOf(item))
    return set
  }
  const lane = async (): Promise<void> => {
    // What comes at the same moment goes with it.
    await new Promise(setImmediate)
    for (let set = next(); set.length > 0; set = next()) {
      const outcomes = await work(set.map(({ item }) => item)).catch((reason: unknown) =>
        set.map(() => ({ status: 'rejected' as const, reason })),
      )
      for (const { item } of set) underway.delete(keyOf(item))
      set.forEach(({ settle }, at) => settle(outcomes[at]!))
    }
    busy -= 1
  }
  return (item) =>
    new Promise((resolve, reject) => {
      const settle = (outcome: PromiseSettledResult<R>): void =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason as Error)
      waiting.push({ item, settle })
      if (busy >= lanes) return
      busy += 1
      void lane()
    })
}

/** One: with two, lists that are asked for meanwhile find neither a connection nor a processor free. */
export const LANES = 1
/** Answers of one transaction: between two of them others have their turn. */
export const SET = 10
