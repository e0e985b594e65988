/** Instants of the demo, counted back from its today; nothing is later than 08:00 of that day. */
import { addDays, startOfDay } from '../../domain/calendar.ts'

const MINUTE_MS = 60_000
const LATEST_MINUTE = 8 * 60

/** `minute` of the day in Shanghai, as the wire writes it. */
export function moment(day: string, minute: number, today: string): string {
  const time = startOfDay(day).getTime() + minute * MINUTE_MS
  const latest = startOfDay(today).getTime() + LATEST_MINUTE * MINUTE_MS
  return new Date(Math.min(time, latest)).toISOString()
}

export const daysAgo = (today: string, days: number, minute: number): string => moment(addDays(today, -days), minute, today)
