/**
 * Whether anybody is at work, shared by all windows: the last activity stands in the browser's store, written once in
 * five seconds at most, and so does the lock, with what it came of. After the set minutes without activity every window
 * locks. It draws nothing.
 */
import { screen_lock_debounce_ms, screen_lock_minutes } from '../../../generated/constants.ts'
import { kept } from '../../provider/browser-store.ts'

const ACTIVITY = 'last_activity'
const LOCKED = 'locked'
const MINUTES = 'lock_minutes'
export const CHECK_MS: number = screen_lock_debounce_ms
export const DEFAULT_MINUTES: number = screen_lock_minutes
const MOST_MINUTES = 1_440

export const lockMinutes = (): number => {
  const minutes = Number(kept.get(MINUTES) ?? DEFAULT_MINUTES)
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES ? minutes : DEFAULT_MINUTES
}
export const setLockMinutes = (minutes: number): void => kept.set(MINUTES, String(minutes))

/** What the lock came of, as it stands in the store for the other windows. */
type Cause = 'hand' | 'idle'
export const isLocked = (): boolean => kept.get(LOCKED) !== null
/** The person who locked it need not be told that nobody was there. */
export const isLockedByHand = (): boolean => kept.get(LOCKED) === ('hand' satisfies Cause)

export interface IdleWatch {
  readonly get: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** By hand. */
  readonly lock: () => void
  readonly unlock: () => void
  /** No lock for the page that comes: this one stays covered. */
  readonly forget: () => void
  /** Starts watching; answers the way to stop. */
  readonly start: () => () => void
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

export function createIdleWatch(isLoggedIn: () => boolean): IdleWatch {
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach((listener) => listener())
  const note = (): void => kept.set(ACTIVITY, String(Date.now()))
  const lock = (cause: Cause): void => {
    kept.set(LOCKED, cause)
    note()
    tell()
  }
  const forget = (): void => {
    kept.remove(LOCKED)
    note()
  }
  const check = (): void => {
    if (isLocked() || !isLoggedIn()) return
    const last = Number(kept.get(ACTIVITY))
    // Nothing stored, nonsense, or a clock set back: counting starts now.
    if (!(last > 0) || last > Date.now()) note()
    else if (Date.now() - last >= lockMinutes() * 60_000) lock('idle')
  }
  let noted = 0
  const onSign = (): void => {
    const now = Date.now()
    if (now - noted < CHECK_MS || isLocked()) return
    // Activity after too long a pause does not undo the pause: a machine that slept wakes up locked.
    check()
    if (isLocked()) return
    noted = now
    note()
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === LOCKED || key === null) tell()
  }
  return {
    get: () => isLocked() && isLoggedIn(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lock: () => lock('hand'),
    unlock: () => {
      forget()
      tell()
    },
    forget,
    start: () => {
      check()
      const timer = setInterval(check, CHECK_MS)
      for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, capture: true })
      window.addEventListener('storage', onStorage)
      return () => {
        clearInterval(timer)
        for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true })
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
