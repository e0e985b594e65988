/** State of a SIM's data plan, from its expiry day (spec §4). */
import { traffic_cancelled_after_months } from '../../generated/constants.ts'
import { TrafficStatus } from '../../generated/enums.ts'
import { addMonths, dayOf, endOfDay } from '../../values/calendar.ts'

/** The plan lasts to the end of its expiry day; some months later the carrier cancels the number. */
export function trafficStatusOf(expiry: string, now: Date): TrafficStatus {
  const end = endOfDay(expiry)
  if (end < cancelledBefore(now)) return TrafficStatus.cancelled
  return end > now ? TrafficStatus.not_expired : TrafficStatus.expired
}

function cancelledBefore(now: Date): Date {
  const sinceMidnight = now.getTime() - endOfDay(dayOf(now)).getTime()
  return new Date(endOfDay(addMonths(dayOf(now), -traffic_cancelled_after_months)).getTime() + sinceMidnight)
}
