/** Which texts of an address a kind of field can be asked for: anything else is no value of it. */
import { decimalPattern } from './decimal-pattern.ts'
import type { FieldUi } from './cell.ts'

type Accepts = FieldUi['accepts']

const LONGEST_TEXT = 200

export const isYesNo: Accepts = (text) => text === 'true' || text === 'false'
export const isText: Accepts = (text) => text.trim() !== '' && text.length <= LONGEST_TEXT && !text.includes('\0')
export const isWhole: Accepts = (text) => /^-?\d{1,15}$/.test(text)
export const isKey: Accepts = (text) => /^[1-9]\d{0,14}$/.test(text)
export const isDecimal: Accepts = (text, { scale }) => new RegExp(decimalPattern(scale)).test(text)
export const isDay: Accepts = (text) =>
  /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text) && !Number.isNaN(Date.parse(text))
export const isNothing: Accepts = () => false
