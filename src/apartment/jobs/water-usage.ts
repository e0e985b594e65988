/** Water by days, at the price in force for the room. A meter is read once in a night: its day ends with that. */
import { water_divisor } from '../../generated/constants.ts'
import { DeviceType } from '../../generated/enums.ts'
import { READINGS } from '../meters/intake.ts'
import { waterPriceOf } from '../meters/tariff.ts'
import { renewWater, WATER_MONTH } from '../meters/usage-months.ts'
import { usageOfDays, type UsageOfDays } from './usage-of-days.ts'

export const WATER: UsageOfDays = {
  name: 'water',
  reading: 'water_reading',
  usage: 'water_usage',
  months: WATER_MONTH,
  renew: renewWater,
  types: [DeviceType.cold_water_meter, DeviceType.hot_water_meter],
  shown: (column) => `round(${column('amount')} / ${water_divisor}.0, 2)`,
  counts: READINGS.water.counts,
  registers: [],
  more: { hot: 'given.hot' },
  until: (now) => now,
  pricesOf: async (work, { room_id, device_type }) => {
    const price = await waterPriceOf(work, room_id, device_type)
    return price !== null ? [{ from_day: null, until_day: null, price }] : []
  },
}

export const waterUsage = usageOfDays(WATER)
