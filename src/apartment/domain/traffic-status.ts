/** State of a SIM's data plan, from its expiry day (spec §4). */
import { TrafficStatus } from '../../generated/enums.ts'
import { addMonths, dayOf, endOfDay } from '../../values/calendar.ts'

/** The plan lasts to the end of its expiry day; six months later the carrier cancels the number. */
export function trafficStatusOf(expiry: string, now: Date): TrafficStatus {
  const end = endOfDay(expiry)
  if (end < sixMonthsBefore(now)) return TrafficStatus.cancelled
  return end > now ? TrafficStatus.not_expired : TrafficStatus.expired
}

function sixMonthsBefore(now: Date): Date {
  const sinceMidnight = now.getTime() - endOfDay(dayOf(now)).getTime()
  return new Date(endOfDay(addMonths(dayOf(now), -6)).getTime() + sinceMidnight)
}
