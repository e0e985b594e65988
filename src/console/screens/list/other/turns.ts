/** Some at a time, in the order they came; who gave up while waiting is passed over. */
export function turns(most: number) {
  let taken = 0
  const waiting: (() => void)[] = []
  const leave = (): void => {
    // Whoever is next keeps the place that becomes free.
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }
  return async <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> => {
    if (taken < most) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal.throwIfAborted()
      return await ask()
    } finally {
      leave()
    }
  }
}
