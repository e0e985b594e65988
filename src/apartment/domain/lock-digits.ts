/** The digits of passwords: which may be chosen, and how they are drawn. */
import { randomInt } from 'node:crypto'
import { hasEqualRun, isTooSimilar } from './credential-similarity.ts'

const LENGTH = 6

/** `before`: those that the lock has, or may have, for the same credential. */
export function drawnDigits(before: readonly string[]): string {
  for (;;) {
    const digits = String(randomInt(10 ** LENGTH)).padStart(LENGTH, '0')
    if (!hasEqualRun(digits) && !before.some((old) => isTooSimilar(digits, old))) return digits
  }
}
