/** Of amounts with two decimals, exact. */
export function minus(one: string, other: string): string {
  const left = hundredths(one) - hundredths(other)
  const digits = String(left < 0n ? -left : left).padStart(3, '0')
  return `${left < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function hundredths(text: string): bigint {
  const [whole = '0', rest = ''] = text.split('.')
  return BigInt(`${whole}${rest.padEnd(2, '0').slice(0, 2)}`)
}
