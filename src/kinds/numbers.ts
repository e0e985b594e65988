/**
 * Numbers as people read and type them, from their text: a decimal is never turned into a float. How they are written
 * is the product's to say (the constant `number_format`), alike in every language; on the wire the point is the sign.
 */

import type { Lang } from '../model/model.ts'

export interface NumberFormat {
  readonly locale: string
  readonly grouping: boolean
}

interface Signs {
  readonly whole: Intl.NumberFormat
  readonly decimal: string
}

const signsOf = ({ locale, grouping }: NumberFormat): Signs => {
  const whole = new Intl.NumberFormat(locale, { useGrouping: grouping && 'always', numberingSystem: 'latn' })
  const decimal = whole.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return { whole, decimal }
}

let signs = signsOf({ locale: 'en', grouping: true })

/** Whoever starts with a model says it, before numbers are shown or typed. */
export function setNumberFormat(format: NumberFormat): void {
  signs = signsOf(format)
}

/** `-1234567.5` with scale 2 → `-1,234,567.50`, or `-1.234.567,50`. */
export function formatDecimal(text: string, scale?: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = scale === undefined ? fraction : fraction.padEnd(scale, '0')
  return sign + signs.whole.format(BigInt(whole)) + (digits === '' ? '' : `${signs.decimal}${digits}`)
}

/** As a sentence has it, with its unit: `3,147.23元`, `3,147.23 CNY`. */
export const amountIn = (lang: Lang, number: string, unit: string, scale?: number): string =>
  `${formatDecimal(number, scale)}${lang === 'zh' || unit === '' ? '' : ' '}${unit}`

/** Wire text → what a box holds: without groups, so that it can be typed on. */
export const numberInBox = (text: string): string => text.replace('.', signs.decimal)

/**
 * What someone typed → wire text: full-width digits and thousands separators are understood. What could be either sign
 * (`1.234`) is read as the product writes numbers; text that is no such number stays for the form to refuse.
 */
export function typedNumber(text: string): string {
  const typed = text
    .replace(/[０-９．－，]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[。]/g, '.')
    .replace(/[\s’']/g, '')
  const [decimal, group] = signs.decimal === ',' ? ([',', '.'] as const) : (['.', ','] as const)
  const [decimals, groups] = [decimal, group].map((sign) => typed.split(sign).length - 1) as [number, number]
  const isSwapped =
    groups === 1 && (decimals === 0 ? NO_GROUP[group].test(typed) : typed.indexOf(group) > typed.lastIndexOf(decimal))
  return isSwapped
    ? typed.replaceAll(decimal, '').replace(group, '.')
    : typed.replaceAll(group, '').replaceAll(decimal, '.')
}

/** What follows a sign that does not stand between thousands. */
const NO_GROUP = { '.': /\.(\d{0,2}|\d{4,})$/, ',': /,\d{1,2}$/ } as const

/** `5` or `5.` or `.5` with scale 2 → `5.00`, `0.50`; text that is no such number stays for the form to refuse. */
export function paddedDecimal(text: string, scale: number): string {
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match || text === '' || text === '-' || text === '.') return text
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = fraction.padEnd(scale, '0')
  return `${sign}${whole || '0'}${digits === '' ? '' : `.${digits}`}`
}
