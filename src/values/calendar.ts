/**
 * Days and instants of the product's one time zone: Asia/Shanghai, +08:00 all year. A day is the text `YYYY-MM-DD`;
 * texts of this form compare as the days do.
 */
export const OFFSET = '+08:00'
const OFFSET_MS = 8 * 3_600_000
export const DAY_MS = 86_400_000

export function isRealDate(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && isoDay(time) === day
}

/** The day in Shanghai at this instant. */
export const dayOf = (instant: Date): string => isoDay(instant.getTime() + OFFSET_MS)

/** The wall clock in Shanghai at this instant: `2024-05-02 00:00:00`. */
export const clockOf = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The instant at which a clock in Shanghai shows this: `2024-05-02 00:00:00`. */
export const instantAt = (clock: string): Date => new Date(Date.parse(`${clock.replace(' ', 'T')}Z`) - OFFSET_MS)

/** 00:00 in Shanghai. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS)

/** The last millisecond of the day in Shanghai. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS - 1)

export const addDays = (day: string, count: number): string => isoDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS)

/** Whole months on; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
