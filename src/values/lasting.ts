/** How long something has lasted, as people say it: in the largest unit of which there are two or more. */
type Translate = (key: string, params: { readonly count: string }) => string

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

export function lastingText(translate: Translate, seconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= 2 * one) ?? ['seconds', 1]
  // What took less than ten seconds is told to the tenth.
  const count = unit === 'seconds' && seconds < 10 ? Math.round(seconds * 10) / 10 : Math.floor(seconds / length)
  return translate(`status.lasting.${unit}`, { count: String(count) })
}
