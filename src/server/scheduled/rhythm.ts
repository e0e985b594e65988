/** When a scheduled report is due, by the product's clock. Pure. */
import { ReportRhythm, type Weekday } from '../../generated/enums.ts'
import { addDays, addMonths, dayOf, firstOfMonth, instantAt } from '../../values/calendar.ts'

export interface Rhythm {
  readonly rhythm: ReportRhythm
  readonly weekday: Weekday | null
  /** In a month that has no such day, its last. */
  readonly month_day: number | null
  readonly hour: number
}

/** More days than lie between two times of any rhythm. */
const DAYS = 32

/** The first time after an instant. */
export const nextTime = (rhythm: Rhythm, after: Date): Date =>
  timeFrom(
    rhythm,
    (place) => addDays(dayOf(after), place),
    (time) => time > after,
  )

/** The last time up to an instant, that one included. */
export const lastTime = (rhythm: Rhythm, until: Date): Date =>
  timeFrom(
    rhythm,
    (place) => addDays(dayOf(until), -place),
    (time) => time <= until,
  )

function timeFrom(rhythm: Rhythm, dayAt: (place: number) => string, fits: (time: Date) => boolean): Date {
  for (let place = 0; place <= DAYS; place++) {
    const day = dayAt(place)
    if (!isDay(rhythm, day)) continue
    const time = instantAt(`${day} ${String(rhythm.hour).padStart(2, '0')}:00:00`)
    if (fits(time)) return time
  }
  throw new Error('a rhythm without a time')
}

function isDay({ rhythm, weekday, month_day }: Rhythm, day: string): boolean {
  if (rhythm === ReportRhythm.weekly) return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) === weekday
  if (rhythm !== ReportRhythm.monthly) return true
  const first = firstOfMonth(day)
  const wanted = addDays(first, (month_day ?? 1) - 1)
  const last = addDays(addMonths(first, 1), -1)
  return day === (wanted < last ? wanted : last)
}
