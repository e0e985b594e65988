/**
 * How the hours of a day are shared out: spans from one full hour to another, over midnight where they end no later
 * than they begin.
 */
import { hours_per_day as HOURS } from '../../generated/constants.ts'

export interface Segment {
  readonly begin_hour: number
  readonly end_hour: number
}

/** From one hour to another, the later one not included. */
export type Span = readonly [from: number, to: number]

/** Hours that no segment holds, and hours that more than one holds; none of both: they cover the day exactly once. */
export function coverOf(segments: readonly Segment[]): {
  readonly gaps: readonly Span[]
  readonly overlaps: readonly Span[]
} {
  const times = Array.from({ length: HOURS }, (_, hour) => segments.filter((segment) => holds(segment, hour)).length)
  return { gaps: spansWhere(times, (count) => count === 0), overlaps: spansWhere(times, (count) => count > 1) }
}

const holds = ({ begin_hour: begin, end_hour: end }: Segment, hour: number): boolean =>
  end > begin ? hour >= begin && hour < end : hour >= begin || hour < end

function spansWhere(times: readonly number[], is: (count: number) => boolean): readonly Span[] {
  const starts = times.flatMap((count, hour) => (is(count) && !(hour > 0 && is(times[hour - 1]!)) ? [hour] : []))
  return starts.map((from) => {
    const after = times.findIndex((count, hour) => hour > from && !is(count))
    return [from, after < 0 ? HOURS : after]
  })
}
