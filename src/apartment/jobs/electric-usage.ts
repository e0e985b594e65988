/**
 * Electricity by days that are over, at the meter's own price, else by the fee rule in force for its room: at its one
 * price, or at that of each period of the day, for what the register of that period has counted.
 */
import { DeviceType } from '../../generated/enums.ts'
import { dayOf, startOfDay } from '../../values/calendar.ts'
import { TARIFFS } from '../domain/energy.ts'
import { usageOfDays, type UsageOfDays } from './usage-of-days.ts'

const PRICES = ['sharp_price', 'peak_price', 'shoulder_price', 'off_peak_price'] as const

export const ELECTRICITY: UsageOfDays = {
  name: 'electricity',
  reading: 'electricity_reading',
  usage: 'electric_usage',
  types: [DeviceType.electricity_meter],
  shown: (column) => column('electric_read'),
  registers: TARIFFS,
  more: {},
  until: (now) => startOfDay(dayOf(now)),
  priceOf: async ({ settings, records }, { room_id, price }) => {
    if (price !== null) return { price }
    const rule = (await settings('elemeter_setting', 'room', room_id)).get('fee_rule_id')
    if (typeof rule !== 'number') return null
    const [found] = await records.of('fee_rule').find({ id: rule }, ['price', ...PRICES], 1)
    if (found === undefined) return null
    const { key: _, ...prices } = found
    return prices
  },
}

export const electricUsage = usageOfDays(ELECTRICITY)
