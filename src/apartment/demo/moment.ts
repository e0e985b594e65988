/**
 * The demo's one clock. Days and minutes are those of Shanghai, counted back from the instant at which the demo is
 * made; whatever it tells of the past is not later than that, and happens at an hour of its own.
 */
import { addDays, DAY_MS, startOfDay } from '../../values/calendar.ts'
import type { Plan } from './plan.ts'

const MINUTE_MS = 60_000
type Clock = Pick<Plan, 'now' | 'today'>

const wire = (time: number): string => new Date(time).toISOString()

/** When the clock showed this minute of that day; of a day that has not come so far, the last time that it did. */
export function moment({ now }: Clock, day: string, minute: number): string {
  const time = startOfDay(day).getTime() + Math.round(minute * MINUTE_MS)
  const early = Math.max(0, Math.ceil((time - Date.parse(now)) / DAY_MS))
  return wire(time - early * DAY_MS)
}

export const daysAgo = (plan: Clock, days: number, minute: number): string =>
  moment(plan, addDays(plan.today, -days), minute)

export const secondsAgo = ({ now }: Clock, seconds: number): string => wire(Date.parse(now) - seconds * 1000)

/** So much later than that; sooner where it would not have happened yet. */
export function later({ now }: Clock, time: string, ms: number): string {
  const from = Date.parse(time)
  const left = Date.parse(now) - from
  return wire(from + (ms <= left ? ms : Math.floor((left * ms) / (left + ms))))
}

/** What is worked out after midnight is there half an hour later: days back to the last one that is settled. */
export const settledAgo = (plan: Clock): number => (isPast(plan, 30) ? 1 : 2)

/** True when the clock has shown this minute today. */
export const isPast = ({ now, today }: Clock, minute: number): boolean =>
  startOfDay(today).getTime() + minute * MINUTE_MS <= Date.parse(now)
