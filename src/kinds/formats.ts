/**
 * The string formats of our documents, one definition for ajv at run time, for its standalone code and for whoever
 * checks by hand. Must import nothing: generated validators import it as it is.
 */
export interface Format {
  readonly type: 'string'
  readonly validate: (text: string) => boolean
  /** Order of two valid texts; used by `formatMinimum` and its kin. */
  readonly compare: (a: string, b: string) => number
}

const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/
/** An address that a browser may open: nothing but `https`. */
const URI = /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export const formats = {
  decimal: { type: 'string', validate: (text) => DECIMAL.test(text), compare: compareDecimals },
  date: { type: 'string', validate: isDate, compare: compareTexts },
  'date-time': { type: 'string', validate: (text) => isDate(INSTANT.exec(text)?.[1] ?? ''), compare: compareInstants },
  /** Time of day, `HH:mm`. */
  time: { type: 'string', validate: (text) => CLOCK.test(text), compare: compareTexts },
  email: { type: 'string', validate: (text) => EMAIL.test(text), compare: compareTexts },
  /** A page of the web. */
  uri: { type: 'string', validate: (text) => URI.test(text), compare: compareTexts },
} satisfies Record<string, Format>
export type FormatName = keyof typeof formats

/** Digits of a decimal before and after the point together. */
export const DECIMAL_DIGITS = 18

/** Years 0001–9999: what both JavaScript and the database call a date. */
function isDate(text: string): boolean {
  const parts = DATE.exec(text)
  if (parts === null || parts[1] === '0000') return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function compareInstants(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b)
}

/**
 * By value, exactly (NaN when one is no decimal: ajv compares before it has judged the format): both are widened to the
 * same number of digits after the point and compared as integers.
 */
function compareDecimals(a: string, b: string): number {
  if (!DECIMAL.test(a) || !DECIMAL.test(b)) return Number.NaN
  const digits = Math.max(fraction(a).length, fraction(b).length)
  const [left, right] = [scaled(a, digits), scaled(b, digits)]
  return left < right ? -1 : left > right ? 1 : 0
}

const fraction = (text: string): string => text.split('.')[1] ?? ''
/** As a whole number of its parts of ten to the power of `digits`, of which it has no finer ones. */
export const scaled = (text: string, digits: number): bigint =>
  BigInt((text.split('.')[0] ?? '') + fraction(text).padEnd(digits, '0'))
