/** Chinese ID numbers (GB 11643): the form, the check digit, and the step from the 15-digit form of before 2000. */
import { isRealDate } from './calendar.ts'

const FORM_18 = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dXx]$/
const FORM_15 = /^[1-9]\d{5}(\d{2})(\d{2})(\d{2})\d{3}$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const DIGITS = '10X98765432'

/** Right in form, with a date that exists. The check digit is a further question: `hasIdCardCheckDigit`. */
export function isIdCard(text: string): boolean {
  const [, year, month, day] = FORM_18.exec(text) ?? century(FORM_15.exec(text)) ?? []
  return year !== undefined && isRealDate(`${year}-${month}-${day}`)
}

/** True for the 15-digit form, which has none to be wrong. */
export function hasIdCardCheckDigit(text: string): boolean {
  if (!isIdCard(text)) return false
  return text.length === 15 || idCardCheckDigit(text.slice(0, 17)) === text[17]?.toUpperCase()
}

export function idCardCheckDigit(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(first17[at]), 0)
  return DIGITS.charAt(sum % 11)
}

/** The 18-digit number of a 15-digit one; an 18-digit one with its X as a capital; null when it is neither. */
export function idCard18(text: string): string | null {
  if (!isIdCard(text)) return null
  if (text.length === 18) return text.toUpperCase()
  const first17 = `${text.slice(0, 6)}19${text.slice(6)}`
  return first17 + idCardCheckDigit(first17)
}

/** Two-digit years of the old form are all of the 20th century. */
function century(match: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return match && [match[0], `19${match[1]}`, match[2], match[3]]
}
