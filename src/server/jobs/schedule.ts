/** When a job is due, by its cron text and the product's clock; what was missed while no server was up. Pure. */
import { Cron } from 'croner'
import type { Job } from '../../model/model.ts'
import { timeZone } from '../../values/calendar.ts'

/** A time that passed this recently was not missed: the poll was only a little late. */
const GRACE_MS = 5 * 60_000
/** How many of the missed times are caught up on at most: the latest ones. */
const MOST = 100

const clockOf = (schedule: string): Cron => new Cron(schedule, { paused: true, mode: '5-part', timezone: timeZone() })

export const nextAfter = (schedule: string | null, instant: Date): Date | null =>
  schedule === null ? null : clockOf(schedule).nextRun(instant)

/** The times to run for, of all from the first due one on; the oldest first. */
export function dueTimes({ schedule, missed }: Pick<Job, 'schedule' | 'missed'>, first: Date, now: Date): Date[] {
  if (schedule === null || first > now) return []
  // The very instant is one of them.
  const until = new Date(now.getTime() + 1)
  const times = clockOf(schedule)
    .previousRuns(missed === 'all' ? MOST : 1, until)
    .filter((time) => time >= first)
    .sort((a, b) => a.getTime() - b.getTime())
  // The schedule was another one when the first time was set.
  const all = times.length > 0 ? times : [first]
  return missed === 'skip' ? all.filter((time) => now.getTime() - time.getTime() <= GRACE_MS) : all
}
