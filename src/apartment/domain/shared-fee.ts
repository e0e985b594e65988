/** The shared (公摊) energy of a home in one period, and its division among the rooms that take part. */
import { Decimal } from 'decimal.js'

/** What the total meter counted beyond the rooms' meters; negative means: do not divide. */
export const sharedByTotalMeter = (total: string, rooms: readonly string[]): string =>
  new Decimal(total).minus(sum(rooms)).toFixed(2)

export const sharedByOwnMeters = (meters: readonly string[]): string => sum(meters).toFixed(2)

/** In equal parts. */
export const divideEqually = (amount: string, rooms: number): readonly string[] =>
  divideByRatio(
    amount,
    Array.from({ length: rooms }, () => 1),
  )

/**
 * By weights, exact to the cent: every part is rounded down, and the cents left over go one by one to the largest
 * remainders (of equal ones, to the first). The parts always add up to the amount.
 */
export function divideByRatio(amount: string, weights: readonly number[]): readonly string[] {
  const [cents, whole] = [BigInt(new Decimal(amount).times(100).toFixed()), weights.reduce((all, one) => all + one, 0)]
  if (cents < 0n) throw new RangeError('A negative amount cannot be divided')
  if (weights.some((weight) => weight < 0) || whole <= 0)
    throw new RangeError('Weights must be positive in sum and none negative')
  const exact = weights.map((weight) => cents * BigInt(weight))
  const parts = exact.map((part) => part / BigInt(whole))
  const left = Number(parts.reduce((all, one) => all - one, cents))
  const lucky = new Set(byRemainder(exact.map((part) => Number(part % BigInt(whole)))).slice(0, left))
  return parts.map((part, at) => inUnits(lucky.has(at) ? part + 1n : part))
}

const inUnits = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`

/** Positions, the largest remainder first. */
const byRemainder = (remainders: readonly number[]): readonly number[] =>
  remainders.map((_, at) => at).sort((a, b) => remainders[b]! - remainders[a]! || a - b)

const sum = (amounts: readonly string[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), new Decimal(0))
