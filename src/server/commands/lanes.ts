/** So many at a time, the others in line: ten thousand answers must leave connections for who asks for a list. */
export function lanes(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      // Whoever waited has the place from now on.
      const next = waiting.shift()
      if (next === undefined) busy -= 1
      else next()
    }
  }
}

/** Of a pool of ten connections. */
export const LANES = 4
