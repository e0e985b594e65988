/**
 * Periods of reports, in whole days of the product's zone: what a shortcut means today, and what stands before a
 * period. A month is compared with a month: its end with the end of the other, however many days that has.
 */
import type { Preset } from '../model/model.ts'
import { addDays, addMonths, daysBetween, firstOfMonth, isRealDate } from './calendar.ts'

/** Both days are within. */
export interface Span {
  readonly from: string
  readonly to: string
}

const lastOf = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1)
const monthsBack = (today: string, count: number): Span => ({ from: addDays(addMonths(today, -count), 1), to: today })

export const monthsAhead = (today: string, count: number): Span => ({
  from: today,
  to: addDays(addMonths(today, count), -1),
})

const SPANS: Readonly<Record<Preset, (today: string) => Partial<Span>>> = {
  all: () => ({}),
  '3d': (today) => ({ from: addDays(today, -2), to: today }),
  '7d': (today) => ({ from: addDays(today, -6), to: today }),
  '1m': (today) => monthsBack(today, 1),
  '3m': (today) => monthsBack(today, 3),
  '6m': (today) => monthsBack(today, 6),
  '1y': (today) => monthsBack(today, 12),
  this_month: (today) => ({ from: firstOfMonth(today), to: today }),
  last_month: (today) => ({ from: addMonths(firstOfMonth(today), -1), to: addDays(firstOfMonth(today), -1) }),
  next_7d: (today) => ({ from: today, to: addDays(today, 6) }),
  next_1m: (today) => monthsAhead(today, 1),
  next_3m: (today) => monthsAhead(today, 3),
}

/** A side that is left out is open. */
export const spanOf = (preset: Preset, today: string): Partial<Span> => SPANS[preset](today)

/** The same in whole months, the one that runs among them. */
export function monthsOf(preset: Preset, today: string): Partial<Span> {
  const { from, to } = spanOf(preset, today)
  if (from === undefined || to === undefined) return {}
  const isWhole = preset === 'this_month' || preset === 'last_month'
  return {
    from: isWhole ? from : firstOfMonth(addMonths(firstOfMonth(from), firstOfMonth(from) === from ? 0 : 1)),
    to: lastOf(to),
  }
}

/** From the first to the last day of a month (`2026-11`), or of a day alone. */
export const wholeSpan = (text: string): Span =>
  /^\d{4}-\d{2}$/.test(text) ? { from: `${text}-01`, to: lastOf(`${text}-01`) } : { from: text, to: text }

/** Begins and ends as months do, or with today, behind which there is nothing yet; a side may be open. */
export const isOfMonths = ({ from, to }: Partial<Span>, today: string): boolean =>
  (from === undefined || (isRealDate(from) && from === firstOfMonth(from))) &&
  (to === undefined || (isRealDate(to) && (to >= today || to === lastOf(to))))

/**
 * A span as whole months and what is left of it at either end. Null: no whole month is in it.
 */
export function wholeMonthsIn(
  span: Span,
  today: string,
): { readonly whole: Span; readonly rest: readonly Span[] } | null {
  const from = span.from === firstOfMonth(span.from) ? span.from : addMonths(firstOfMonth(span.from), 1)
  const to = span.to >= today || span.to === lastOf(span.to) ? span.to : addDays(firstOfMonth(span.to), -1)
  if (from > to) return null
  const rest = [
    { from: span.from, to: addDays(from, -1) },
    { from: addDays(to, 1), to: span.to },
  ]
  return { whole: { from, to }, rest: rest.filter((one) => one.from <= one.to) }
}

/** Without the month that runs, of which nobody knows yet what it comes to; null: nothing is left. */
export function settledIn({ from, to }: Span, today: string): Span | null {
  const last = addDays(firstOfMonth(today), -1)
  return from > last ? null : { from, to: to < last ? to : last }
}

const monthsEarlier = ({ from, to }: Span, count: number): Span => {
  const ends = addMonths(firstOfMonth(to), -count)
  return { from: addMonths(from, -count), to: to === lastOf(to) ? lastOf(ends) : addMonths(to, -count) }
}

export const yearBefore = (span: Span): Span => monthsEarlier(span, 12)

/** `step`: that by which the groups follow each other in time, if they do. */
export function priorOf(span: Span, step: 'day' | 'month' | 'year' | null): Span {
  const { from, to } = span
  if (step === 'year') return yearBefore(span)
  if (step === 'month') return monthsEarlier(span, 1)
  if (step === 'day') return { from: addDays(from, -1), to: addDays(to, -1) }
  if (from === firstOfMonth(from)) return monthsEarlier(span, monthsIn(span))
  const days = daysBetween(from, to) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

const monthsIn = ({ from, to }: Span): number => {
  const [a = 0, b = 0] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return b - a + 1
}
