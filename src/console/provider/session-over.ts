/**
 * The server ended the session: which err_codes say so, and how long their message stays before the login page comes
 * (spec §8).
 */
import { logout_delay_expired_ms, logout_delay_ms } from '../../generated/constants.ts'
import type { ApiError } from '../transport/api-error.ts'

const STAY_MS: Readonly<Record<number, number>> = {
  4007: logout_delay_ms,
  4018: logout_delay_ms,
  401002: logout_delay_expired_ms,
}

export interface SessionOver {
  readonly message: string
  readonly stayMs: number
}

export interface SessionOverWatch {
  /** Any failed call; most are not the session's end. */
  readonly tell: (error: ApiError) => void
  readonly subscribe: (listener: (over: SessionOver) => void) => () => void
}

export function createSessionOverWatch(): SessionOverWatch {
  const listeners = new Set<(over: SessionOver) => void>()
  return {
    tell: ({ code, message }) => {
      const stayMs = STAY_MS[code]
      if (stayMs !== undefined) for (const listener of listeners) listener({ message, stayMs })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const isSessionOver = (code: number): boolean => STAY_MS[code] !== undefined
