/** Electricity by days that are over, at the price of the meter. */
import { DeviceType } from '../../generated/enums.ts'
import { dayOf, startOfDay } from '../../values/calendar.ts'
import { usageOfDays, type UsageOfDays } from './usage-of-days.ts'

export const ELECTRICITY: UsageOfDays = {
  name: 'electricity',
  reading: 'electricity_reading',
  usage: 'electric_usage',
  types: [DeviceType.electricity_meter],
  shown: (column) => column('electric_read'),
  more: {},
  until: (now) => startOfDay(dayOf(now)),
  priceOf: (_, { price }) => Promise.resolve(price),
}

export const electricUsage = usageOfDays(ELECTRICITY)
