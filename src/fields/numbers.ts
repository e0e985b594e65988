/** Numbers as people read them, from their text: a decimal is never turned into a float. */

/** `-1234567.5` with scale 2 → `-1,234,567.50`. */
export function formatDecimal(text: string, scale?: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = scale === undefined ? fraction : fraction.padEnd(scale, '0')
  return sign + whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (digits === '' ? '' : `.${digits}`)
}

/** Exact sum of decimal texts; what is no number counts as nothing. */
export function sumDecimals(texts: readonly string[]): string {
  const numbers = texts.filter((text) => /^-?\d+(\.\d+)?$/.test(text))
  const scale = Math.max(0, ...numbers.map((text) => text.split('.')[1]?.length ?? 0))
  const sum = numbers.reduce((total, text) => total + scaled(text, scale), 0n)
  return unscaled(sum, scale)
}

/** What someone typed → wire text: full-width digits and thousands separators are understood. */
export const typedNumber = (text: string): string =>
  text.replace(/[０-９．－]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)).replace(/[。]/g, '.').replace(/[,，\s]/g, '')

/** `5` or `5.` or `.5` with scale 2 → `5.00`, `0.50`; text that is no such number stays for the form to refuse. */
export function paddedDecimal(text: string, scale: number): string {
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match || text === '' || text === '-' || text === '.') return text
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = fraction.padEnd(scale, '0')
  return `${sign}${whole || '0'}${digits === '' ? '' : `.${digits}`}`
}

function scaled(text: string, scale: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

function unscaled(value: bigint, scale: number): string {
  if (scale === 0) return String(value)
  const sign = value < 0n ? '-' : ''
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0')
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
