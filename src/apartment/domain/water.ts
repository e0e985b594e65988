/** Water meters count in hundredths of a ton (m³). */
import { Decimal } from 'decimal.js'
import { water_divisor } from '../../generated/constants.ts'

export const tons = (amount: number | string): string => new Decimal(amount).div(water_divisor).toFixed(2)

/**
 * What was used between two readings; null when the meter went backwards, which is a reset: flag it, do not bill it.
 */
export function waterUsed(before: string, after: string): string | null {
  const step = new Decimal(after).minus(before)
  return step.isNegative() ? null : step.toFixed(2)
}
