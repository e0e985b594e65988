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
  const whole = sum(weights.map(String))
  if (new Decimal(amount).isNegative()) throw new RangeError('A negative amount cannot be divided')
  if (weights.some((weight) => weight < 0) || !whole.gt(0))
    throw new RangeError('Weights must be positive in sum and none negative')
  const exact = weights.map((weight) => new Decimal(amount).times(100).times(weight).div(whole))
  const cents = exact.map((part) => part.floor())
  const left = new Decimal(amount)
    .times(100)
    .minus(sum(cents.map(String)))
    .toNumber()
  const lucky = new Set(byRemainder(exact).slice(0, left))
  return cents.map((part, at) =>
    part
      .plus(lucky.has(at) ? 1 : 0)
      .div(100)
      .toFixed(2),
  )
}

/** Positions, the largest remainder first. */
function byRemainder(exact: readonly Decimal[]): readonly number[] {
  const remainder = (at: number): Decimal => (exact[at] ?? new Decimal(0)).mod(1)
  return exact.map((_, at) => at).sort((a, b) => remainder(b).cmp(remainder(a)) || a - b)
}

const sum = (amounts: readonly string[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), new Decimal(0))
