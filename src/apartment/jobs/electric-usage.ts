/**
 * Electricity by days that are over, each at that day's prices of the fee rule in force for the meter's room: at its
 * one price, or at that of each period of the day, for what the register of that period has counted.
 */
import { DeviceType } from '../../generated/enums.ts'
import { dayOf, startOfDay } from '../../values/calendar.ts'
import { TARIFFS } from '../domain/energy.ts'
import { renewEnergy } from '../meters/home-energy.ts'
import { counts } from '../meters/intake.ts'
import { tariffsOf } from '../meters/tariff.ts'
import { ELECTRIC_MONTH } from '../meters/usage-months.ts'
import { usageOfDays, type UsageOfDays } from './usage-of-days.ts'

export const ELECTRICITY: UsageOfDays = {
  name: 'electricity',
  reading: 'electricity_reading',
  usage: 'electric_usage',
  months: ELECTRIC_MONTH,
  renew: renewEnergy,
  types: [DeviceType.electricity_meter],
  shown: (column) => column('electric_read'),
  counts,
  registers: TARIFFS,
  more: {},
  until: (now) => startOfDay(dayOf(now)),
  pricesOf: (work, { room_id }) => tariffsOf(work, room_id),
}

export const electricUsage = usageOfDays(ELECTRICITY)
