/**
 * Shared energy of the last month, home by home, and of the one before it where late readings make a difference. Older
 * months are calculated on demand.
 */
import type { Job } from '../../server/jobs/job.ts'
import { addMonths, dayOf, firstOfMonth } from '../../values/calendar.ts'
import { shareMonth } from '../meters/sharing.ts'
import { HOMES } from '../meters/sharing-facts.ts'

/** Homes at a time. */
const SET = 20
const MONTHS = 2

interface Place {
  /** Months back. */
  readonly back: number
  readonly home: number
}

export const poolSharing: Job = async (work, { from }) => {
  const { back, home } = (from as Place | null) ?? { back: MONTHS, home: 0 }
  const homes = (await work.ask(HOMES, home, SET)).map(({ home_id }) => Number(home_id))
  const month = addMonths(firstOfMonth(dayOf(work.now)), -back).slice(0, 7)
  const shared = homes.length === 0 ? [] : await shareMonth(work, homes, month, { again: back > 1 })
  const done = shared.reduce((sum, { rows }) => sum + rows.length, 0)
  if (homes.length === SET) return { done, next: { back, home: homes.at(-1)! } }
  return { done, next: back > 1 ? { back: back - 1, home: 0 } : null }
}
