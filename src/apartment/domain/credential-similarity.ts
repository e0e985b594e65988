/** Error 5104: a new lock password may hold no run of four digits of the old one, wherever it stands. */
const RUN = 4

export function isTooSimilar(next: string, old: string): boolean {
  return runs(old).some((run) => next.includes(run))
}

/** Four equal digits in a row are refused in any password. */
export const hasEqualRun = (password: string): boolean => /(\d)\1{3}/.test(password)

const runs = (digits: string): readonly string[] =>
  Array.from({ length: Math.max(digits.length - RUN + 1, 0) }, (_, at) => digits.slice(at, at + RUN))
