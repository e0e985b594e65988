/**
 * Commands that are followed to their end, whatever page is open: a list outside of React, so that dialogs may close.
 */
import { useSyncExternalStore } from 'react'

export interface Followed {
  /** Key of the command's record. */
  readonly id: number
  /** What was asked, and of what. */
  readonly title: string
  /** Plural of the records that it changes. */
  readonly plural: string
  /** Said until it has ended; null: nothing. */
  readonly meanwhile: string | null
}

let followed: readonly Followed[] = []
const listeners = new Set<() => void>()

function put(next: readonly Followed[]): void {
  followed = next
  for (const listener of listeners) listener()
}

/** A retry follows the same command anew. */
export const follow = (one: Followed): void => put([...followed.filter(({ id }) => id !== one.id), one])
export const leave = (id: number): void => put(followed.filter((one) => one.id !== id))

export const useFollowed = (): readonly Followed[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => followed,
  )
