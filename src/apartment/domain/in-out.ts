/** When what a rule on passes has found is over. Hours are of the product's clock. */
import { hours_per_day } from '../../generated/constants.ts'
import { InOutKind } from '../../generated/enums.ts'
import { addDays, dayOf, startOfDay } from '../../values/calendar.ts'

export interface Night {
  readonly begin: number
  readonly end: number
}

const HOUR_MS = 3_600_000

/** Null: the rule says no night. */
export const nightOf = (begin: number, end: number): Night | null => (begin === end ? null : { begin, end })

/** The latest night that is over: when it began and ended. */
export function lastNight({ begin, end }: Night, now: Date): { readonly from: Date; readonly to: Date } {
  const hours = (end - begin + hours_per_day) % hours_per_day
  const today = new Date(startOfDay(dayOf(now)))
  const ends = [0, -1].map((days) => today.getTime() + days * hours_per_day * HOUR_MS + end * HOUR_MS)
  const to = ends.find((one) => one <= now.getTime())!
  return { from: new Date(to - hours * HOUR_MS), to: new Date(to) }
}

/** Null: it goes on. A night, or a day, that is over without it ends it. */
export function overSince(kind: InOutKind, last: Date, now: Date, night: Night | null): Date | null {
  if (kind === InOutKind.night) {
    if (night === null) return now
    const { from, to } = lastNight(night, now)
    return last < from ? to : null
  }
  const yesterday = addDays(dayOf(now), -1)
  return kind === InOutKind.frequent && dayOf(last) < yesterday ? new Date(startOfDay(dayOf(now))) : null
}
