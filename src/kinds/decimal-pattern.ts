/** What a decimal of a scale looks like on the wire, for schemas, filters and addresses alike. */
import { DECIMAL_DIGITS } from './formats.ts'

export const decimalPattern = (scale: number): string =>
  `^-?\\d{1,${DECIMAL_DIGITS - scale}}${scale === 0 ? '' : `(\\.\\d{1,${scale}})?`}$`
