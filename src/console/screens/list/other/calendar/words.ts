/** Days in words, in the console's language. */
import { useMemo } from 'react'
import { localeIn, useLang } from '../../../../kit/lang.ts'

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export function useDayWords() {
  const lang = useLang()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeIn(lang), { timeZone: 'UTC', ...options })
    const [month, day, weekday, short, whole] = [
      format({ year: 'numeric', month: 'long' }),
      format({ month: 'long', day: 'numeric' }),
      format({ weekday: 'short' }),
      format({ month: 'long', day: 'numeric', weekday: 'short' }),
      format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' }),
    ]
    const range = format({ year: 'numeric', month: 'long', day: 'numeric' })
    return {
      month: (at: string) => month.format(dateOf(at)),
      day: (at: string) => day.format(dateOf(at)),
      weekday: (at: string) => weekday.format(dateOf(at)),
      /** With its weekday. */
      short: (at: string) => short.format(dateOf(at)),
      /** With its weekday and year. */
      whole: (at: string) => whole.format(dateOf(at)),
      days: (from: string, to: string) => range.formatRange(dateOf(from), dateOf(to)),
    }
  }, [lang])
}
export type DayWords = ReturnType<typeof useDayWords>
