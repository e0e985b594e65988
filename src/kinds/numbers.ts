/** Numbers as people read them, from their text: a decimal is never turned into a float. */

/** `-1234567.5` with scale 2 → `-1,234,567.50`. */
export function formatDecimal(text: string, scale?: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = scale === undefined ? fraction : fraction.padEnd(scale, '0')
  return sign + whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (digits === '' ? '' : `.${digits}`)
}

/** What someone typed → wire text: full-width digits and thousands separators are understood. */
export const typedNumber = (text: string): string =>
  text
    .replace(/[０-９．－]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[。]/g, '.')
    .replace(/[,，\s]/g, '')

/** `5` or `5.` or `.5` with scale 2 → `5.00`, `0.50`; text that is no such number stays for the form to refuse. */
export function paddedDecimal(text: string, scale: number): string {
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match || text === '' || text === '-' || text === '.') return text
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = fraction.padEnd(scale, '0')
  return `${sign}${whole || '0'}${digits === '' ? '' : `.${digits}`}`
}
