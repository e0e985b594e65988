/**
 * Electricity by days that are over, at the meter's own price, else by the fee rule in force for its room: at its one
 * price, or at that of each period of the day, for what the register of that period has counted.
 */
import { DeviceType } from '../../generated/enums.ts'
import { dayOf, startOfDay } from '../../values/calendar.ts'
import { TARIFFS } from '../domain/energy.ts'
import { tariffOf } from '../meters/tariff.ts'
import { usageOfDays, type UsageOfDays } from './usage-of-days.ts'

export const ELECTRICITY: UsageOfDays = {
  name: 'electricity',
  reading: 'electricity_reading',
  usage: 'electric_usage',
  types: [DeviceType.electricity_meter],
  shown: (column) => column('electric_read'),
  registers: TARIFFS,
  more: {},
  until: (now) => startOfDay(dayOf(now)),
  priceOf: async (work, { room_id, price }) => {
    if (price !== null) return { price }
    const tariff = await tariffOf(work, room_id)
    if (tariff === null) return null
    const { fee_rule_id: _, ...prices } = tariff
    return prices
  },
}

export const electricUsage = usageOfDays(ELECTRICITY)
