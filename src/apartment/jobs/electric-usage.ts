/**
 * Electricity by days that are over, at the meter's own price, else at that of the fee rule in force for its room. A
 * rule with prices by hours has no one price: a meter of such a room needs its own.
 */
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
  priceOf: async ({ settings, records }, { room_id, price }) => {
    if (price !== null) return price
    const inForce = await settings('elemeter_setting', 'room', room_id)
    const rule = inForce.find(({ field }) => field === 'fee_rule_id')?.value
    if (typeof rule !== 'number') return null
    const [found] = await records.of('fee_rule').find({ id: rule }, ['price'], 1)
    return found?.price ?? null
  },
}

export const electricUsage = usageOfDays(ELECTRICITY)
