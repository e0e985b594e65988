/** Amounts with two decimals, exact. */
export function minus(one: string, other: string): string {
  return inText(hundredths(one) - hundredths(other))
}

export const sum = (amounts: readonly string[]): string =>
  inText(amounts.reduce((all, one) => all + hundredths(one), 0n))

export const isLess = (one: string, other: string): boolean => hundredths(one) < hundredths(other)

function inText(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function hundredths(text: string): bigint {
  const [whole = '0', rest = ''] = text.split('.')
  return BigInt(`${whole}${rest.padEnd(2, '0').slice(0, 2)}`)
}
