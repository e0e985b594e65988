/** Questions of one moment, asked together: one statement for five hundred costs little more than one for one. */
export function together<T>(ask: (keys: readonly T[]) => Promise<ReadonlySet<T>>): (key: T) => Promise<boolean> {
  let waiting: { readonly keys: T[]; readonly found: Promise<ReadonlySet<T>> } | undefined
  return async (key) => {
    if (waiting === undefined) {
      const keys: T[] = []
      const found = Promise.resolve().then(() => {
        waiting = undefined
        return ask(keys)
      })
      waiting = { keys, found }
    }
    waiting.keys.push(key)
    return (await waiting.found).has(key)
  }
}
