/** Which toasts are shown: react-admin's notifications in, a short list out, without repeating itself. */
import type { NotificationPayload } from 'ra-core'
import { toast_duration_ms, toast_suppression_ms } from '../../generated/constants.ts'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly type: NotificationPayload['type']
  readonly lasts: number
}

/** Spec §9: toasts last 2 s, identical ones within 3 s are suppressed. */
export const LASTS_MS: number = toast_duration_ms
export const REPEAT_MS: number = toast_suppression_ms

/** Remembers when each text was last shown. */
export function createRepeatGuard(now: () => number = Date.now): (text: string) => boolean {
  const shown = new Map<string, number>()
  return (text) => {
    const time = now()
    const fresh = time - (shown.get(text) ?? -Infinity) >= REPEAT_MS
    if (fresh) shown.set(text, time)
    return fresh
  }
}
