/** Electricity by months. */
import { countOfMonths, type CountOfMonths } from './count-of-months.ts'

export const ELECTRIC_MONTHS: CountOfMonths = {
  name: 'electricity',
  usage: 'electric_usage',
  count: 'electric_count',
  billed: 'total',
}

export const electricCount = countOfMonths(ELECTRIC_MONTHS)
