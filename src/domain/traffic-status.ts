/** State of a SIM's data plan, from its expiry day (spec §4). Codes of the enum `traffic_status`. */
import { addMonths, dayOf, endOfDay } from './calendar.ts'

export const trafficStatus = { notExpired: 1, expired: 2, cancelled: 3 } as const
export type TrafficStatus = (typeof trafficStatus)[keyof typeof trafficStatus]

/** The plan lasts to the end of its expiry day; six months later the carrier cancels the number. */
export function trafficStatusOf(expiry: string, now: Date): TrafficStatus {
  const end = endOfDay(expiry)
  if (end < sixMonthsBefore(now)) return trafficStatus.cancelled
  return end > now ? trafficStatus.notExpired : trafficStatus.expired
}

function sixMonthsBefore(now: Date): Date {
  const sinceMidnight = now.getTime() - endOfDay(dayOf(now)).getTime()
  return new Date(endOfDay(addMonths(dayOf(now), -6)).getTime() + sinceMidnight)
}
