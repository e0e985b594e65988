/** The model in force while schemas change: the last good one, and who wants to know of the next. */
import type { InForce, ModelSource } from '../../src/server/source.ts'

export interface LiveSource {
  readonly source: ModelSource
  /** The first good model is there. */
  readonly first: Promise<void>
  isSet(): boolean
  set(next: InForce): void
}

export function createLiveSource(): LiveSource {
  const listeners = new Set<() => void>()
  let inForce: InForce | null = null
  let arrived: () => void = () => undefined
  const first = new Promise<void>((resolve) => {
    arrived = resolve
  })
  return {
    first,
    isSet: () => inForce !== null,
    set(next) {
      inForce = next
      arrived()
      for (const listener of listeners) listener()
    },
    source: {
      current() {
        if (inForce === null) throw new Error('There is no good model yet.')
        return inForce
      },
      onChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
}
