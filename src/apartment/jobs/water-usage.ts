/** Water by days, at the price in force for the room. A meter is read once in a night: its day ends with that. */
import { water_divisor } from '../../generated/constants.ts'
import { DeviceType } from '../../generated/enums.ts'
import { usageOfDays, type UsageOfDays } from './usage-of-days.ts'

export const WATER: UsageOfDays = {
  name: 'water',
  reading: 'water_reading',
  usage: 'water_usage',
  types: [DeviceType.cold_water_meter, DeviceType.hot_water_meter],
  shown: (column) => `round(${column('amount')} / ${water_divisor}.0, 2)`,
  counts: () => 'true',
  registers: [],
  more: { hot: 'given.hot' },
  until: (now) => now,
  pricesOf: async ({ settings }, { room_id, device_type }) => {
    const name = device_type === DeviceType.hot_water_meter ? 'hot_price' : 'cold_price'
    const price = (await settings('watermeter_setting', 'room', room_id)).get(name)
    return typeof price === 'string' ? [{ from_day: null, until_day: null, price }] : []
  },
}

export const waterUsage = usageOfDays(WATER)
