/**
 * Days and instants of the product's one time zone, which its schemas name (the constant `time_zone`), with its summer
 * time. A day is the text `YYYY-MM-DD`; texts of this form compare as the days do. What a clock shows twice, or leaves
 * out, is taken as PostgreSQL takes it.
 */
export const DAY_MS = 86_400_000

let clock: Intl.DateTimeFormat | undefined
let zone = ''
/** By the day in UTC: how far the clock is ahead of UTC all that day; NaN where this changes within it. */
const offsets = new Map<number, number>()
const MOST_OFFSETS = 10_000

/** Whoever starts with a model says its zone, before any day or instant is asked for. */
export function setTimeZone(name: unknown): void {
  if (name === zone) return
  const part = '2-digit'
  clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: String(name), hourCycle: 'h23', year: 'numeric', month: part, day: part },
    ...{ hour: part, minute: part, second: part },
  })
  zone = String(name)
  offsets.clear()
}

/** An IANA name, such as `Europe/Berlin`. */
export function timeZone(): string {
  if (zone === '') throw new Error('The time zone is not set yet')
  return zone
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
const inUtc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)

export function isRealDate(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && isoDay(time) === day
}

/** Milliseconds that the clock is ahead of UTC at this time. */
function offsetAt(time: number): number {
  const day = Math.floor(time / DAY_MS)
  let offset = offsets.get(day)
  if (offset === undefined) {
    const [begins, ends] = [readAt(day * DAY_MS), readAt((day + 1) * DAY_MS)]
    offset = begins === ends ? begins : Number.NaN
    if (offsets.size >= MOST_OFFSETS) offsets.clear()
    offsets.set(day, offset)
  }
  return Number.isNaN(offset) ? readAt(time) : offset
}

function readAt(time: number): number {
  timeZone()
  const whole = Math.floor(time / 1000) * 1000
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    (clock?.formatToParts(whole) ?? []).map(({ type, value }) => [type, Number(value)]),
  )
  const offset = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - whole
  // Before the year 100 nobody had a zone.
  return Math.abs(offset) <= DAY_MS ? offset : 0
}

/** The day at this instant. */
export const dayOf = (instant: Date): string => isoDay(instant.getTime() + offsetAt(instant.getTime()))

/** The wall clock at this instant: `2024-05-02 00:00:00`. */
export const clockOf = (instant: Date): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(0, 19).replace('T', ' ')

/**
 * The instant at which the clock shows this: `2024-05-02 00:00:00`. What it does not show is read as if it had not been
 * put on yet; of what it shows twice, the second.
 */
export function instantAt(text: string): Date {
  const shown = inUtc(text)
  if (Number.isNaN(shown)) return new Date(Number.NaN)
  const [before, after] = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)]
  return new Date(offsetAt(shown - after) === after ? shown - after : shown - before)
}

/** The first instant of the day. */
export const startOfDay = (day: string): Date => instantAt(`${day} 00:00:00`)

/** Its last millisecond; some days have 23 hours, or 25. */
export const endOfDay = (day: string): Date => new Date(startOfDay(addDays(day, 1)).getTime() - 1)

export const addDays = (day: string, count: number): string => isoDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS)

export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** Whole months on; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
