/** Which days a calendar shows, and where its records stand in each week. Pure: days are texts `YYYY-MM-DD`. */
import { addDays, addMonths, firstOfMonth } from '../../../../../values/calendar.ts'

export type Span = 'month' | 'week'

export interface Spanned {
  readonly from: string
  /** Inclusive. */
  readonly to: string
  /** Of one day: what it begins at, as text; its order within the day. */
  readonly time: string | null
}

export interface Placed<Item extends Spanned> {
  readonly item: Item
  /** 0 is the first day of the week. */
  readonly start: number
  /** Days within the week. */
  readonly length: number
  readonly lane: number
  /** It began before this week, or goes on after it. */
  readonly goesOn: { readonly before: boolean; readonly after: boolean }
}

const WEEK = 7
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK
const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

/** Whole weeks, from Monday. */
export function weeksOf(at: string, span: Span): readonly (readonly string[])[] {
  const first = mondayOf(span === 'week' ? at : firstOfMonth(at))
  const last = span === 'week' ? at : addDays(addMonths(firstOfMonth(at), 1), -1)
  const weeks: string[][] = []
  for (let monday = first; monday <= last; monday = addDays(monday, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(monday, index)))
  return weeks
}

export const stepped = (at: string, span: Span, count: number): string =>
  span === 'week' ? addDays(at, count * WEEK) : addMonths(at, count)

export interface WeekOf<Item extends Spanned> {
  readonly placed: readonly Placed<Item>[]
  /** By day, how many records it has, and how many of them found no lane. */
  readonly counts: readonly number[]
  readonly hidden: readonly number[]
}

/** Each record takes the highest lane that is free on all its days; `lanes` of them are drawn. */
export function placedIn<Item extends Spanned>(
  week: readonly string[],
  items: readonly Item[],
  lanes: number,
): WeekOf<Item> {
  const [first = '', last = ''] = [week[0], week.at(-1)]
  const here = items.filter(({ from, to }) => from <= last && to >= first).toSorted(byBegin)
  const taken: boolean[][] = []
  const [counts, hidden] = [week.map(() => 0), week.map(() => 0)]
  const placed = here.map((item): Placed<Item> => {
    const start = item.from < first ? 0 : week.indexOf(item.from)
    const end = item.to > last ? WEEK - 1 : week.indexOf(item.to)
    const days = Array.from({ length: end - start + 1 }, (_, index) => start + index)
    let lane = taken.findIndex((row) => days.every((day) => row[day] !== true))
    if (lane < 0) lane = taken.push([]) - 1
    for (const day of days) {
      taken[lane]![day] = true
      counts[day]! += 1
      if (lane >= lanes) hidden[day]! += 1
    }
    const goesOn = { before: item.from < first, after: item.to > last }
    return { item, start, length: days.length, lane, goesOn }
  })
  return { placed: placed.filter(({ lane }) => lane < lanes), counts, hidden }
}

/** By the day they begin; the longest first, so that bars lie above what has one day. */
function byBegin(one: Spanned, other: Spanned): number {
  if (one.from !== other.from) return one.from < other.from ? -1 : 1
  if (one.to !== other.to) return one.to > other.to ? -1 : 1
  return (one.time ?? '') < (other.time ?? '') ? -1 : (one.time ?? '') > (other.time ?? '') ? 1 : 0
}
