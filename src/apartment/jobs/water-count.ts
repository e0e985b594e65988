/** Water by months. */
import { countOfMonths, type CountOfMonths } from './count-of-months.ts'

export const WATER_MONTHS: CountOfMonths = {
  name: 'water',
  usage: 'water_usage',
  count: 'water_count',
  billed: 'used',
}

export const waterCount = countOfMonths(WATER_MONTHS)
